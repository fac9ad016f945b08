import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { copiesOf, copyNames } from './copies.ts'

/** Up to here the indexes are held against their tables too: about 0.7 s for 100 MB, where the quick check takes 0.4 s. */
const WHOLE_CHECK_BYTES = 256 * 1_048_576

// SQLite's own numbers for a damaged file and for one that is no database.
const DAMAGED = [11, 26]

/** What is wrong with an open database file, in SQLite's words; null when it is whole. */
export function findDamage(file: DatabaseSync, path: string): string | null {
  const check = statSync(path).size > WHOLE_CHECK_BYTES ? 'quick_check' : 'integrity_check'
  try {
    const found = Object.values(file.prepare(`pragma ${check}(1)`).get() ?? {})[0]
    return found === 'ok' ? null : String(found).replace(/\s+/g, ' ')
  } catch (fault) {
    if (isDamage(fault)) return fault.message
    throw fault
  }
}

function isDamage(fault: unknown): fault is Error {
  const code = fault instanceof Error && 'errcode' in fault ? Number(fault.errcode) : 0
  return DAMAGED.includes(code & 0xff)
}

/** The one line for an operator whose database is damaged: what to do, and where the copies lie. */
export function damageLine(dataDir: string, damage: string): string {
  const [newest] = copyNames(dataDir)
  const remedy =
    newest === undefined
      ? `There is no copy in ${copiesOf(dataDir)}: put your own backup in its place, or save what is left with "sqlite3 lamplight.db .recover".`
      : `Its copies lie in ${copiesOf(dataDir)}: put one in its place (the newest is ${newest}) and remove lamplight.db-wal and lamplight.db-shm.`
  return `The database ${join(dataDir, 'lamplight.db')} is damaged: ${damage}. Nothing was changed. Keep the folder as it is somewhere else first. ${remedy}`
}
