import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { release(): void }

/**
 * Takes the data folder for this process, or says in one line who holds it. The kernel keeps the lock and
 * drops it with the process, so a server that was killed leaves nothing behind that must be cleaned up.
 */
export function lockFolder(dataDir: string): FolderLock | { heldBy: string } {
  mkdirSync(dataDir, { recursive: true })
  const holder = join(dataDir, 'lamplight.lock')
  const file = new DatabaseSync(join(dataDir, 'lamplight.lock.db'), { timeout: 0 })
  try {
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (fault) {
    file.close()
    if (!isBusy(fault)) throw fault
    return { heldBy: `The data folder ${dataDir} is held by ${holderOf(holder)}.` }
  }
  writeFileSync(holder, JSON.stringify({ pid: process.pid }))
  return {
    release() {
      writeFileSync(holder, '{}')
      file.close()
    },
  }
}

// SQLite's own number for a file that another process has locked.
const isBusy = (fault: unknown): boolean =>
  fault instanceof Error && 'errcode' in fault && fault.errcode === 5

function holderOf(path: string): string {
  try {
    const known: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (known !== null && typeof known === 'object' && 'pid' in known) {
      return `another server, process ${String(known.pid)}`
    }
  } catch {
    // It is held all the same; only its holder is not known by number.
  }
  return 'another server'
}
