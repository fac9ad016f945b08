import { z } from 'zod'
import { SIZES } from './limits.ts'

/** What a noun of an idea is; `unsure` gives way to a neutral noun wherever a kind is asked for. */
export const NounKind = z.enum([
  'person',
  'creature',
  'thing',
  'place',
  'event',
  'abstract',
  'unsure',
])
export type NounKind = z.infer<typeof NounKind>

/** The kinds of game the built-in storyteller can tell. */
export const GameKind = z.enum([
  'mystery',
  'contest',
  'relationship',
  'survival',
  'journey',
  'heist',
  'escape',
  'court',
])
export type GameKind = z.infer<typeof GameKind>

/** The nouns of a reading that a creator may say otherwise. */
export const NOUN_SLOTS = ['who', 'what', 'where'] as const
export type NounSlot = (typeof NOUN_SLOTS)[number]

/**
 * What an idea's own rule does: something reacts to lies; what does not speak speaks; only at an hour or a season; a
 * limited number; memory is lost or kept; time runs otherwise; something is invisible; something turns into something
 * else or changes places; music or silence; tied to weather, sea or light.
 */
export const MECHANICS = [
  'tellsLies',
  'speaks',
  'onlyAt',
  'counted',
  'forgets',
  'backwards',
  'unseen',
  'changes',
  'sound',
  'weather',
] as const
export const Mechanic = z.enum(MECHANICS)
export type Mechanic = z.infer<typeof Mechanic>

const nouns = <Noun extends z.ZodType>(noun: Noun) => ({
  who: noun.optional(),
  what: noun.optional(),
  where: noun.optional(),
  kind: GameKind.optional(),
  /** No chip shows these two: a storyteller that reads more than nouns hands them on. */
  event: noun.optional(),
  mechanic: Mechanic.optional(),
})
/** A letter outside the basic plane is two units of a string. */
const KeptNoun = z.string().max(2 * SIZES.ideaNoun)

/** What a creator says an idea means: a noun they emptied is left to the storyteller, one that is absent stays as it was read. */
export const Corrections = z.object(nouns(KeptNoun))
export type Corrections = z.infer<typeof Corrections>
const TypedNoun = z
  .string()
  .trim()
  .refine((text) => [...text].length <= SIZES.ideaNoun)
/** The same as a request brings it: nouns without space around them, and no longer than a chip takes. */
export const AskedCorrections = z.object(nouns(TypedNoun))
export const isCorrected = (corrections: Corrections): boolean =>
  Object.values(corrections).some((one) => one !== undefined)

const ShownNoun = z
  .string()
  .min(1)
  .max(2 * SIZES.ideaNoun)
  .nullable()
/** What was read in an idea, as its creator sees it; null where nothing was. */
export const ReadOfIdea = z.object({
  who: ShownNoun,
  what: ShownNoun,
  where: ShownNoun,
  kind: GameKind,
  /** The kinds there are in the language of the game, those that the idea asks for first. */
  kinds: z.array(GameKind).min(1),
  /** What a storyteller read otherwise than by the idea's words alone: who asks again hands it back, so that what is proposed is what is played. */
  taken: Corrections.optional(),
})
export type ReadOfIdea = z.infer<typeof ReadOfIdea>

/** All that is said of an idea's reading: what its creator says wins over what a storyteller read. */
export const allSaid = (taken: Corrections | undefined, corrections: Corrections): Corrections => ({
  ...taken,
  ...corrections,
})
