import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import type { Store, Tables } from './tables.ts'

export type OpenedStore = { store: Store; close(): Promise<void> }

/** Opens the embedded database of a data folder, migrated; refuses in one line where another process holds it. */
export async function openStore(dataDir: string): Promise<OpenedStore | { refused: string }> {
  const lock = lockFolder(dataDir)
  if ('heldBy' in lock) return { refused: lock.heldBy }
  const store = openFile(join(dataDir, 'lamplight.db'))
  await migrate(store)
  return {
    store,
    async close() {
      await store.destroy()
      lock.release()
    },
  }
}

function openFile(path: string): Store {
  mkdirSync(join(path, '..'), { recursive: true })
  const file = new DatabaseSync(path, { timeout: 5000 })
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // Kysely speaks to drivers in the form of better-sqlite3; this is node:sqlite in that form.
  const database = {
    close: () => file.close(),
    prepare(text: string) {
      const statement = file.prepare(text)
      const values = (given: readonly unknown[]) => given as readonly SQLInputValue[] // Kysely passes what the tables hold
      return {
        reader: statement.columns().length > 0,
        all: (given: readonly unknown[]) => statement.all(...values(given)),
        run: (given: readonly unknown[]) => statement.run(...values(given)),
        iterate: (given: readonly unknown[]) => statement.iterate(...values(given)),
      }
    },
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}
