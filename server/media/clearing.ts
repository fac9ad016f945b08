import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copiesOf } from '#server/store/copies.ts'
import { createBriefs } from './briefs.ts'
import { mediaFolders } from './studio.ts'

const MEDIA = /^[0-9a-f]{64}\.(?:webp|ogg)$/

/** The media files that were made, by their names. */
export async function generatedFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(mediaFolders(dataDir).generated).catch(() => [])
  return names.filter((name) => MEDIA.test(name))
}

/** Removes what a server that was killed left half written, where it is older than a moment (in milliseconds); answers how many. */
export async function clearTemporary(dataDir: string, before: number): Promise<number> {
  let cleared = 0
  const { generated } = mediaFolders(dataDir)
  for (const folder of [
    dataDir,
    generated,
    createBriefs(dataDir).folder,
    copiesOf(dataDir),
    join(dataDir, 'outbox'),
  ]) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((one) => one.endsWith('.tmp')))
      if (await removeOlder(join(folder, name), before)) cleared++
  }
  return cleared
}

/** Removes media that nobody names and nobody asked for since a moment; answers how many. */
export async function clearUnused(
  dataDir: string,
  inUse: ReadonlySet<string>,
  before: number,
): Promise<number> {
  const briefs = createBriefs(dataDir)
  let cleared = 0
  for (const file of await generatedFiles(dataDir)) {
    if (inUse.has(file)) continue
    if (!(await removeOlder(join(mediaFolders(dataDir).generated, file), before))) continue
    await briefs.forget(file)
    cleared++
  }
  // What was never asked for is a brief alone.
  const made = new Set(await generatedFiles(dataDir))
  for (const file of await briefs.files()) {
    if (inUse.has(file) || made.has(file)) continue
    if (await removeOlder(briefs.pathOf(file), before)) cleared++
  }
  return cleared
}

async function removeOlder(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined || found.mtimeMs >= before) return false
  await rm(path, { force: true })
  return true
}
