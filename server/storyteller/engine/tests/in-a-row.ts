import { permutations } from '#server/storyteller/builtin/case/order.ts'
import { large } from '#server/storyteller/builtin/telling/large.ts'
import type { MadeTest } from './made-test.ts'
import type { Making } from './making.ts'
import { said, wayAt } from './phrases.ts'

type Rule = {
  readonly says: 'notEnd' | 'after' | 'before'
  readonly about: Readonly<Record<string, string>>
  holds(row: readonly string[]): boolean
}

type Remark = {
  readonly a: string
  readonly says: 'is' | 'isNot'
  holds(truth: string): boolean
}

/** Four in a row, three rules, one order: who or what is third? */
export function order({ rng, phrases, items }: Making): MadeTest {
  const rules: Rule[] = items.flatMap((a) => [
    { says: 'notEnd', about: { a }, holds: (row) => row.indexOf(a) % 3 !== 0 },
    ...items
      .filter((b) => b !== a)
      .flatMap((b): Rule[] => [
        {
          says: 'after',
          about: { a, b },
          holds: (row) => row.indexOf(a) === row.indexOf(b) + 1,
        },
        { says: 'before', about: { a, b }, holds: (row) => row.indexOf(a) < row.indexOf(b) },
      ]),
  ])
  const truth = rng.shuffle(items)
  const fair = rng.shuffle(rules.filter((rule) => rule.holds(truth)))
  const left = (chosen: readonly Rule[]) =>
    permutations(items).filter((row) => chosen.every((rule) => rule.holds(row)))
  const chosen = threes(fair).find(
    (three) =>
      left(three).length === 1 &&
      three.every((rule) => left(three.filter((other) => other !== rule)).length > 1),
  )
  if (chosen === undefined) throw new Error('no three rules leave one order')
  const clues = Object.fromEntries(
    chosen.map(({ says, about }, at) => [
      String(at + 1),
      said(wayAt(worded(rng, says, phrases.order[says]), at), about),
    ]),
  )
  const right = large(truth[2] ?? '')
  const options = rng.shuffle(items.map(large))
  const solutions = () => left(chosen).map((row) => large(row[2] ?? ''))
  const known = chosen.map(({ says, about }) => large(said(phrases.order.short[says], about)))
  return { test: { right, options, clues, known, solutions }, words: clues }
}

/** How a kind of clue is worded, in an order of this game's own: of five ways it has other three than the next one. */
const worded = (rng: Making['rng'], says: string, ways: readonly string[]): readonly string[] =>
  rng.fork(`said ${says}`).shuffle(ways)

/** Every three of some rules, in their order. */
const threes = (rules: readonly Rule[]): Rule[][] =>
  rules.flatMap((a, at) =>
    rules.slice(at + 1).flatMap((b, next) => rules.slice(at + next + 2).map((c) => [a, b, c])),
  )

/** Three remarks of which exactly one is true: which of three is it? */
export function liars({ rng, phrases, items }: Making): MadeTest {
  const ways = items.length >= 3 ? items.slice(0, 3) : [...phrases.liars.items]
  const remarks = ways.flatMap((a): Remark[] => [
    { a, says: 'is', holds: (truth: string) => truth === a },
    { a, says: 'isNot', holds: (truth: string) => truth !== a },
  ])
  for (;;) {
    const chosen = ways.map(() => rng.pick(remarks))
    const fitting = () => ways.filter((way) => chosen.filter((one) => one.holds(way)).length === 1)
    const [right] = fitting()
    if (right === undefined || fitting().length !== 1) continue
    if (new Set(chosen).size < 3) continue
    const told = chosen.map(({ a, says }, at) =>
      said(wayAt(worded(rng, says, phrases.liars[says]), at), { a }),
    )
    const clues = Object.fromEntries(told.map((text, at) => [String(at + 1), text]))
    const solutions = () => fitting().map(large)
    const options = rng.shuffle(ways.map(large))
    const known = chosen.map(({ a, says }) => large(said(phrases.liars.short[says], { a })))
    return { test: { right: large(right), options, clues, known, solutions }, words: clues }
  }
}
