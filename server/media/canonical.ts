import { createHash } from 'node:crypto'
import type { MusicBrief, PictureBrief } from './picture.ts'

/** Raised by whoever changes how a brief is painted or played, so that old files are not taken for new ones. */
const RENDERER_VERSION = 2

/** One piece of work for the studio's workers. */
export type MediaJob =
  | { kind: 'picture'; brief: PictureBrief }
  | { kind: 'music'; brief: MusicBrief }

const EXTENSION = { picture: 'webp', music: 'ogg' } as const

/** The name of the file a job ends in: the same brief always has the same name. */
export function mediaFileName(job: MediaJob): string {
  const digest = createHash('sha256')
    .update(`${RENDERER_VERSION}\n${job.kind}\n${canonical(job.brief)}`)
    .digest('hex')
  return `${digest}.${EXTENSION[job.kind]}`
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([first], [second]) => (first < second ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
