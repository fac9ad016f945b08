import { statSync } from 'node:fs'
import { join } from 'node:path'
import { briefOf } from './briefs.ts'
import { mediaFolders } from './media-folders.ts'
import type { MediaStore } from './media-store.ts'

const FILE = /^\/media\/(music\/)?([\w-]+\.(?:webp|png|jpg|svg|ogg|wav|mp3))$/
const AVATAR = /^\/media\/avatars\/[a-z0-9-]{1,64}\.svg$/
const NAMED = /\/media\/[\w./-]+/g

/** Is there such a picture or piece of music under `/media/`? Answers by looking for the file, or what it would be made from. */
export function createKnownMedia(store: MediaStore): (path: string) => Promise<boolean> {
  const shipped = mediaFolders('').music
  return async (path) => {
    if (AVATAR.test(path)) return true
    const [, music = '', file] = FILE.exec(path) ?? []
    if (file === undefined) return false
    if (music !== '' && statSync(join(shipped, file), { throwIfNoEntry: false })?.isFile())
      return true
    if ((await store.sizeOf('media', `${music}${file}`)) !== undefined) return true
    return music === '' && (await store.sizeOf('briefs', briefOf(file))) !== undefined
  }
}

/** Whether there are such files, of those that something said names: asked before a decision that cannot wait. */
export type MediaSaid = (said: unknown) => Promise<(path: string) => boolean>

/** Looks for what is named one after the other, and no further than to the first that is not there: then nothing is kept. */
export const createMediaSaid =
  (isKnown: (path: string) => Promise<boolean>): MediaSaid =>
  async (said) => {
    const known = new Set<string>()
    for (const path of new Set(JSON.stringify(said).match(NAMED))) {
      if (!(await isKnown(path))) break
      known.add(path)
    }
    return (path) => known.has(path)
  }
