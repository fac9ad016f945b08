import { mkdir, open, rename, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MediaMaker } from '#server/storyteller/port.ts'
import { type MediaJob, mediaFileName } from './canonical.ts'
import { shippedLoop } from './music/shipped.ts'
import { createPool } from './pool.ts'

/** `mediaOrigin` may be asked for late, because a server on a free port knows its address only once it listens. */
export type StudioOptions = {
  dataDir: string
  mediaOrigin: string | (() => string)
  /** Workers at it together; absent: two, or one on a single core. */
  workers?: number
  idleMs?: number
  /** What a worker runs; another one only where a test needs a worker that fails. */
  workerScript?: URL
}

/** The server's maker of media, to be closed when the server ends. */
export type Studio = MediaMaker & { alive(): number; close(): Promise<void> }

const IDLE_MS = 20_000
const LIMIT_MS = 60_000

/** The folders behind `/media/`: what was made for games, and under `/media/music/` what is shipped. */
export function mediaFolders(dataDir: string): { generated: string; music: string } {
  return {
    generated: join(dataDir, 'media'),
    music: fileURLToPath(new URL('./loops', import.meta.url)),
  }
}

/** Opens the studio: pictures and music are made in workers, kept by their brief's digest, and made once. */
export function createMediaMaker(options: StudioOptions): Studio {
  const folder = mediaFolders(options.dataDir).generated
  const pool = createPool({
    size: options.workers ?? Math.max(1, Math.min(2, availableParallelism())),
    idleMs: options.idleMs ?? IDLE_MS,
    limitMs: LIMIT_MS,
    script: options.workerScript ?? new URL('./worker.ts', import.meta.url),
  })
  const underway = new Map<string, Promise<void>>()
  const origin = () =>
    typeof options.mediaOrigin === 'string' ? options.mediaOrigin : options.mediaOrigin()

  function ensure(file: string, job: MediaJob): Promise<void> {
    const present = underway.get(file)
    if (present !== undefined) return present
    const path = join(folder, file)
    const made = isThere(path)
      .then(async (there) => {
        if (there) return
        const bytes = await pool.run(job)
        await mkdir(folder, { recursive: true })
        await writeWhole(path, bytes)
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
    return `${origin()}/media/${file}`
  }

  return {
    picture: (brief, signal) => address({ kind: 'picture', brief }, signal),
    music: (brief, signal) => address({ kind: 'music', brief }, signal),
    shippedMusic: (brief) => `${origin()}/media/music/${shippedLoop(brief)}`,
    alive: pool.alive,
    close: pool.close,
  }
}

async function isThere(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.size > 0
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  // An empty file would be served for ever under its address.
  if (bytes.byteLength === 0) throw new Error('The media worker made nothing')
  const draft = `${path}.${process.pid}.tmp`
  const handle = await open(draft, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, path)
}

function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
