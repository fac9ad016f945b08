import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

const OTHERS = 0o077

/** Makes the data folder for its owner alone. One that was there is tightened only when nothing but a server's files make it one. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const isOurs = existsSync(join(path, 'lamplight.db')) || readdirSync(path).length === 0
  if (isOurs) tighten(path, 0o700)
}

/** Makes a file for its owner alone, empty where it was not there; what SQLite lays beside it gets the same rights. */
export function privateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  for (const one of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(one)) tighten(one, 0o600)
}

/** Waits until what was written to a file is on the disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function tighten(path: string, mode: number): void {
  if ((statSync(path).mode & OTHERS) === 0) return
  try {
    chmodSync(path, mode)
  } catch {
    // Another's file in a folder that was handed to us: its owner decides who reads it.
  }
}
