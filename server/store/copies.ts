import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { syncFile } from './private-file.ts'

const KEPT = 3
const COPY = /^schema-\d+-.+\.db$/

/** Where the copies of a data folder's database lie. */
export const copiesOf = (dataDir: string): string => join(dataDir, 'copies')

/** The names of the copies, newest first. */
export function copyNames(dataDir: string): string[] {
  const folder = copiesOf(dataDir)
  if (!existsSync(folder)) return []
  const at = (name: string) => name.replace(/^schema-\d+-/, '')
  return readdirSync(folder)
    .filter((name) => COPY.test(name))
    .sort((first, second) => (at(first) < at(second) ? 1 : -1))
}

/** Copies the database as it stands, named by its schema and the time, and keeps the newest few copies. */
export function copyDatabase(file: DatabaseSync, dataDir: string, schema: number, now: Date): void {
  const folder = copiesOf(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `schema-${schema}-${now.toISOString().replace(/:/g, '-')}.db`)
  const draft = `${path}.tmp`
  // What a killed server left of a copy is in the way of nobody but its reader.
  for (const name of readdirSync(folder)) if (name.endsWith('.tmp')) rmSync(join(folder, name))
  file.prepare('vacuum into ?').run(draft)
  chmodSync(draft, 0o600)
  syncFile(draft)
  renameSync(draft, path)
  for (const name of copyNames(dataDir).slice(KEPT)) rmSync(join(folder, name))
}
