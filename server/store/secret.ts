import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The installation's own key, kept beside the database and never in it. */
export type Secret = {
  /** A keyed digest: who reads the database alone cannot try all codes against it. */
  digest(...parts: readonly string[]): string
}

/** Opens the key of a data folder, making it the first time. */
export function openSecret(dataDir: string): Secret {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'secret.key')
  try {
    writeFileSync(path, randomBytes(32), { flag: 'wx', mode: 0o600 })
  } catch {
    // It stands there from an earlier start.
  }
  const key = readFileSync(path)
  return {
    digest: (...parts) =>
      createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
  }
}

/** A plain digest: enough for what is already 256 bits of chance. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')
