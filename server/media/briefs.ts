import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MediaJob, mediaFileName } from './canonical.ts'

/** What each file was made from, kept apart from the files so that one that was lost can be made again. */
export function createBriefs(dataDir: string) {
  const folder = join(dataDir, 'briefs')
  const pathOf = (file: string) => join(folder, `${file}.json`)
  return {
    folder,

    async keep(file: string, job: MediaJob): Promise<void> {
      const path = pathOf(file)
      if ((await stat(path).catch(() => undefined)) !== undefined) return
      await mkdir(folder, { recursive: true })
      const draft = `${path}.${process.pid}.tmp`
      await writeFile(draft, JSON.stringify(job))
      await rename(draft, path)
    },

    /** The job that ends in a file; nothing where none is kept, or not this one's. */
    async find(file: string): Promise<MediaJob | undefined> {
      try {
        // whatever has this name is the job that was kept
        const job = JSON.parse(await readFile(pathOf(file), 'utf8')) as MediaJob
        return mediaFileName(job) === file ? job : undefined
      } catch {
        return undefined
      }
    },

    forget: (file: string): Promise<void> => rm(pathOf(file), { force: true }),
  }
}
