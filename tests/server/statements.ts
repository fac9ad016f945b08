import { DatabaseSync } from 'node:sqlite'

/** Calls `look` before each statement that any database but a lock is given; answers how to stop. */
export function beforeEachStatement(look: () => void): () => void {
  const { prepare, exec } = DatabaseSync.prototype
  const isLock = (file: DatabaseSync) => file.location()?.includes('lock') ?? false
  DatabaseSync.prototype.prepare = function (...given: Parameters<typeof prepare>) {
    if (!isLock(this)) look()
    return prepare.apply(this, given)
  }
  DatabaseSync.prototype.exec = function (...given: Parameters<typeof exec>) {
    if (!isLock(this)) look()
    return exec.apply(this, given)
  }
  return () => Object.assign(DatabaseSync.prototype, { prepare, exec })
}
