import type { RequestLanguage } from '#schemas/language.ts'

/** Something, and its words in English, Chinese and Japanese: forms with a bar between them. */
type WordRow<T extends string> = readonly [means: T, en: string, zh: string, ja: string]
type WordFinder<T extends string> = {
  /** What stands in its first group is a form. */
  readonly pattern: RegExp
  /** From a form, in small letters, to what it means; where two rows have it, to the first. */
  readonly meant: ReadonlyMap<string, T>
}

export const COLUMN = { en: 1, zh: 2, ja: 3 } as const

/** A word as a pattern that stands for nothing but itself. */
export const literal = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One pattern for all forms of some rows, longest first: at any place of a text the longest word wins. `endings` are what an English form may have after it. */
export function findWords<T extends string>(
  rows: readonly WordRow<T>[],
  language: RequestLanguage,
  endings: string,
): WordFinder<T> {
  const forms = rows.flatMap((row) =>
    row[COLUMN[language]].split('|').map((form) => [form.toLowerCase(), row[0]] as const),
  )
  const words = forms.map(([form]) => literal(form)).sort((a, b) => b.length - a.length)
  const any = `(${words.join('|')})`
  return {
    meant: new Map(forms.toReversed()),
    pattern:
      language === 'en'
        ? new RegExp(`(?<!\\p{L})${any}(?:${endings})?(?!\\p{L})`, 'giu')
        : new RegExp(any, 'gu'),
  }
}
