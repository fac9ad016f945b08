import type { RequestLanguage } from '#schemas/language.ts'
import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { Emblem } from '#server/media/emblem-names.ts'
import { findWords } from '#server/storyteller/reading/word-rows.ts'
import { LIVING_THINGS } from './words-of-living-things.ts'
import { MADE_THINGS } from './words-of-made-things.ts'
import { TREASURE_ROWS } from './words-of-treasures.ts'

const ROWS = [...MADE_THINGS, ...TREASURE_ROWS, ...LIVING_THINGS]
const ENDINGS = "e?s|’s|'s"

function finderIn(language: RequestLanguage): (text: string) => Emblem[] {
  const { pattern, meant } = findWords(ROWS, language, ENDINGS)
  return (text) =>
    [...text.matchAll(pattern)].flatMap(([, word = '']) => meant.get(word.toLowerCase()) ?? [])
}
const FINDERS = { en: finderIn('en'), zh: finderIn('zh'), ja: finderIn('ja') } as const

/** What the words of a text that can be drawn are drawn as, in their order. */
export const emblemsIn = (text: string, language: RequestLanguage): Emblem[] =>
  FINDERS[language](text)

/** What stands for a kind of game where an idea names nothing that can be drawn. */
export const EMBLEM_OF_KIND = {
  mystery: 'magnifier',
  contest: 'trophy',
  relationship: 'heart',
  survival: 'lantern',
  journey: 'compass',
  heist: 'mask',
  escape: 'door',
  court: 'scales',
} as const satisfies Record<GameKind, Emblem>
