import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type DialectAdapter, Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import type { Store, Tables } from './tables.ts'

/** Speaks to an open SQLite file as to any other database. */
export function storeOf(file: DatabaseSync): Store {
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
  return new Kysely<Tables>({ dialect: new AtomicDialect({ database }) })
}

/** Kysely takes SQLite for a database whose tables change outside of transactions, and would migrate without one. */
class AtomicDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new AtomicAdapter()
  }
}

class AtomicAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
