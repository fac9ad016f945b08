import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'

/** `npm run test:long`: everything that is swept whole, and properties at many times their runs. */
export const isLong = process.env.LAMPLIGHT_LONG === '1'
const TIMES = 20
/** `RECORD=1`: the shipped sessions are recorded anew, where the product tells them otherwise. */
export const isRecording = process.env.RECORD === '1'

/** How often a property is tried: so often, and twenty times that in the long suite. */
export const runs = (number: number): number => (isLong ? number * TIMES : number)

/** What is swept: all that it depends on, and where the digest of that lies since the last whole sweep that found nothing. */
export type Sweep = { places: readonly string[]; stored: string }

/** All that a telling is made of, and what judges it. */
export const TELLINGS: Sweep = {
  places: [
    'server/storyteller/**',
    'server/media/**',
    'server/model/**',
    'server/workers/**',
    'tests/server/short-storyteller.ts',
    'schemas/**',
    'core/**',
    'fixtures/*.ts',
    'tests/storyteller/**',
    'tests/media/**',
    'scripts/mutation/syntax.ts',
    'tests/sweep.ts',
    'package-lock.json',
  ],
  stored: 'tests/storyteller.swept',
}

/** All that a screen is made of, and who walks or works through them. */
export const SCREENS: Sweep = {
  places: [
    'ui/**',
    'plugins/**',
    'core/**',
    'schemas/**',
    'server/**',
    'fixtures/**/*.ts',
    'tests/e2e/{journeys,screens,support}/**',
    'tests/server/{process,oauth-provider,stored-pictures,test-store}.ts',
    'tests/storyteller/{writing,ideas,assistant/asking}.ts',
    'tests/model/{provider-server,{assistant,proposing,scripted,whole}-model}.ts',
    'tests/ui/hostile/{payloads,vectors,carriers}.ts',
    'tests/sweep.ts',
    'vite.config.ts',
    'package-lock.json',
  ],
  stored: 'tests/e2e/screens.swept',
}

/** The browser suite but for what is tried in one language a run, and in each in the long suite. */
const SCREEN_FILES = 'tests/e2e/{journeys,screens}/!(walk-??|journey-*).test.ts'

/** A digest of every file a sweep depends on, with its place. */
export function digestOf({ places }: Sweep): string {
  const digest = createHash('sha256')
  const files = places
    .flatMap((place) => globSync(place, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of new Set(files.sort()))
    digest.update(file).update('\0').update(readFileSync(file)).update('\0')
  return digest.digest('hex')
}

/** Whether something a sweep depends on has changed since the last whole one. */
function hasChanged(sweep: Sweep): boolean {
  try {
    return readFileSync(sweep.stored, 'utf8').trim() !== digestOf(sweep)
  } catch {
    return true
  }
}

const { SUITE_SEED } = process.env
/** What the seed picks of so many: the same in every file of a run. */
const turn = (oneIn: number): number => Number(SUITE_SEED ?? Date.now()) % oneIn

/** One of a list: that which the environment names, else one by the seed. */
export function oneInTurn<One extends string>(name: string, list: readonly [One, ...One[]]): One {
  const [first] = list
  return list.find((one) => one === process.env[name]) ?? list[turn(list.length)] ?? first
}

const isWhole = isLong || hasChanged(TELLINGS)

/** All of a sweep, where something it depends on changed since the last whole one; else one in so many of it, by the seed. */
export function swept<T>(all: readonly T[], oneIn: number, whole = isWhole): readonly T[] {
  const picked = turn(oneIn)
  return whole ? all : all.filter((_, at) => at % oneIn === picked)
}

const isScreenNew = isLong || SUITE_SEED === undefined || hasChanged(SCREENS)

/** The files of the browser suite that rest in this run: every other one, where no screen changed since all were tried. */
export function restingScreens(seed: number, whole = isLong || hasChanged(SCREENS)): string[] {
  const files = globSync(SCREEN_FILES).sort()
  return whole ? [] : files.filter((_, at) => at % 2 !== seed % 2)
}

/** The ways to look at the screens, as in each language: all of them, or one by the seed of `npm test` where no screen changed. */
export const sweptScreens = <T>(ways: readonly T[]): readonly T[] =>
  swept(ways, ways.length, isScreenNew)
