import { createHash } from 'node:crypto'
import type { MusicBrief } from './music-brief.ts'
import type { PictureBrief } from './picture.ts'

/** Raised by whoever changes how a brief is painted or played, so that old files are not taken for new ones. */
const RENDERER_VERSION = 3

/** One piece of work for the studio's workers. */
export type MediaJob =
  /** `by` is the model that painted it; absent: the built-in painter does. */
  { kind: 'picture'; brief: PictureBrief; by?: string } | { kind: 'music'; brief: MusicBrief }

const EXTENSION = { picture: 'webp', music: 'ogg' } as const

/** The name of the file a job ends in: the same brief always has the same name. */
export function mediaFileName(job: MediaJob, version: number = RENDERER_VERSION): string {
  const by = job.kind === 'picture' && job.by !== undefined ? `\n${job.by}` : ''
  const digest = createHash('sha256')
    .update(`${version}\n${job.kind}\n${canonical(job.brief)}${by}`)
    .digest('hex')
  return `${digest}.${EXTENSION[job.kind]}`
}

/** Is this, or was it in an earlier version of the renderer, the file of a job? */
export const isNameOf = (file: string, job: MediaJob): boolean =>
  Array.from({ length: RENDERER_VERSION }, (_, at) => at + 1).some(
    (version) => mediaFileName(job, version) === file,
  )

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([first], [second]) => (first < second ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
