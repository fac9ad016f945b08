import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '#server/config.ts'
import { postgresStore } from './postgres.ts'
import { storeOf } from './sqlite.ts'
import type { Store } from './tables.ts'

/** Opens the database for looking things up, beside a server or without one: it is not locked and not brought to a newer schema. */
export async function openToRead({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<
  { store: Store; close(): Promise<void> } | { refused: string }
> {
  if (databaseUrl !== null) {
    const { store, pool } = postgresStore(databaseUrl, () => undefined)
    return {
      store,
      async close() {
        await store.destroy()
        // Kysely closes only what it has begun to use
        if (!pool.ended) await pool.end()
      },
    }
  }
  const path = join(dataDir, 'lamplight.db')
  if (!existsSync(path))
    return { refused: `The data folder ${dataDir} has no database: there are no games in it.` }
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
  return { store: storeOf(file), close: async () => file.close() }
}
