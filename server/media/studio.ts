import { availableParallelism } from 'node:os'
import type { CoverChoices } from '#schemas/outline.ts'
import { ArtStyle } from '#schemas/settings.ts'
import type { MediaMaker, PicturePayer } from '#server/storyteller/port.ts'
import { createPool } from '#server/workers/pool.ts'
import { untilAborted } from '#server/workers/until-aborted.ts'
import { createBriefs } from './briefs.ts'
import { type MediaJob, mediaFileName } from './canonical.ts'
import type { CoverScene } from './cover-scene.ts'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import type { ModelPainter } from './model-painter.ts'
import { shippedLoop } from './music/shipped.ts'
import type { PictureAnswer } from './paint/fit-answer.ts'
import type { PictureBrief } from './picture.ts'

/** `mediaOrigin` may be asked for late, because a server on a free port knows its address only once it listens. */
export type StudioOptions = {
  dataDir: string
  /** Where what is made is kept; absent: in the data folder. */
  store?: MediaStore
  mediaOrigin: string | (() => string)
  /** A folder of briefs that came with the product: what they say is made when it is first asked for. */
  shippedBriefs?: string
  /** Workers at it together; absent: as many as there are cores. */
  workers?: number
  idleMs?: number
  /** What a worker runs; another one only where a test needs a worker that fails. */
  workerScript?: URL
  /** A model that paints where somebody pays; absent, or where it fails: the built-in painter does. */
  painter?: ModelPainter
}

/** What the workers are given: a job, or what a model sent in answer to one. */
export type StudioJob = MediaJob | ({ kind: 'answer' } & PictureAnswer)

/** The server's maker of media, to be closed when the server ends. */
export type Studio = MediaMaker & {
  /** Addresses of a cover in every look, as small as cards show it; painted when they are first asked for. */
  covers(scene: CoverScene): Promise<CoverChoices>
  /**
   * Makes a file that is cut, empty, gone or not made yet; answers whether it is whole now. What a model painted stays
   * lost: nobody is there who pays, and another painter's picture is another picture.
   */
  mend(file: string): Promise<boolean>
  /** How many workers there may be. */
  workers: number
  alive(): number
  /** Jobs that wait for a worker. */
  waiting(): number
  close(): Promise<void>
}

const IDLE_MS = 20_000
const LIMIT_MS = 60_000
/** Painting takes whole cores for long: whatever else the server does comes first. */
const NICENESS = 5

/**
 * Opens the studio: pictures and music are made in workers, kept by their brief's digest, and made once; music when it
 * is first asked for.
 */
export function createMediaMaker(options: StudioOptions): Studio {
  const store = options.store ?? folderStore(options.dataDir)
  const workers = options.workers ?? availableParallelism()
  const pool = createPool<StudioJob, Uint8Array>({
    size: workers,
    niceness: NICENESS,
    idleMs: options.idleMs ?? IDLE_MS,
    limitMs: LIMIT_MS,
    script: options.workerScript ?? new URL('./worker.ts', import.meta.url),
  })
  const briefs = createBriefs(store, options.shippedBriefs)
  const underway = new Map<string, Promise<void>>()
  const closing = new AbortController()
  const origin = () =>
    typeof options.mediaOrigin === 'string' ? options.mediaOrigin : options.mediaOrigin()

  const addressOf = (file: string) => `${origin()}/media/${file}`

  function ensure(
    file: string,
    job: MediaJob,
    make: () => Promise<Uint8Array> = () => pool.run(job),
  ): Promise<void> {
    const present = underway.get(file)
    if (present !== undefined) return present
    const made = store
      .bring(file)
      .then(async (isThere) => {
        const bytes = isThere ? undefined : await make()
        // An empty file would be served for ever under its address.
        if (bytes?.byteLength === 0) throw new Error('The media worker made nothing')
        await briefs.keep(file, job)
        await (bytes === undefined ? store.use('media', file) : store.write('media', file, bytes))
      })
      .finally(() => underway.delete(file))
    underway.set(file, made)
    return made
  }

  async function address(job: MediaJob, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted()
    const file = mediaFileName(job)
    // Who leaves stops waiting; the file is still finished and kept, so asking again costs nothing.
    await untilAborted(ensure(file, job), signal)
    return addressOf(file)
  }

  /** The file a model has painted; undefined where the built-in painter is to paint. What was begun is finished and kept. */
  async function byModel(brief: PictureBrief, payer: PicturePayer): Promise<string | undefined> {
    const { painter } = options
    if (painter === undefined) return undefined
    const job: MediaJob = { kind: 'picture', brief, by: painter.name }
    const file = mediaFileName(job)
    const fit = (base64: string) => pool.run({ kind: 'answer', brief, base64 })
    return ensure(file, job, () => painter.paint(brief, payer, fit, closing.signal)).then(
      () => file,
      () => undefined,
    )
  }

  /** The address of what is made when it is first asked for, as a file that was lost would be. */
  async function later(job: MediaJob): Promise<string> {
    const file = mediaFileName(job)
    await briefs.keep(file, job)
    return addressOf(file)
  }

  return {
    async picture(brief, signal, payer) {
      signal.throwIfAborted()
      const file = payer && (await untilAborted(byModel(brief, payer), signal))
      return file === undefined ? address({ kind: 'picture', brief }, signal) : addressOf(file)
    },
    async music(brief, signal) {
      signal.throwIfAborted()
      // many a game is never listened to
      return later({ kind: 'music', brief })
    },
    async covers({ subject, seed }) {
      const choices = ArtStyle.options.map(async (style) => {
        const brief: PictureBrief = { subject, style, seed, size: 'card' }
        return [style, await later({ kind: 'picture', brief })] as const
      })
      // the keys are those of the list, which fromEntries cannot say
      return Object.fromEntries(await Promise.all(choices)) as CoverChoices
    },
    shippedMusic: (brief) => `${origin()}/media/music/${shippedLoop(brief)}`,
    async mend(file) {
      if (await store.bring(file)) return true
      const job = await briefs.find(file)
      if (job === undefined || ('by' in job && job.by !== undefined)) return false
      await ensure(file, job)
      return true
    },
    workers,
    alive: pool.alive,
    waiting: pool.waiting,
    close() {
      closing.abort(new Error('the studio is closed'))
      return pool.close()
    },
  }
}
