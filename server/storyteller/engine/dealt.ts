import type { Deal } from '#schemas/settings.ts'
import { createRng, type Rng } from '#server/storyteller/builtin/rng.ts'

/** Chance, or what is dealt to a creator in its place: `pick` takes the first that `shuffle` has. */
export type Draw = Pick<Rng, 'pick' | 'shuffle'>

/**
 * Draws for a game of a creator: each list lies in the order of their deck, and the next game begins `each` further on, so
 * that what one game took lies last in the next. Without a deal chance decides.
 */
export function dealtBy(rng: Rng, deal: Deal | undefined, each = 1): Draw {
  if (deal === undefined) return rng
  const shuffle = <One>(list: readonly One[]): One[] => {
    const order = createRng(`order of deck ${deal.deck}`).shuffle(list)
    const start = (deal.game * each) % Math.max(1, order.length)
    return [...order.slice(start), ...order.slice(0, start)]
  }
  return { shuffle, pick: (list) => shuffle(list)[0] ?? rng.pick(list) }
}
