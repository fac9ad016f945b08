import { z } from 'zod'
import { GameLanguage } from './language.ts'
import { AgeGroup, ArtStyle, Audience, Duration } from './settings.ts'

/** The five choices beside the outline; null is "not chosen" (the placeholder). */
export const Choices = z.object({
  style: ArtStyle.nullable(),
  audience: Audience.nullable(),
  duration: Duration.nullable(),
  ageGroup: AgeGroup.nullable(),
  language: GameLanguage.nullable(),
})
export type Choices = z.infer<typeof Choices>

export const SettingsSlice = Choices.extend({
  start: z.enum(['idle', 'starting', 'not_started']),
  /** The key of a start without an answer: asking for the same once more happens once. */
  startKey: z.string().nullable(),
  /** The server's own words about a start it refused, else empty. */
  startDetail: z.string(),
})
export type SettingsSlice = z.infer<typeof SettingsSlice>
export const emptySettings = (): SettingsSlice => ({
  style: null,
  audience: null,
  duration: null,
  ageGroup: null,
  language: null,
  start: 'idle',
  startKey: null,
  startDetail: '',
})
