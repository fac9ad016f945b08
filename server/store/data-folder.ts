import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a first start writes, and some more. */
const NEEDED_BYTES = 1_048_576

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this account',
  EFBIG: 'no file of a megabyte may be written there',
  EEXIST: 'there is a file in its place',
  ENOTDIR: 'there is a file in its place',
  ENOENT: 'no folder can be made there',
}

/** Makes the folder where everything is kept and writes into it; answers in a few words what hinders it, else null. */
export function prepareDataFolder(folder: string): string | null {
  try {
    makeFolder(folder)
    const probe = join(folder, `.probe-${process.pid}`)
    try {
      writeFileSync(probe, Buffer.alloc(NEEDED_BYTES), { flag: 'wx', mode: 0o600 })
    } finally {
      rmSync(probe, { force: true })
    }
    return null
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    return REASONS[('code' in fault && String(fault.code)) || ''] ?? fault.message
  }
}

// Step by step: where a folder says that it is not there although its parent is (/proc), Node's own way never ends.
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (!found && dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}
