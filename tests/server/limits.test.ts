import { asyncScheduler } from 'rxjs'
import { expect, it } from 'vitest'
import { createLimits, type LimitName } from '#server/http/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How often at once, and the seconds until one is free again. */
const ONCE: Record<LimitName, readonly [count: number, seconds: number]> = {
  existence: [10, MINUTE],
  existenceInAnHour: [60, HOUR],
  mail: [1, MINUTE],
  mailsOfCaller: [60, HOUR],
  guess: [5, 15 * MINUTE],
  knownGuess: [5, 15 * MINUTE],
  guessesOfCaller: [100, HOUR],
  codesOfCaller: [60, HOUR],
  profileChanges: [60, HOUR],
  exports: [10, HOUR],
  removals: [10, HOUR],
}
/** What may be done again soon, and still only so often in a day. */
const IN_A_DAY: readonly (readonly [name: LimitName, count: number, apart: number])[] = [
  ['mail', 10, MINUTE],
  ['guess', 20, 15 * MINUTE],
]

function opened() {
  let seconds = 1_000_000
  const limits = createLimits({ now: () => seconds * 1_000, scheduler: asyncScheduler })
  const pass = (more: number) => {
    seconds += more
  }
  return { limits, pass }
}

it.each(Object.entries(ONCE) as [LimitName, readonly [number, number]][])(
  '[LM60] %s may be done so often, not once more, and again when its time is over',
  (name, [count, wait]) => {
    const { limits, pass } = opened()
    for (let at = 0; at < count; at++) expect(limits.take([name, 'a'])).toBeNull()
    expect(limits.take([name, 'a'])).toBe(wait)
    expect(limits.take([name, 'b'])).toBeNull()
    pass(wait - 1)
    expect(limits.take([name, 'a'])).toBe(1)
    pass(1)
    expect(limits.take([name, 'a'])).toBeNull()
  },
)

it.each(IN_A_DAY)('[LM60] %s may be done %i times a day', (name, count, apart) => {
  const { limits, pass } = opened()
  for (let at = 0; at < count; at++) {
    expect(limits.take([name, 'a']), String(at)).toBeNull()
    pass(apart)
  }
  const left = DAY - count * apart
  expect(limits.take([name, 'a'])).toBe(left)
  pass(left)
  expect(limits.take([name, 'a'])).toBeNull()
})

it('[LM60] of two counts both are taken or none, and what is given back or cleared did not count', () => {
  const { limits } = opened()
  for (let at = 0; at < 5; at++) limits.take(['knownGuess', 'a'])
  for (let at = 0; at < 20; at++)
    expect(limits.take(['knownGuess', 'a'], ['removals', 'a'])).toBe(15 * MINUTE)
  for (let at = 0; at < 10; at++) expect(limits.take(['removals', 'a'])).toBeNull()
  expect(limits.take(['removals', 'a'])).toBe(HOUR)
  limits.giveBack(['knownGuess', 'a'], ['removals', 'a'])
  expect(limits.take(['knownGuess', 'a'], ['removals', 'a'])).toBeNull()
  expect(limits.take(['knownGuess', 'a'])).toBe(15 * MINUTE)
  limits.clear(['knownGuess', 'a'])
  for (let at = 0; at < 5; at++) expect(limits.take(['knownGuess', 'a'])).toBeNull()
})

it('[LM60] a part of a second is waited for as a whole one', () => {
  let now = 0
  const limits = createLimits({ now: () => now, scheduler: asyncScheduler })
  limits.take(['mail', 'a'])
  now = MINUTE * 1_000 - 1
  expect(limits.take(['mail', 'a'])).toBe(1)
})

it('[LM60] fifty thousand keys are counted, and beyond them the one longest unused is forgotten', () => {
  const { limits } = opened()
  for (let at = 0; at < 50_000; at++) limits.take(['mail', `caller ${at}`])
  expect(limits.take(['mail', 'caller 0'])).toBe(MINUTE)
  limits.take(['mail', 'one more'])
  expect(limits.take(['mail', 'caller 1'])).toBe(MINUTE)
  expect(limits.take(['mail', 'caller 0'])).toBeNull()
})
