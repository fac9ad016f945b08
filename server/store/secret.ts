import { createHash, createHmac, randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The installation's own key, kept beside the database and never in it. */
export type ServerSecret = {
  /** A keyed digest: who reads the database alone cannot try all codes against it. */
  digest(...parts: readonly string[]): string
}

const KEY_BYTES = 32

/** Opens the key of a data folder that this process holds, making it the first time; refuses in one line what is no key. */
export function openSecret(dataDir: string): ServerSecret | { refused: string } {
  const path = join(dataDir, 'secret.key')
  const key = keyAt(path)
  if (typeof key === 'string') return { refused: `${path} cannot be used: ${key}.` }
  if (key.length !== KEY_BYTES)
    return {
      refused: `${path} is damaged: it has ${key.length} bytes and must have ${KEY_BYTES}. Put it back from a backup, or remove it: then codes that were mailed lose their worth, and everything else stays.`,
    }
  return {
    digest: (...parts) =>
      createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
  }
}

/** The key, or why there is none. */
function keyAt(path: string): Buffer | string {
  try {
    if (!existsSync(path)) makeKey(path)
    return readFileSync(path)
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  }
}

/** A key stands there whole, or not at all. */
function makeKey(path: string): void {
  const draft = `${path}.${process.pid}.tmp`
  // a file that is there keeps the rights it has
  rmSync(draft, { force: true })
  writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600, flush: true })
  try {
    // of servers that start together on one folder the first one's key is everybody's
    linkSync(draft, path)
  } catch {
    // not every disk knows links
    if (!existsSync(path)) renameSync(draft, path)
  }
  // the key is there: nobody needs a draft any more, this one or one of a start that was killed
  for (const name of readdirSync(dirname(path)))
    if (/^secret\.key\..*tmp$/.test(name)) rmSync(join(dirname(path), name), { force: true })
}

/** A plain digest: enough for what is already 256 bits of chance. */
export const secretDigestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')
