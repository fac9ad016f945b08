import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaFolders } from './media-folders.ts'
import type { KeptFile, MediaKind, MediaStore } from './media-store.ts'
import { isWhole } from './whole.ts'
import { writeWhole } from './write-whole.ts'

/** What was used within this time need not be marked again: far below the age at which anything is cleared away. */
export const FRESH_MS = 3_600_000

/** Media in the data folder: served from where they are kept. */
export function folderStore(dataDir: string): MediaStore {
  const served = mediaFolders(dataDir).generated
  const folders = { media: served, briefs: join(dataDir, 'briefs') }
  const pathOf = (kind: MediaKind, name: string) => join(folders[kind], name)

  async function* list(kind: MediaKind): AsyncIterable<KeptFile> {
    for (const name of await readdir(folders[kind]).catch(() => [])) {
      const found = name.endsWith('.tmp') ? undefined : await fileAt(pathOf(kind, name))
      if (found !== undefined) yield { name, bytes: found.size, changed: found.mtimeMs }
    }
  }

  return {
    served,
    list,
    bring: (name) => isWhole(pathOf('media', name)),
    sizeOf: async (kind, name) => (await fileAt(pathOf(kind, name)))?.size,
    read: (kind, name) => readFile(pathOf(kind, name)).catch(() => undefined),
    write: (kind, name, bytes) => writeWhole(pathOf(kind, name), bytes),
    async use(kind, name) {
      const found = await fileAt(pathOf(kind, name))
      if (found === undefined) return false
      const now = Date.now()
      if (now - found.mtimeMs > FRESH_MS) await utimes(pathOf(kind, name), now / 1_000, now / 1_000)
      return true
    },
    remove: (kind, name) => rm(pathOf(kind, name), { force: true }),
    forgetCopies: async () => 0,
    // whether the data folder can be written in is asked of all that is kept there
    trouble: async () => null,
  }
}

async function fileAt(path: string) {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() === true ? found : undefined
}
