import { large } from '#server/storyteller/builtin/telling/large.ts'
import type { MadeTest } from './made-test.ts'
import { type Making, range } from './making.ts'
import { said } from './phrases.ts'

/** A lock whose number is one thing that was counted less another that was told. */
export function code({ rng, number }: Making): MadeTest {
  const [count, years] = [rng.int(31, 68), rng.int(7, 24)]
  const right = String(count - years)
  const clues = { count: number(count), years: number(years) }
  const near = [count + years, count, count - years + 10, years * 2, count - years - 1]
  const wrong = rng.shuffle(near.map(String)).filter((one) => one !== right)
  const options = rng.shuffle([right, ...new Set(wrong)].slice(0, 4))
  const solutions = () =>
    range(0, 99)
      .filter((n) => n + years === count)
      .map(String)
  // a dial shows figures; whoever tells what it is set to says a number
  const words = { ...clues, answer: number(count - years) }
  return { test: { right, options, clues, solutions }, words }
}

/** Points of three, two of which are known: the least that is enough to lead. */
export function marks({ rng, number }: Making): MadeTest {
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
  return { test: { right: shown(need), options, clues, solutions }, words: clues }
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
  return { test: { right, options, clues, solutions }, words: clues }
}
