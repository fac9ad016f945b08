import type { LanguagePack } from '../language-pack.ts'
import type { Rng } from '../rng.ts'

type Clue<Item> = { readonly text: string; readonly holds: (order: readonly Item[]) => boolean }

/** Sentences that fix an order, and the order they fix. */
export type OrderPuzzle<Item> = {
  readonly truth: readonly Item[]
  readonly rules: readonly string[]
  readonly clues: readonly Clue<Item>[]
}

/** Every order of some items. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  )
}

function cluesOf<Item extends { readonly full: string }>(
  truth: readonly Item[],
  words: LanguagePack['order'],
): Clue<Item>[] {
  const ends = [0, truth.length - 1]
  const clues: Clue<Item>[] = []
  truth.forEach((first, at) => {
    for (const [after, second] of truth.entries()) {
      if (after === at + 1)
        clues.push({
          text: words.before(first.full, second.full),
          holds: (order) => order.indexOf(second) === order.indexOf(first) + 1,
        })
      if (at > after)
        clues.push({
          text: words.later(first.full, second.full),
          holds: (order) => order.indexOf(first) > order.indexOf(second),
        })
    }
    if (!ends.includes(at))
      clues.push({
        text: words.notEnd(first.full),
        holds: (order) => !ends.includes(order.indexOf(first)),
      })
    if (at !== 0)
      clues.push({ text: words.notFirst(first.full), holds: (order) => order.indexOf(first) !== 0 })
  })
  return clues
}

/** Three sentences that only one order of the people satisfies, with `third` in the third place. */
export function orderPuzzle<Item extends { readonly full: string }>(
  rng: Rng,
  people: readonly Item[],
  third: Item,
  words: LanguagePack['order'],
): OrderPuzzle<Item> {
  const orders = permutations(people)
  const truth = rng.pick(orders.filter((order) => order[2] === third))
  const clues = cluesOf(truth, words)
  for (let tries = 0; tries < 4000; tries++) {
    const chosen = rng.shuffle(clues).slice(0, 3)
    if (orders.filter((order) => chosen.every((clue) => clue.holds(order))).length === 1)
      return { truth, rules: chosen.map((clue) => clue.text), clues: chosen }
  }
  throw new Error('three sentences cannot fix this order')
}
