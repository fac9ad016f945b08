import { Client } from 'pg'
import { migrate, NEWEST_SCHEMA, schemaStand } from './migrate.ts'
import type { OpenedStore, RefusedStore } from './opened.ts'
import { CONNECT_MS, postgresStore } from './postgres.ts'
import { hearNotices } from './postgres-notices.ts'
import type { Store } from './tables.ts'

/** What servers hold of their database together, and whoever moves data into it alone: a number of our own. */
const HELD = 0x1a_4b_71_9d
const ignored = (): void => undefined

/**
 * Opens a PostgreSQL database, migrated, beside any other server of it; refuses in one line where that cannot be.
 * `onLost` hears of a connection that broke while nobody used it.
 */
export async function openPostgres(
  url: string,
  onLost: (cause: Error) => void,
): Promise<OpenedStore | RefusedStore> {
  const heard = await hearNotices(url, (client) => hold(client, 'shared'), onLost).catch(
    (cause: unknown) => ({ refused: notReached(url, cause) }),
  )
  if ('refused' in heard) return heard
  const opened = await openHeld(url, onLost, heard.close)
  return 'refused' in opened ? opened : { ...opened, notices: heard.notices }
}

/** Opens it for this process alone: no server may use it meanwhile. */
export async function openAlone(url: string): Promise<OpenedStore | RefusedStore> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', ignored)
  const end = () => client.end()
  try {
    await client.connect()
    const refused = await hold(client, 'alone')
    if (refused === null) return await openHeld(url, ignored, end)
    await end()
    return { refused }
  } catch (cause) {
    await end()
    return { refused: notReached(url, cause) }
  }
}

/** Goes with the connection, also where the process is killed. */
async function hold(client: Client, how: 'shared' | 'alone'): Promise<string | null> {
  const lock = how === 'shared' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  const { rows } = await client.query<{ held: boolean }>(`select ${lock}($1) as held`, [HELD])
  if (rows[0]?.held === true) return null
  return how === 'alone'
    ? 'The database of DATABASE_URL is used by a server: end it first.'
    : 'The database of DATABASE_URL is being filled by npm run migrate-data: start again when that is through.'
}

async function openHeld(
  url: string,
  onLost: (cause: Error) => void,
  letGo: () => Promise<void>,
): Promise<OpenedStore | RefusedStore> {
  const { store, pool } = postgresStore(url, onLost)
  const close = async (): Promise<void> => {
    await letGo()
    // Kysely closes only what it has begun to use
    await store.destroy()
    if (!pool.ended) await pool.end()
  }
  const refused = await bringUp(store, url).catch((cause: unknown) => notReached(url, cause))
  if (refused === null) return { store, close }
  await close()
  return { refused }
}

/** Brings the database to the schema of this build; answers why not where it must stay as it is. */
async function bringUp(store: Store, url: string): Promise<string | null> {
  const { taken, unknown } = await schemaStand(store)
  const newer = unknown.at(-1)
  if (newer !== undefined)
    return `The database ${placeOf(url)} has schema ${taken.length} (${newer}), and this build knows no later one than ${NEWEST_SCHEMA}: start the newer build that wrote it, or set DATABASE_URL to another database. Nothing was changed.`
  try {
    await migrate(store)
    return null
  } catch (cause) {
    return `The database ${placeOf(url)} could not be brought to schema ${NEWEST_SCHEMA} (${textOf(cause)}). Nothing was changed.`
  }
}

const notReached = (url: string, cause: unknown): string =>
  `The database ${placeOf(url)} cannot be used: ${textOf(cause)}. Look at DATABASE_URL, and whether PostgreSQL listens there.`

/** Where a database is, without who uses it and with which password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`
}

/** A host of several addresses fails once for each. */
function textOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(textOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
