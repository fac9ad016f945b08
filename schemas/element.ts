import { z } from 'zod'

/** The game's initial elements, each text optional until it is written. Locations stand apart, by id. */
export const Elements = z.object({
  title: z.string(),
  templateKey: z.string(),
  intro: z.string(),
  coverDescription: z.string(),
  worldOverview: z.string(),
  playerIdentity: z.string(),
  playerGoal: z.string(),
  mainConflict: z.string(),
  incitingEvent: z.string(),
  theme: z.string(),
  keyNpcs: z.string(),
  symbol: z.string(),
  timePoint: z.string(),
  worldRules: z.string(),
  musicUrl: z.string(),
  voiceId: z.string(),
})
export type Elements = z.infer<typeof Elements>
/** The elements that are known: an absent one is not written yet. */
export const KnownElements = Elements.partial()
export type KnownElements = z.infer<typeof KnownElements>
export const ELEMENT_NAMES = Object.keys(Elements.shape) as readonly (keyof Elements)[]
