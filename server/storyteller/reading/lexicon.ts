import type { RequestLanguage } from '#schemas/language.ts'
import { CATEGORIES, type Category, type ConceptRow } from './concept.ts'
import { DEEDS, PHENOMENA } from './lexicon/deeds.ts'
import { ATMOSPHERES, OBJECTS } from './lexicon/objects.ts'
import { ROLES } from './lexicon/roles.ts'
import { SETTINGS } from './lexicon/settings.ts'
import { COLUMN, findWords } from './word-rows.ts'

/** A concept of the lexicon where an idea names it. */
export type Found = {
  readonly category: Category
  readonly id: string
  /** As the idea spells it. */
  readonly surface: string
  readonly at: number
}
const TABLES: Readonly<Record<Category, readonly ConceptRow[]>> = {
  setting: SETTINGS,
  deed: DEEDS,
  phenomenon: PHENOMENA,
  role: ROLES,
  atmosphere: ATMOSPHERES,
  object: OBJECTS,
}
const ENDINGS = "s|es|ed|d|ing|’s|'s"

type Finder = ReturnType<typeof findWords<string>> & { readonly category: Category }

const findersOf = (language: RequestLanguage): Finder[] =>
  CATEGORIES.map((category) => ({
    category,
    ...findWords(TABLES[category], language, ENDINGS),
  }))
const FINDERS = { en: findersOf('en'), zh: findersOf('zh'), ja: findersOf('ja') } as const

/** The concepts a text names, in its order; where two words of a category overlap, the first and longest stands. */
export function conceptsIn(text: string, language: RequestLanguage): Found[] {
  return FINDERS[language]
    .flatMap(({ category, pattern, meant }) =>
      [...text.matchAll(pattern)].flatMap((hit): Found[] => {
        const id = meant.get((hit[1] ?? '').toLowerCase())
        return id === undefined ? [] : [{ category, id, surface: hit[0], at: hit.index }]
      }),
    )
    .sort((a, b) => a.at - b.at)
}

/** The ids of a category, or of all of them. */
export const conceptIds = (category?: Category): string[] =>
  (category ? [category] : CATEGORIES).flatMap((one) => TABLES[one].map(([id]) => id))

/** The word for a concept in a language; undefined for an unknown id. */
export function wordFor(
  category: Category,
  id: string,
  language: RequestLanguage,
): string | undefined {
  return TABLES[category].find((row) => row[0] === id)?.[COLUMN[language]].split('|')[0]
}

/** How many concepts there are. */
export const LEXICON_SIZE = Object.values(TABLES).reduce((sum, table) => sum + table.length, 0)
