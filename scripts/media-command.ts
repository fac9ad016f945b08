import { readConfig } from '#server/config.ts'
import { KEPT_MS } from '#server/housekeeping.ts'
import { clearUnused } from '#server/media/clearing.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { copyMedia, lookThrough, type MediaStand } from '#server/media/look-through.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import { mediaStoreOf } from '#server/media/media-store-of.ts'
import { SHELF, shelfPlaces } from '#server/shelf/shelf-folder.ts'
import { shelfMedia } from '#server/shelf/shelved-games.ts'
import { openToRead } from '#server/store/open-to-read.ts'
import { mediaInUse } from '#server/store/purge.ts'

const USAGE = 'Say what to do: npm run media -- check | clean | move'
const SHOWN = 20

type Outcome = { status: number; told: string[]; refused: string }
const refuse = (refused: string): Outcome => ({ status: 1, told: [], refused })

/** Looks through the media of the settings, clears those nobody names, or moves them from the data folder into the bucket. */
export async function mediaCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  now: number = Date.now(),
): Promise<Outcome> {
  const [work, ...others] = words
  const read = readConfig(environment)
  if (!read.ok) return refuse(read.faults.join('\n'))
  const { config } = read
  if (!['check', 'clean', 'move'].includes(work ?? '') || others.length > 0) return refuse(USAGE)
  const store = mediaStoreOf(config)
  const trouble = await store.trouble()
  if (trouble !== null) return refuse(`Nothing was done: ${trouble}.`)
  if (work === 'move') {
    if (config.bucket === null)
      return refuse('MEDIA_URL must be set: it says where the media are moved to.')
    const copied = await copyMedia(folderStore(config.dataDir), store)
    const told = `${copied} files were copied from ${config.dataDir} and read again; those that were there already were left. The folder stays as it was.`
    return { status: 0, told: [told], refused: '' }
  }
  const opened = await openToRead(config)
  if ('refused' in opened) return refuse(opened.refused)
  try {
    const inUse = await mediaInUse(opened.store, new AbortController().signal)
    for (const file of await shelfMedia()) inUse.add(file)
    return work === 'check' ? await check(store, inUse) : await clean(store, inUse, now)
  } finally {
    await opened.close()
  }
}

async function clean(store: MediaStore, inUse: ReadonlySet<string>, now: number): Promise<Outcome> {
  const cleared = await clearUnused(store, inUse, now - KEPT_MS.unusedMedia)
  const told = `${cleared} files that nothing names and nobody used for a day were cleared away.`
  return { status: 0, told: [told], refused: '' }
}

async function check(store: MediaStore, inUse: ReadonlySet<string>): Promise<Outcome> {
  const stand = await lookThrough(store, inUse, shelfPlaces(SHELF).briefs)
  return { status: stand.lost.length === 0 ? 0 : 1, told: linesOf(stand, inUse.size), refused: '' }
}

function linesOf(stand: MediaStand, named: number): string[] {
  const { files, bytes, unmade, mendable, lost, orphaned } = stand
  const some = (names: readonly string[]) => [
    ...names.slice(0, SHOWN).map((name) => `  ${name}`),
    ...(names.length > SHOWN ? [`  and ${names.length - SHOWN} more`] : []),
  ]
  return [
    `${files} files, ${(bytes / 1_000_000).toFixed(1)} MB; games name ${named}.`,
    `${unmade} are made when somebody first asks for them.`,
    `${mendable.length} are damaged, and made again when somebody asks for them${mendable.length === 0 ? '.' : ':'}`,
    ...some(mendable),
    `${lost.length} are gone or damaged for good${lost.length === 0 ? '.' : ':'}`,
    ...some(lost),
    `${orphaned.length} are named by nothing: npm run media -- clean takes those that nobody used for a day.`,
  ]
}
