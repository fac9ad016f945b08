import { large } from '#server/storyteller/builtin/telling/large.ts'
import type { MadeTest } from './made-test.ts'
import { type Making, range } from './making.ts'
import { said } from './phrases.ts'

/**
 * A lock whose number is one thing that was counted less another that was told. Both were told before, on every way that
 * leads here, and are not told again: what stands beside it says only that there are two.
 */
export function code({ rng, number, phrases }: Making): MadeTest {
  const [counted, years] = [rng.int(31, 68), rng.int(7, 24)]
  // what is left is none of the two
  const count = counted === 2 * years ? counted + 1 : counted
  const right = String(count - years)
  const clues = { count: number(count), years: number(years) }
  // whoever has forgotten a number is not told by the others which it was
  const near = [10, -10, 1, -1, 2 * years].map((slip) => count - years + slip)
  const wrong = rng.shuffle(
    near.filter((one) => one > 0 && one !== count && one !== years).map(String),
  )
  const options = rng.shuffle([right, ...new Set(wrong)].slice(0, 4))
  const solutions = () =>
    range(0, 99)
      .filter((n) => n + years === count)
      .map(String)
  // a dial shows figures; whoever tells what it is set to says a number
  const words = { ...clues, answer: number(count - years) }
  return { test: { right, options, clues, known: [phrases.sums.code], solutions }, words }
}

/** Points of three, two of which are known: the least that is enough to lead. */
export function marks({ rng, number, phrases }: Making): MadeTest {
  // no option is two: Chinese says that number otherwise when nothing is counted by it
  const [first, second, need] = [rng.int(5, 9), rng.int(5, 9), rng.int(6, 9)]
  const lead = first + second + need - 1
  const clues = { lead: number(lead), first: number(first), second: number(second) }
  const shown = (n: number) => large(number(n))
  const options = rng.shuffle([need, need - 1, need + 1, need - 3]).map(shown)
  const solutions = () =>
    range(0, 10)
      .filter((n) => first + second + n > lead && first + second + n - 1 <= lead)
      .map(shown)
  const figures = { first: String(first), second: String(second), lead: String(lead) }
  const known = [said(phrases.sums.marks, figures)]
  return { test: { right: shown(need), options, clues, known, solutions }, words: clues }
}

/** The latest start: when the way closes, less the walk, less what the rule adds. */
export function crossing({ rng, number, clock, phrases }: Making): MadeTest {
  const [closes, walk, more] = [rng.int(100, 130) * 5, rng.int(7, 13) * 5, rng.int(2, 4) * 5]
  const minutes = (n: number) => said(phrases.minutes, { n: number(n) })
  const clues = { closes: clock(closes), walk: minutes(walk), more: minutes(more) }
  const start = (minutes: number): string => large(clock(minutes))
  const right = start(closes - walk - more)
  // an hour that two slips lead to is offered once, and another beside it
  const slips = [closes - walk, closes - walk + more, closes - more, closes - walk - more * 2]
  const starts = [...new Set(slips.map(start))].filter((one) => one !== right).slice(0, 3)
  const options = rng.shuffle([right, ...starts])
  const solutions = () =>
    range(300, 900, 5)
      .filter((minutes) => minutes + walk + more === closes)
      .map(start)
  const sums = { closes: large(clues.closes), walk: String(walk), more: String(more) }
  const known = said(phrases.sums.crossing, sums).split(phrases.lines)
  return { test: { right, options, clues, known, solutions }, words: clues }
}
