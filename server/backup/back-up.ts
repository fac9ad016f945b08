import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { syncFile } from '#server/store/private-file.ts'
import { fileDigest, filesUnder, type Manifest, manifestPath } from './manifest.ts'

export type Copied = { files: number; schema: number }

/**
 * Copies everything of a data folder that must be kept into a folder that is not there yet, while a server may run: the
 * database first, by the engine's own online copy, then what it names. The folder is there when it is whole.
 */
export async function backUp(
  dataDir: string,
  target: string,
  now: Date,
): Promise<Copied | { refused: string }> {
  if (!existsSync(join(dataDir, 'lamplight.db')))
    return { refused: `The data folder ${dataDir} has no database: there is nothing to copy.` }
  if (existsSync(target) && readdirSync(target).length > 0)
    return { refused: `${target} is not empty: name a folder that is not there yet.` }
  const draft = `${target}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const schema = await copyDatabase(join(dataDir, 'lamplight.db'), join(draft, 'lamplight.db'))
  const paths = ['secret.key', ...(await filesUnder(dataDir, 'media'))]
  for (const path of [...paths, ...(await filesUnder(dataDir, 'briefs'))])
    await copyWhole(join(dataDir, path), join(draft, path))
  const manifest = await manifestOf(draft, schema, now)
  await writeFile(manifestPath(draft), JSON.stringify(manifest, null, 1), { mode: 0o600 })
  syncFile(manifestPath(draft))
  await rename(draft, target)
  return { files: Object.keys(manifest.files).length, schema }
}

/** Copies a database that others may write to meanwhile; answers how many steps of the schema it has taken. */
async function copyDatabase(from: string, to: string): Promise<number> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 })
  await backup(source, to).finally(() => source.close())
  chmodSync(to, 0o600)
  const copy = new DatabaseSync(to)
  try {
    // one file alone: what reads it may not be allowed to lay others beside it
    copy.exec('pragma journal_mode = delete')
    const row = copy.prepare(`select count(*) as steps from ${DEFAULT_MIGRATION_TABLE}`).get()
    return Number(row?.steps)
  } finally {
    copy.close()
    syncFile(to)
  }
}

export async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to)
  syncFile(to)
}

async function manifestOf(folder: string, schema: number, now: Date): Promise<Manifest> {
  const files: Record<string, string> = {}
  for (const path of await filesUnder(folder, '.'))
    files[path] = await fileDigest(join(folder, path))
  return { made: now.toISOString(), schema, files }
}
