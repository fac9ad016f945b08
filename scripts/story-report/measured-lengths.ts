import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameLanguage } from '#schemas/language.ts'
import { OFFERED_DURATIONS } from '#schemas/settings.ts'
import { measuredGames } from './length-figures.ts'
import { proposedBriefs } from './sample.ts'

/** One path through a game: its middle, of all that were told. */
type LengthOfPath = { readonly minutes: number; readonly steps: number }
export type LengthsOfPaths = Readonly<Record<(typeof OFFERED_DURATIONS)[number], LengthOfPath>>
/** By the language of the game. */
export type MeasuredLengths = Readonly<Record<GameLanguage, LengthsOfPaths>>

/** What the choice of a length names. */
export const LENGTHS_FILE = fileURLToPath(
  new URL('../../plugins/settings/measured-lengths.ts', import.meta.url),
)

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The lengths of a language, from so many games of each length. */
export async function lengthsOfPaths(
  language: GameLanguage,
  games: number,
  seed: string,
): Promise<LengthsOfPaths> {
  const briefs = await proposedBriefs(language, games, seed)
  const lengthOf = (duration: (typeof OFFERED_DURATIONS)[number]): LengthOfPath => {
    const games = measuredGames(briefs, duration)
    return {
      minutes: median(games.map(({ minutes }) => minutes)),
      steps: median(games.map(({ steps }) => steps)),
    }
  }
  const [beginner, normal, hard, extreme] = OFFERED_DURATIONS
  return {
    beginner: lengthOf(beginner),
    normal: lengthOf(normal),
    hard: lengthOf(hard),
    extreme: lengthOf(extreme),
  }
}

/** A module that says it, in the house's form. */
const sourceOf = (measured: MeasuredLengths): string => {
  const text = JSON.stringify(measured, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/([\d}])\n/g, '$1,\n')
  return `/** What one path takes, by the language of the game: written by \`npm run story:report -- --lengths\`. */
export const MEASURED_LENGTHS = ${text}
`
}

/** Measures all languages and writes what the choice of a length names. */
export async function writeLengths(
  games: number,
  seed: string,
  file = LENGTHS_FILE,
): Promise<MeasuredLengths> {
  const measured: MeasuredLengths = {
    en_US: await lengthsOfPaths('en_US', games, seed),
    zh_CN: await lengthsOfPaths('zh_CN', games, seed),
    ja_JP: await lengthsOfPaths('ja_JP', games, seed),
  }
  writeFileSync(file, sourceOf(measured))
  return measured
}
