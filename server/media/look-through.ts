import { createBriefs } from './briefs.ts'
import { fileOfBrief, isMediaName } from './clearing.ts'
import type { MediaStore } from './media-store.ts'
import { holdsWhole } from './whole.ts'

/** What stands of the media, against what games name. */
export type MediaStand = {
  files: number
  bytes: number
  /** Named, and not made yet: made when they are first asked for. */
  unmade: number
  /** Cut, empty or no picture, and made again when they are asked for. */
  mendable: string[]
  /** Named and gone, or damaged, with nothing to make them from. */
  lost: string[]
  /** Named by nothing; those that were used lately may yet be named. */
  orphaned: string[]
}

/** Reads every file that is kept and named, and looks for each that is named. Nothing is changed. */
export async function lookThrough(
  store: MediaStore,
  inUse: ReadonlySet<string>,
  shippedBriefs: string,
): Promise<MediaStand> {
  const stand: MediaStand = {
    ...{ files: 0, bytes: 0, unmade: 0 },
    ...{ mendable: [], lost: [], orphaned: [] },
  }
  const canBeMade = makesOf(store, shippedBriefs)
  const kept = await lookAtFiles(store, inUse, stand)
  for await (const { name } of store.list('briefs')) {
    const file = fileOfBrief(name)
    if (file !== undefined && !kept.has(file) && !inUse.has(file)) stand.orphaned.push(name)
  }
  for (const name of inUse) {
    if (kept.get(name) === true) continue
    if (!(await canBeMade(name))) stand.lost.push(name)
    else if (kept.has(name)) stand.mendable.push(name)
    else stand.unmade++
  }
  return stand
}

/** Which files are kept, and whether each that is named is whole. */
async function lookAtFiles(
  store: MediaStore,
  inUse: ReadonlySet<string>,
  stand: MediaStand,
): Promise<Map<string, boolean>> {
  const kept = new Map<string, boolean>()
  for await (const { name, bytes } of store.list('media')) {
    if (!isMediaName(name)) continue
    kept.set(name, inUse.has(name) && (await isSound(store, name)))
    stand.files++
    stand.bytes += bytes
    if (!inUse.has(name)) stand.orphaned.push(name)
  }
  return kept
}

async function isSound(store: MediaStore, name: string): Promise<boolean> {
  const bytes = await store.read('media', name)
  return bytes !== undefined && holdsWhole(name, bytes)
}

/** Can a file be made again? What a model painted is made again by nobody. */
function makesOf(store: MediaStore, shippedBriefs: string) {
  const briefs = createBriefs(store, shippedBriefs)
  return async (name: string): Promise<boolean> => {
    const job = await briefs.find(name)
    return job !== undefined && !('by' in job && job.by !== undefined)
  }
}

/** Copies what one store keeps and another one lacks, reads it again, and answers how many files were copied. */
export async function copyMedia(from: MediaStore, to: MediaStore): Promise<number> {
  let copied = 0
  // briefs first: whatever picture is there can be made again
  for (const kind of ['briefs', 'media'] as const)
    for await (const { name } of from.list(kind)) {
      if ((await to.sizeOf(kind, name)) !== undefined) continue
      const bytes = await from.read(kind, name)
      if (bytes === undefined) continue
      await to.write(kind, name, bytes)
      const kept = await to.read(kind, name)
      if (kept === undefined || !kept.equals(bytes))
        throw new Error(`${kind}/${name} came back otherwise than it was written`)
      copied++
    }
  return copied
}
