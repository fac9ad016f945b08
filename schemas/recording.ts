import { z } from 'zod'

export const RECORDING_VERSION = 1

/** The first line of a recording. */
export const RecordingHeader = z.object({
  format: z.literal('recording'),
  version: z.number().int().min(1),
  /** Name and version of what recorded it. */
  app: z.string(),
  /** ISO 8601. */
  recordedAt: z.string(),
  note: z.string(),
})
export type RecordingHeader = z.infer<typeof RecordingHeader>
