import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import type { Store, Tables } from './tables.ts'

/** So many statements are kept prepared by each connection: more than the product has, whatever the length of its lists. */
const KEPT_STATEMENTS = 300
const CONNECTIONS = 10
/** So long a server waits for a connection. */
export const CONNECT_MS = 5_000
/** The numbers of the types that are read otherwise than `pg` reads them: a count is a number, not a text. */
const INT8 = 20

/** Speaks to a PostgreSQL database as to the embedded one. `onLost` hears of a connection that broke while nobody used it. */
export function postgresStore(
  url: string,
  onLost: (cause: Error) => void,
): { store: Store; pool: Pool } {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'lamplight',
    types: {
      getTypeParser: (type, format) =>
        type === INT8 ? Number : (types.getTypeParser(type, format) as (text: string) => unknown),
    },
  })
  pool.on('error', onLost)
  return {
    store: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared(pool) }) }),
    pool,
  }
}

/** A pool whose statements are prepared once for each connection: reading and planning one costs more than most of ours do to run. */
function prepared(pool: Pool): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= KEPT_STATEMENTS) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  const preparing = (client: PoolClient): PostgresPoolClient =>
    ({
      query: (text: string, values: readonly unknown[]) => {
        const name = nameOf(text)
        const query = { text, values: values.map(storable) }
        return client.query(name === undefined ? query : { name, ...query })
      },
      release: (destroy?: boolean) => client.release(destroy),
    }) as unknown as PostgresPoolClient // cursors are not used, and nothing is cancelled
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparing(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** PostgreSQL keeps every character but one. */
export const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
