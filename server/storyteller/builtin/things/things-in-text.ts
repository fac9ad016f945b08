import type { NamedThing } from '#server/media/named-things.ts'
import { FITTINGS } from './words-of-fittings.ts'
import { FURNITURE } from './words-of-furniture.ts'

const ROWS = [...FURNITURE, ...FITTINGS]

// “No bench”, “as long as a bed”: it is not there.
const ABSENT = '(?<!\\b(?:no|like|as|than|without|is not|used to be)(?: an?| the)? )'
const FINDERS = {
  en: ROWS.map(
    ([thing, en]) => [thing, new RegExp(`${ABSENT}\\b(?:${en})(?:e?s)?\\b`, 'i')] as const,
  ),
  zh: ROWS.map(([thing, , zh]) => [thing, new RegExp(zh)] as const),
  ja: ROWS.map(([thing, , , ja]) => [thing, new RegExp(ja)] as const),
}

const lettersOf = (text: string): keyof typeof FINDERS => {
  if (/[ぁ-んァ-ヶ]/.test(text)) return 'ja'
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
}

/** What a text says stands or hangs in a place, in its order; in which language it is written its letters say. */
export const thingsInText = (text: string): NamedThing[] =>
  FINDERS[lettersOf(text)]
    .flatMap(([thing, pattern]) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [{ thing, at }]
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ thing }) => thing)

/** The same as a part of what a painter is told: nothing where a text names nothing. */
export function withThings(text: string): { things?: NamedThing[] } {
  const things = thingsInText(text)
  return things.length === 0 ? {} : { things }
}
