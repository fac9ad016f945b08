import { large } from '#server/storyteller/builtin/telling/large.ts'
import type { MadeTest } from './made-test.ts'
import { inARow, inFigures, type Making, PAIRS } from './making.ts'
import { said, wayAt } from './phrases.ts'

/** Four bundles and what bears an exact weight: one pair fits. */
export function load({ rng, number, list, phrases, items }: Making): MadeTest {
  const { item, short, both } = phrases.load
  for (;;) {
    const weights = items.map(() => rng.int(2, 9))
    const weigh = ([a, b]: readonly [number, number]) => (weights[a] ?? 0) + (weights[b] ?? 0)
    const chosen = rng.pick(PAIRS)
    const limit = weigh(chosen)
    const named = ([a, b]: readonly [number, number]) =>
      large(said(both, { a: items[a] ?? '', b: items[b] ?? '' }))
    const fitting = () => PAIRS.filter((pair) => weigh(pair) === limit).map(named)
    if (fitting().length !== 1 || new Set(weights).size < 4) continue
    const told = items.map((a, at) => said(item, { a, n: number(weights[at] ?? 0) }))
    const clues = { weights: inFigures(told, list), limit: number(limit) }
    const others = rng.shuffle(PAIRS.filter((pair) => pair !== chosen)).slice(0, 3)
    const options = rng.shuffle([named(chosen), ...others.map(named)])
    const known = items.map((a, at) => large(said(short, { a, n: String(weights[at] ?? 0) })))
    const test = { right: named(chosen), options, clues, known, solutions: fitting }
    return { test, words: clues }
  }
}

/** Four things with their prices, and what three of them cost: which one was left? */
export function balance({ rng, number, list, phrases, items }: Making): MadeTest {
  const prices = rng.shuffle([3, 4, 5, 6, 7, 8, 9, 11, 12]).slice(0, 4)
  const all = prices.reduce((sum, one) => sum + one, 0)
  const left = rng.int(0, 3)
  const total = all - (prices[left] ?? 0)
  const told = items.map((a, at) => said(phrases.balance.item, { a, n: number(prices[at] ?? 0) }))
  const clues = { prices: inFigures(told, list), total: number(total) }
  const named = items.map(large)
  const solutions = () => named.filter((_, at) => all - (prices[at] ?? 0) === total)
  const options = rng.shuffle(named)
  const known = items.map((a, at) =>
    large(said(phrases.balance.short, { a, n: String(prices[at] ?? 0) })),
  )
  const test = { right: named[left] ?? '', options, clues, known, solutions }
  return { test, words: clues }
}

/** Three ways of two parts each: which one is the shortest? */
export function route({ rng, number, list, phrases, items, fixed }: Making): MadeTest {
  const ways = items.slice(0, 3)
  for (;;) {
    const legs = ways.map(() => [rng.int(6, 24), rng.int(6, 24)] as const)
    const sums = legs.map(([m, n]) => m + n)
    const least = Math.min(...sums)
    const fitting = () => ways.filter((_, at) => sums[at] === least).map(large)
    // the shortest first part, or the shortest second one, must not give it away
    const first = legs.map(([m]) => m)
    const [right] = fitting()
    if (right === undefined || new Set(sums).size < 3) continue
    if (fixed !== undefined && right !== large(fixed)) continue
    if (sums.indexOf(least) === first.indexOf(Math.min(...first))) continue
    const legOf = (at: number, shown: (n: number) => string) => ({
      m: shown(legs[at]?.[0] ?? 0),
      n: shown(legs[at]?.[1] ?? 0),
    })
    const told = ways.map((a, at) =>
      said(wayAt(phrases.route.item, at), { a, ...legOf(at, number) }),
    )
    // within so many minutes the quickest can be gone, and no other
    const [, second = least + 1] = sums.toSorted((one, other) => one - other)
    const clues = { ways: inARow(told, list) }
    const options = rng.shuffle(ways.map(large))
    const known = ways.map((a, at) => large(said(phrases.route.short, { a, ...legOf(at, String) })))
    const words = { ...clues, limit: number(second - 1) }
    return { test: { right, options, clues, known, solutions: fitting }, words }
  }
}
