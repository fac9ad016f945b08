import { z } from 'zod'
import { Draft } from './draft.ts'

/** The format a recording has that begins at nothing, and that of one which begins at a draft. */
export const RECORDING_VERSION = 1
export const RECORDING_FROM_DRAFT_VERSION = 2

/** The first line of a recording. */
export const RecordingHeader = z.object({
  format: z.literal('recording'),
  version: z.number().int().min(1),
  /** Name and version of what recorded it. */
  app: z.string(),
  /** ISO 8601. */
  recordedAt: z.string(),
  note: z.string(),
  /** What the facts begin at where older ones are not in it, else absent: nothing. */
  base: Draft.optional(),
})
export type RecordingHeader = z.infer<typeof RecordingHeader>
