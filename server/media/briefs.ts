import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNameOf, type MediaJob } from './canonical.ts'
import type { MediaStore } from './media-store.ts'

/** Under which name the brief of a file is kept. */
export const briefOf = (file: string): string => `${file}.json`

/**
 * What each file was made from, kept apart from the files so that one that was lost can be made again; `shipped` is a
 * folder of such briefs that came with the product, of files that are made when they are first asked for.
 */
export function createBriefs(store: MediaStore, shipped?: string) {
  return {
    async keep(file: string, job: MediaJob): Promise<void> {
      // what is asked for again is as good as new to whoever clears unused ones away
      if (await store.use('briefs', briefOf(file))) return
      await store.write('briefs', briefOf(file), Buffer.from(JSON.stringify(job)))
    },

    /** The job that ends in a file, or did by an earlier renderer; nothing where none is kept, or not this one's. */
    async find(file: string): Promise<MediaJob | undefined> {
      const kept = jobIn(await store.read('briefs', briefOf(file)), file)
      if (kept !== undefined || shipped === undefined) return kept
      const path = join(shipped, briefOf(file))
      return jobIn(await readFile(path).catch(() => undefined), file)
    },
  }
}

function jobIn(bytes: Buffer | undefined, file: string): MediaJob | undefined {
  if (bytes === undefined) return undefined
  try {
    // whatever has this name is the job that was kept
    const job = JSON.parse(bytes.toString('utf8')) as MediaJob
    return isNameOf(file, job) ? job : undefined
  } catch {
    return undefined
  }
}
