import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'

/** Other words for some texts of a game, each at its address. */
export type OtherWords = readonly { address: string; text: string }[]

/** A game as it was told first, and how some of its places are told otherwise, one way after another. */
export type Retelling = { first: GameSnapshot; others: readonly OtherWords[] }

/** Who speaks at a node of a game as it is by now: the roles of its people may have been exchanged since it was told. */
export type Voice = { nodeId: number; speaker: number }

/** Which game is told once more, and in other words at which addresses; a thing's address means all of its texts. */
export type RetellingJob = {
  brief: Brief
  addresses: readonly string[]
  voices?: readonly Voice[]
  /** How many other ways are told at most: `MOST_WAYS` where nothing is said, one where it is only asked whether there is any. */
  most?: number
}

/** Other ways a place is told: more than three nobody would page through. */
export const MOST_WAYS = 3

/** Which game is told around another culprit: somebody by their id, or null for whoever is next. */
export type RecastJob = { brief: Brief; voices: readonly Voice[]; culprit: number | null }

/** A game as it is told with its roles of now, and around another culprit. */
export type Recast = {
  first: GameSnapshot
  /** Who did it by now. */
  culprit: number
  /** Who can have done it. */
  suspects: readonly number[]
  /** Who was asked for. */
  chosen: number
  /** Null where whoever was asked for is no other suspect, or nothing sound could be told. */
  recast: GameSnapshot | null
}

/** Which game is told once more in other languages. */
export type TranslationJob = { brief: Brief; isTranslation: true }

/** A game as it was told first, and what says the same in each other language that tells it. */
export type Translation = {
  first: GameSnapshot
  tellings: readonly { language: GameLanguage; texts: OtherWords }[]
}

/**
 * Who can tell a game of a brief once more: the same people, truth, ways and answers in other words, the same case
 * around another culprit, or the same in other languages. What is said at several places comes with all of them, so that they still agree.
 */
export interface Reteller {
  retell(job: RetellingJob, signal: AbortSignal): Promise<Retelling>
  recast(job: RecastJob, signal: AbortSignal): Promise<Recast>
  /** Null where each language tells such a game for itself. */
  translate(job: TranslationJob, signal: AbortSignal): Promise<Translation | null>
}

/** What a process of its own is asked, and what it answers to each. */
export type TellingJob = RetellingJob | RecastJob | TranslationJob
export type TellingAnswer = Retelling | Recast | Translation | null
