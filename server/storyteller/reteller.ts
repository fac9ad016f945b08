import type { GameSnapshot } from '#schemas/game.ts'
import type { Brief } from '#schemas/settings.ts'

/** Other words for some texts of a game, each at its address. */
export type OtherWords = readonly { address: string; text: string }[]

/** A game as it was told first, and how some of its places are told otherwise, one way after another. */
export type Retelling = { first: GameSnapshot; others: readonly OtherWords[] }

/** Which game is told once more, and in other words at which addresses; a thing's address means all of its texts. */
export type RetellingJob = { brief: Brief; addresses: readonly string[] }

/**
 * Who can tell a game of a brief once more: the same people, truth, ways and answers in other words. What is said at
 * several places comes with all of them, so that they still agree.
 */
export interface Reteller {
  retell(job: RetellingJob, signal: AbortSignal): Promise<Retelling>
}
