import { z } from 'zod'
import { RequestLanguage } from '#schemas/language.ts'
import { LIMITS, SIZES } from '#schemas/limits.ts'
import { GameKind, Mechanic, NounKind } from '#schemas/reading-of-idea.ts'

/** No noun phrase of an idea is longer, in letters. */
export const LONGEST_NOUN = SIZES.ideaNoun
/** What is longer is read to here: twice what the home page takes, since compatibility forms unfold. */
export const LONGEST_IDEA = 2 * LIMITS.ideaMax
/** So many nouns are read at most: a long idea says what it is about before them. */
export const MOST_NOUNS = 40

/** A noun phrase as it reads inside a sentence, without its article. */
export const ReadNoun = z.object({
  text: z.string().min(1).max(LONGEST_NOUN),
  /** The word the phrase is about: “clock” of “brass clock”. */
  head: z.string().min(1).max(LONGEST_NOUN),
  kind: NounKind,
  /** A short code for what says so: `lexicon`, `suffix`, `agent`, `preposition` … */
  because: z.string().max(40),
  plural: z.boolean(),
  proper: z.boolean(),
})
export type ReadNoun = z.infer<typeof ReadNoun>

/** The rule an idea brings of its own. */
export const PremiseRule = z.object({
  mechanic: Mechanic,
  /** The clause of the idea that says so, as typed: at most 12 words, or 30 letters of Han and kana; empty in another language. */
  words: z.string().max(200),
  noun: ReadNoun.nullable(),
})
export type PremiseRule = z.infer<typeof PremiseRule>

const KindFound = z.object({ kind: GameKind, because: z.string().max(200) })

/** An idea, read: its nouns with what each is, the kinds of game it asks for, and its own rule. */
export const TypedReading = z.object({
  idea: z.string().max(LONGEST_IDEA),
  /** The idea's own language. */
  language: RequestLanguage,
  who: ReadNoun.nullable(),
  what: ReadNoun.nullable(),
  where: ReadNoun.nullable(),
  event: ReadNoun.nullable(),
  nouns: z.array(ReadNoun).max(MOST_NOUNS),
  /** Best first; `because` holds the idea's words that say so, and is empty where nothing does. */
  kinds: z.array(KindFound).min(2).max(GameKind.options.length),
  rule: PremiseRule.nullable(),
  /** What the idea says of its person, as a predicate: “the baker who …”; empty where it says nothing short enough. */
  talk: z.string().max(200),
})
export type TypedReading = z.infer<typeof TypedReading>

/** What a language reads out of an idea. */
export type Read = Omit<TypedReading, 'idea' | 'language'>
