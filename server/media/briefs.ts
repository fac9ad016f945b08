import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNameOf, type MediaJob } from './canonical.ts'

/**
 * What each file was made from, kept apart from the files so that one that was lost can be made again; `shipped` is a
 * folder of such briefs that came with the product, of files that are made when they are first asked for.
 */
export function createBriefs(dataDir: string, shipped?: string) {
  const folder = join(dataDir, 'briefs')
  const pathOf = (file: string) => join(folder, `${file}.json`)
  return {
    folder,

    async keep(file: string, job: MediaJob): Promise<void> {
      const path = pathOf(file)
      if ((await stat(path).catch(() => undefined)) !== undefined) {
        // what is asked for again is as good as new to whoever clears unused ones away
        const now = new Date()
        return utimes(path, now, now)
      }
      await mkdir(folder, { recursive: true })
      const draft = `${path}.${process.pid}.tmp`
      await writeFile(draft, JSON.stringify(job))
      await rename(draft, path)
    },

    /** The job that ends in a file, or did by an earlier renderer; nothing where none is kept, or not this one's. */
    async find(file: string): Promise<MediaJob | undefined> {
      const kept = await jobAt(pathOf(file), file)
      if (kept !== undefined || shipped === undefined) return kept
      return jobAt(join(shipped, `${file}.json`), file)
    },

    /** The files of which a brief is kept, whether they are there or not. */
    async files(): Promise<string[]> {
      const names = await readdir(folder).catch(() => [])
      return names.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? [])
    },

    /** Where the brief of a file is kept. */
    pathOf,

    forget: (file: string): Promise<void> => rm(pathOf(file), { force: true }),
  }
}

async function jobAt(path: string, file: string): Promise<MediaJob | undefined> {
  try {
    // whatever has this name is the job that was kept
    const job = JSON.parse(await readFile(path, 'utf8')) as MediaJob
    return isNameOf(file, job) ? job : undefined
  } catch {
    return undefined
  }
}
