import type { Clock } from '#core/engine/ports.ts'
import { LIMITS } from '#schemas/limits.ts'
import { clearTemporary, clearUnused, servedFiles } from './media/clearing.ts'
import type { MediaStore } from './media/media-store.ts'
import type { Studio } from './media/studio.ts'
import type { RouteGroup } from './services.ts'
import { shelfMedia } from './shelf/shelved-games.ts'
import { forgetOutlines, mediaInUse, purgeDeleted } from './store/purge.ts'
import { forgetCounts } from './store/shared-limits.ts'
import type { Store } from './store/tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How old what nobody needs any more gets, before it is taken away for good. */
export const KEPT_MS = {
  /** What a killed server left half written. */
  temporary: HOUR_MS,
  /** A stream of outlines, which can be asked for again for ten minutes. */
  outlines: DAY_MS,
  /** Pictures and loops that no script and no published game names. */
  unusedMedia: DAY_MS,
  /** Copies of what lies in a bucket, which can be had again. */
  copies: DAY_MS,
  /** Scripts that were deleted; until then they can be brought back. */
  deletedScripts: LIMITS.deletedDays * DAY_MS,
} as const
/** Media are looked through at the start and then once in so many rounds: the whole log is read for it. */
const MEDIA_EVERY_ROUNDS = 24

export type Housekeeping = {
  store: Store
  dataDir: string
  media: MediaStore
  clock: Clock
  studio: Pick<Studio, 'mend'>
  /** Ends a round early. */
  signal: AbortSignal
  log: { info(details: object, words: string): void; error(details: object, words: string): void }
}

/** Clears away what is too old to matter, and makes whole what is damaged among the media; `round` counts from 0. */
export async function keepHouse(house: Housekeeping, round: number): Promise<void> {
  const { store, dataDir, media: kept, clock, log, signal } = house
  const at = (age: number) => clock.now() - age
  const iso = (age: number) => new Date(at(age)).toISOString()
  await forgetOutlines(store, iso(KEPT_MS.outlines))
  await forgetCounts(store, clock.now())
  const scripts = await purgeDeleted(store, iso(KEPT_MS.deletedScripts), signal)
  const temporary = await clearTemporary(dataDir, at(KEPT_MS.temporary))
  await kept.forgetCopies(at(KEPT_MS.copies))
  let media = 0
  if (scripts > 0 || round % MEDIA_EVERY_ROUNDS === 0) {
    const inUse = await mediaInUse(store, signal)
    for (const file of await shelfMedia()) inUse.add(file)
    media = await clearUnused(kept, inUse, at(KEPT_MS.unusedMedia))
    await mendAll(house)
  }
  if (scripts + temporary + media > 0) log.info({ scripts, temporary, media }, 'cleared away')
}

async function mendAll({ media, studio, log, signal }: Housekeeping): Promise<void> {
  for (const file of await servedFiles(media)) {
    signal.throwIfAborted()
    const whole = await studio.mend(file).catch((cause: unknown) => cause)
    if (whole !== true)
      log.error({ file, cause: whole }, 'a damaged media file cannot be made again')
  }
}

/** Keeps house once the server is ready, and every hour. */
export const housekeeping =
  (studio: Pick<Studio, 'mend'>): RouteGroup =>
  ({ app, services }) => {
    const { store, clock, config, media } = services
    const stopping = new AbortController()
    const house = {
      store,
      clock,
      studio,
      dataDir: config.dataDir,
      media,
      log: app.log,
      signal: stopping.signal,
    }
    let round = 0
    let working: Promise<void> | undefined
    const work = () => {
      working ??= keepHouse(house, round++)
        .catch((cause: unknown) => {
          if (!stopping.signal.aborted) app.log.error({ err: cause }, 'housekeeping')
        })
        .finally(() => {
          working = undefined
        })
    }
    const timer = setInterval(work, HOUR_MS).unref()
    app.addHook('onReady', async () => work())
    app.addHook('preClose', async () => {
      clearInterval(timer)
      stopping.abort()
      await working
    })
  }
