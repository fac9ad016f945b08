import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type DialectAdapter, Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import type { Store, Tables } from './tables.ts'

/** So many statements are kept prepared: more than the product has, whatever the length of its lists. */
const KEPT_STATEMENTS = 300

/** Speaks to an open SQLite file as to any other database. */
export function storeOf(file: DatabaseSync): Store {
  const prepared = new Map<string, Prepared>()
  // Kysely speaks to drivers in the form of better-sqlite3; this is node:sqlite in that form.
  const database = {
    close: () => file.close(),
    prepare(text: string) {
      const known = prepared.get(text)
      if (known !== undefined) return known
      const made = preparedIn(file, text)
      if (prepared.size >= KEPT_STATEMENTS) prepared.clear()
      prepared.set(text, made)
      return made
    },
  }
  return new Kysely<Tables>({ dialect: new AtomicDialect({ database }) })
}

type Prepared = ReturnType<typeof preparedIn>

/** Reading and compiling a statement costs more than most of ours do to run, so each is prepared once. */
function preparedIn(file: DatabaseSync, text: string) {
  const statement = file.prepare(text)
  const values = (given: readonly unknown[]) => given as readonly SQLInputValue[] // Kysely passes what the tables hold
  return {
    reader: statement.columns().length > 0,
    all: (given: readonly unknown[]) => statement.all(...values(given)),
    run: (given: readonly unknown[]) => statement.run(...values(given)),
    // two who go through the same rows at a time need a cursor each
    iterate: (given: readonly unknown[]) => file.prepare(text).iterate(...values(given)),
  }
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
