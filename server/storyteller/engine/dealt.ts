import type { Deal } from '#schemas/settings.ts'
import { createRng, type Rng } from '#server/storyteller/builtin/rng.ts'

/** Chance, or what is dealt to a creator in its place: `pick` takes the first that `shuffle` has. */
export type Draw = Pick<Rng, 'pick' | 'shuffle'>

/** A list that begins at one of its places and comes round to it. */
export function begunAt<One>(list: readonly One[], at: number): One[] {
  const start = at % Math.max(1, list.length)
  return [...list.slice(start), ...list.slice(0, start)]
}

/**
 * Draws for a game of a creator: each list lies in the order of their deck, and the next game begins `each` further on, so
 * that what one game took lies last in the next. Without a deal chance decides.
 */
export function dealtBy(rng: Rng, deal: Deal | undefined, each = 1): Draw {
  if (deal === undefined) return rng
  const shuffle = <One>(list: readonly One[]): One[] =>
    begunAt(createRng(`order of deck ${deal.deck}`).shuffle(list), deal.game * each)
  return { shuffle, pick: (list) => shuffle(list)[0] ?? rng.pick(list) }
}
