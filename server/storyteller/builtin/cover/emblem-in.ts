import type { RequestLanguage } from '#schemas/language.ts'
import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { Emblem } from '#server/media/emblem-names.ts'
import { LIVING_THINGS } from './words-of-living-things.ts'
import { MADE_THINGS } from './words-of-made-things.ts'
import { TREASURE_ROWS } from './words-of-treasures.ts'

const ROWS = [...MADE_THINGS, ...TREASURE_ROWS, ...LIVING_THINGS]
const COLUMN = { en: 1, zh: 2, ja: 3 } as const

const literal = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function finderIn(language: RequestLanguage): (text: string) => Emblem[] {
  const emblems = new Map(
    ROWS.flatMap((row) => row[COLUMN[language]].split('|').map((form) => [form, row[0]] as const)),
  )
  // the longest word at a place is the one that is meant
  const words = [...emblems.keys()].map(literal).sort((a, b) => b.length - a.length)
  const any = words.join('|')
  const pattern =
    language === 'en'
      ? new RegExp(`(?<!\\p{L})(${any})(?:e?s|’s|'s)?(?!\\p{L})`, 'giu')
      : new RegExp(`(${any})`, 'gu')
  return (text) =>
    [...text.matchAll(pattern)].flatMap(([, word = '']) => emblems.get(word.toLowerCase()) ?? [])
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
