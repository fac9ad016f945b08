import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copiesOf } from '#server/store/copies.ts'
import { briefOf } from './briefs.ts'
import { copiesOfMedia, mediaFolders } from './media-folders.ts'
import type { MediaStore } from './media-store.ts'

const MEDIA = /^[0-9a-f]{64}\.(?:webp|ogg)$/
const BRIEF = /^([0-9a-f]{64}\.(?:webp|ogg))\.json$/

/** Is this the name of a picture or loop that was made? */
export const isMediaName = (name: string): boolean => MEDIA.test(name)
/** The file that a brief of this name is of. */
export const fileOfBrief = (name: string): string | undefined => BRIEF.exec(name)?.[1]

/** The media files of this machine that are served, by their names. */
export async function servedFiles({ served }: Pick<MediaStore, 'served'>): Promise<string[]> {
  const names = await readdir(served).catch(() => [])
  return names.filter(isMediaName)
}

/** Removes what a server that was killed left half written, where it is older than a moment (in milliseconds); answers how many. */
export async function clearTemporary(dataDir: string, before: number): Promise<number> {
  let cleared = 0
  for (const folder of [
    dataDir,
    mediaFolders(dataDir).generated,
    copiesOfMedia(dataDir),
    join(dataDir, 'briefs'),
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
  store: MediaStore,
  inUse: ReadonlySet<string>,
  before: number,
): Promise<number> {
  let cleared = 0
  const made = new Set<string>()
  for await (const { name, changed } of store.list('media')) {
    if (!isMediaName(name)) continue
    if (inUse.has(name) || changed >= before) {
      made.add(name)
      continue
    }
    await store.remove('media', name)
    await store.remove('briefs', briefOf(name))
    cleared++
  }
  // What was never asked for is a brief alone.
  for await (const { name, changed } of store.list('briefs')) {
    const file = fileOfBrief(name)
    if (file === undefined || inUse.has(file) || made.has(file) || changed >= before) continue
    await store.remove('briefs', name)
    cleared++
  }
  return cleared
}

async function removeOlder(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined || found.mtimeMs >= before) return false
  await rm(path, { force: true })
  return true
}
