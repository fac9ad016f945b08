import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createBriefs } from './briefs.ts'
import { mediaFolders } from './studio.ts'

const FILE = /^\/media\/(music\/)?([\w-]+\.(?:webp|png|jpg|svg|ogg|wav|mp3))$/
const AVATAR = /^\/media\/avatars\/[a-z0-9-]{1,64}\.svg$/

/** Is there such a picture or piece of music under `/media/`? Answers by looking for the file, or what it would be made from. */
export function createKnownMedia(dataDir: string): (path: string) => boolean {
  const folders = mediaFolders(dataDir)
  const { pathOf } = createBriefs(dataDir)
  return (path) => {
    if (AVATAR.test(path)) return true
    const [, music, file] = FILE.exec(path) ?? []
    if (file === undefined) return false
    const found = [folders.generated, ...(music === undefined ? [] : [folders.music])]
    const places = found.map((folder) =>
      join(folder, folder === folders.generated ? (music ?? '') : '', file),
    )
    if (music === undefined) places.push(pathOf(file))
    return places.some((place) => statSync(place, { throwIfNoEntry: false })?.isFile() === true)
  }
}
