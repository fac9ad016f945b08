import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isHalfRestored, restoringIn, wholeMark } from '#server/store/half-restored.ts'
import { lockFolder } from '#server/store/lock.ts'
import { NEWEST_SCHEMA } from '#server/store/migrate.ts'
import { privateFolder, syncFile } from '#server/store/private-file.ts'
import { copyWhole } from './back-up.ts'
import { damagedFile, KEPT, readManifest } from './manifest.ts'

/** `aside`: where in the data folder lies what was there before; null where there was nothing. */
export type Restored = { made: string; files: number; aside: string | null }
type Refused = { refused: string }
/** How something is moved within the data folder; another way only where a test breaks off. */
type Move = (from: string, to: string) => Promise<void>

const Mark = z.object({
  made: z.string(),
  files: z.int(),
  /** What of a data folder the backup has. */
  names: z.array(z.string()),
  /** Where what was there goes. */
  aside: z.string(),
})
type Mark = z.infer<typeof Mark>

/** What SQLite lays beside a database belongs to that database alone. */
const REPLACED = ['lamplight.db-wal', 'lamplight.db-shm', ...KEPT]

/**
 * Puts a backup in the place of a data folder, while no server runs. What was there is moved aside and kept. Broken
 * off at any moment it has changed nothing, or is gone on with when it is asked for again.
 */
export async function restore(
  dataDir: string,
  from: string,
  now: Date,
  move: Move = rename,
): Promise<Restored | Refused> {
  privateFolder(dataDir)
  const lock = lockFolder(dataDir)
  if ('heldBy' in lock) return { refused: `${lock.heldBy} End it first.` }
  try {
    if (!isHalfRestored(dataDir)) {
      const refused = await bringIn(dataDir, from, now)
      if (refused !== null) return { refused }
    }
    return await putInPlace(dataDir, move)
  } finally {
    lock.release()
  }
}

/** Copies a backup beside what is there; answers in one line why not. */
async function bringIn(dataDir: string, from: string, now: Date): Promise<string | null> {
  const manifest = await readManifest(from)
  if (manifest === null)
    return `${from} is no backup, or one that was not finished: nothing was changed.`
  if (manifest.schema > NEWEST_SCHEMA)
    return `${from} has schema ${manifest.schema}, and this build knows no later one than ${NEWEST_SCHEMA}: restore it with the build that made it. Nothing was changed.`
  const folder = restoringIn(dataDir)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  for (const path of Object.keys(manifest.files)) {
    const isCopied = await copyWhole(join(from, path), join(folder, path)).then(
      () => true,
      () => false,
    )
    if (!isCopied) return damaged(from, path)
  }
  const wrong = await damagedFile(folder, manifest)
  if (wrong !== null) return damaged(from, wrong)
  const names = KEPT.filter((name) => existsSync(join(folder, name)))
  const aside = `before-restore-${now.toISOString().replace(/:/g, '-')}`
  const mark: Mark = {
    made: manifest.made,
    files: Object.keys(manifest.files).length,
    names,
    aside,
  }
  await writeFile(wholeMark(dataDir), JSON.stringify(mark))
  syncFile(wholeMark(dataDir))
  return null
}

const damaged = (from: string, path: string) =>
  `${path} of ${from} is gone or was changed since: nothing was changed. Take another backup.`

async function putInPlace(dataDir: string, move: Move): Promise<Restored> {
  const mark = Mark.parse(JSON.parse(await readFile(wholeMark(dataDir), 'utf8')))
  const [from, aside] = [restoringIn(dataDir), join(dataDir, mark.aside)]
  for (const name of REPLACED) {
    const hasCome = mark.names.includes(name) && !existsSync(join(from, name))
    if (hasCome) continue
    if (existsSync(join(dataDir, name))) {
      await mkdir(aside, { recursive: true, mode: 0o700 })
      await move(join(dataDir, name), join(aside, name))
    }
    if (mark.names.includes(name)) await move(join(from, name), join(dataDir, name))
  }
  await rm(from, { recursive: true })
  const { made, files } = mark
  return { made, files, aside: existsSync(aside) ? aside : null }
}
