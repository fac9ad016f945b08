import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { PremiseTexts } from '../premise.ts'
import type { PuzzlePhrases, WordPools } from './phrases.ts'

/** What a test is made from, in the language of the game. */
export type Making = {
  readonly rng: Rng
  readonly phrases: PuzzlePhrases
  /** The place's own words for games with words, before those of any place. */
  readonly pools: WordPools
  readonly number: (value: number) => string
  /** Minutes after midnight as a person says them. */
  readonly clock: (minutes: number) => string
  readonly list: (items: readonly string[]) => string
  /** What the plot's words have the puzzle be about: four tables, three roads. */
  readonly items: readonly string[]
  readonly premise: PremiseTexts
  /** The one of the items that is the answer in every game. */
  readonly fixed?: string
}

export const range = (from: number, to: number, by = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by)

/** Every pair of places in a list of four. */
export const PAIRS = range(0, 3).flatMap((a) => range(a + 1, 3).map((b) => [a, b] as const))

/** Things with their figures listed: in Chinese clauses follow one another with a comma, and 和 joins things alone. */
export const inFigures = (told: readonly string[], list: Making['list']): string =>
  /\p{Script=Hiragana}/u.test(told.join('')) || !/\p{Script=Han}/u.test(told.join(''))
    ? list(told)
    : told.join('，')

/** Signs or ways listed; where one has a comma of its own, parted by what parts more. */
export function inARow(signs: readonly string[], list: Making['list']): string {
  const all = signs.join('')
  if (!/[,，、]/.test(all)) return list(signs)
  if (/\p{Script=Hiragana}/u.test(all)) return signs.join('。')
  return signs.join(/\p{Script=Han}/u.test(all) ? '；' : '; ')
}
