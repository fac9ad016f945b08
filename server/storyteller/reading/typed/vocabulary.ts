import type { RequestLanguage } from '#schemas/language.ts'
import type { NounKind } from '#schemas/reading-of-idea.ts'
import { ABSTRACTS } from './vocabulary/abstracts.ts'
import { CREATURES } from './vocabulary/creatures.ts'
import { EVENTS } from './vocabulary/events.ts'
import { PEOPLE } from './vocabulary/people.ts'
import { PEOPLE_AND_PLACES } from './vocabulary/people-and-places.ts'
import { PLACE_ROWS } from './vocabulary/places.ts'
import { THINGS } from './vocabulary/things.ts'
import { FOOD_THINGS } from './vocabulary/things-food.ts'
import { HOUSE_THINGS } from './vocabulary/things-house.ts'
import { KITCHEN_THINGS } from './vocabulary/things-kitchen.ts'
import { NATURE_THINGS } from './vocabulary/things-nature.ts'
import { PAPER_THINGS } from './vocabulary/things-papers.ts'
import { PLAYED_THINGS } from './vocabulary/things-play.ts'
import { TOOL_THINGS } from './vocabulary/things-tools.ts'
import { WORN_THINGS } from './vocabulary/things-wear.ts'

/** A noun of the three languages; the first form of each names it. */
export type NounRow = {
  readonly kind: NounKind
  readonly forms: Readonly<Record<RequestLanguage, readonly string[]>>
}

/** The forms of a column; none where a language has no such word. */
const split = (forms = ''): string[] =>
  forms
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '')

function rowsOf(kind: NounKind, table: string): NounRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [en, zh, ja] = line.split('|')
      return { kind, forms: { en: split(en), zh: split(zh), ja: split(ja) } }
    })
}

// Where two kinds share a form (a ball, a match), the row that comes first has it.
const ROWS: readonly NounRow[] = [
  ...rowsOf('person', PEOPLE),
  ...rowsOf('creature', CREATURES),
  ...rowsOf('event', EVENTS),
  ...rowsOf('place', PLACE_ROWS),
  ...rowsOf('thing', THINGS),
  ...[
    FOOD_THINGS,
    HOUSE_THINGS,
    KITCHEN_THINGS,
    NATURE_THINGS,
    PAPER_THINGS,
    PLAYED_THINGS,
    TOOL_THINGS,
    WORN_THINGS,
  ].flatMap((table) => rowsOf('thing', table)),
  ...rowsOf('abstract', ABSTRACTS),
  ...PEOPLE_AND_PLACES.flatMap(([kind, table]) => rowsOf(kind, table)),
]

function indexOf(language: RequestLanguage): ReadonlyMap<string, NounRow> {
  const index = new Map<string, NounRow>()
  for (const row of ROWS)
    for (const form of row.forms[language])
      if (!index.has(form.toLowerCase())) index.set(form.toLowerCase(), row)
  return index
}
const INDEX = { en: indexOf('en'), zh: indexOf('zh'), ja: indexOf('ja') } as const

/** The row a word stands in, by any of its forms in a language. */
export const rowOf = (word: string, language: RequestLanguage): NounRow | undefined =>
  INDEX[language].get(word.toLowerCase())

/** All forms of a language. */
export const formsOf = (language: RequestLanguage): IterableIterator<string> =>
  INDEX[language].keys()
