import { Client } from 'pg'
import { lockFolder } from './lock.ts'
import { migrate, NEWEST_SCHEMA, schemaStand } from './migrate.ts'
import type { OpenedStore, Refused } from './opened.ts'
import { CONNECT_MS, postgresStore } from './postgres.ts'
import type { Store } from './tables.ts'

/** What a server holds of its database while it runs, so that no second one writes there: a number of our own. */
const HELD = 0x1a_4b_71_9d

/**
 * Opens a PostgreSQL database, migrated, and holds the data folder, where secret, mail and media lie; refuses in one
 * line where that cannot be. `onLost` hears of a connection that broke while nobody used it.
 */
export async function openPostgres(
  url: string,
  dataDir: string,
  onLost: (cause: Error) => void,
): Promise<OpenedStore | Refused> {
  const lock = lockFolder(dataDir)
  if ('heldBy' in lock) return { refused: lock.heldBy }
  const { store, pool } = postgresStore(url, onLost)
  const held = await hold(url, onLost).catch((cause: unknown) => ({
    refused: notReached(url, cause),
  }))
  const close = async (): Promise<void> => {
    if ('end' in held) await held.end()
    // Kysely closes only what it has begun to use
    await store.destroy()
    if (!pool.ended) await pool.end()
    lock.release()
  }
  const refused = 'refused' in held ? held.refused : await bringUp(store, url)
  if (refused === null) return { store, close }
  await close()
  return { refused }
}

/** A connection that holds the database for this process; it lets go of it with the connection, also where the process is killed. */
async function hold(url: string, onLost: (cause: Error) => void): Promise<Client | Refused> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', onLost)
  await client.connect()
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1) as held',
    [HELD],
  )
  if (rows[0]?.held === true) return client
  await client.end()
  return { refused: 'The database of DATABASE_URL is held by another server.' }
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
