import type { RequestLanguage } from '#schemas/language.ts'
import type { Category, ConceptRow } from './concept.ts'
import { DEEDS, PHENOMENA } from './lexicon/deeds.ts'
import { ATMOSPHERES, OBJECTS } from './lexicon/objects.ts'
import { ROLES } from './lexicon/roles.ts'
import { SETTINGS } from './lexicon/settings.ts'

/** A concept of the lexicon where an idea names it. */
export type Found = {
  readonly category: Category
  readonly id: string
  /** As the idea spells it. */
  readonly surface: string
  readonly at: number
}
type Form = {
  readonly category: Category
  readonly id: string
  readonly pattern: RegExp
  readonly length: number
}

const TABLES: Readonly<Record<Category, readonly ConceptRow[]>> = {
  setting: SETTINGS,
  deed: DEEDS,
  phenomenon: PHENOMENA,
  role: ROLES,
  atmosphere: ATMOSPHERES,
  object: OBJECTS,
}
const COLUMN = { en: 1, zh: 2, ja: 3 } as const

const literal = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function formsOf(language: RequestLanguage): readonly Form[] {
  const rows = Object.entries(TABLES) as [Category, readonly ConceptRow[]][]
  return rows
    .flatMap(([category, table]) =>
      table.flatMap((row) =>
        row[COLUMN[language]].split('|').map((form) => ({
          category,
          id: row[0],
          length: form.length,
          pattern:
            language === 'en'
              ? new RegExp(
                  `(?<![\\p{L}])${literal(form)}(?:s|es|ed|d|ing|’s|'s)?(?![\\p{L}])`,
                  'giu',
                )
              : new RegExp(literal(form), 'gu'),
        })),
      ),
    )
    .sort((a, b) => b.length - a.length)
}
const FORMS = { en: formsOf('en'), zh: formsOf('zh'), ja: formsOf('ja') } as const

/** The concepts a text names, the longest word of a category wins, in the order of the text. */
export function conceptsIn(text: string, language: RequestLanguage): Found[] {
  const found: Found[] = []
  const taken: (readonly [Category, number, number])[] = []
  for (const { category, id, pattern } of FORMS[language]) {
    for (const hit of text.matchAll(pattern)) {
      const end = hit.index + hit[0].length
      if (taken.some(([of, from, to]) => of === category && hit.index < to && end > from)) continue
      taken.push([category, hit.index, end])
      found.push({ category, id, surface: hit[0], at: hit.index })
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

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
