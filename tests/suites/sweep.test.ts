import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { digestOf, isLong, restingScreens, runs, SCREENS, swept, TELLINGS } from '../sweep.ts'

const IMPORT = /(?:from|import)\s*\(?['"]([#.][^'"]+)['"]/g
const all = [...Array(100).keys()]

/** Every file of the project that these import, and those, and so on. */
function reachedFrom(files: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const left = [...files]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const at = dirname(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      left.push(name.startsWith('#') ? name.slice(1) : normalize(join(at, name)))
  }
  return seen
}

it('[HS23] a sweep is whole, and where nothing changed a sample of it', () => {
  expect(swept(all, 5, true)).toEqual(all)
  const sample = swept(all, 5, false)
  expect(sample).toHaveLength(20)
  expect(new Set(sample.map((one) => one % 5)).size).toBe(1)
  expect(runs(10)).toBe(isLong ? 200 : 10)
})

it('[HS23] every other file of the browser suite rests where no screen changed, and none where one did', () => {
  const [one, other] = [restingScreens(8, false), restingScreens(9, false)]
  expect(restingScreens(8, true)).toEqual([])
  expect(one.length).toBeGreaterThan(8)
  expect(Math.abs(one.length - other.length)).toBeLessThan(2)
  expect(one.filter((file) => other.includes(file))).toEqual([])
  // what is in one language a run does not rest
  const always = globSync('tests/e2e/{journeys/journey,screens/walk}-{en,zh,ja,model}.test.ts')
  expect(always).toHaveLength(7)
  const all = globSync('tests/e2e/{journeys,screens}/*.test.ts')
  expect([...one, ...other, ...always].sort()).toEqual(all.sort())
})

it.each([
  { of: 'the storyteller', sweep: TELLINGS, tests: 'tests/{storyteller,media}/*.test.ts' },
  {
    of: 'the screens',
    sweep: SCREENS,
    tests: 'tests/e2e/{journeys,screens}/*.test.ts',
  },
])('[HS23] the digest covers every file that the tests of $of reach', ({ sweep, tests }) => {
  const reached = reachedFrom(globSync(tests))
  expect(reached.size).toBeGreaterThan(60)
  const left = [...reached].filter((file) => !sweep.places.some((at) => matchesGlob(file, at)))
  expect(left).toEqual([])
  expect(digestOf(sweep)).toMatch(/^[0-9a-f]{64}$/)
})
