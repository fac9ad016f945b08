import type { RequestLanguage } from '#schemas/language.ts'
import { englishNounFrom } from './en/noun-from.ts'
import { kindOfHan } from './han.ts'
import { LONGEST_NOUN, type ReadNoun } from './typed-reading.ts'

/** A noun somebody typed by itself, as on a chip; undefined where there is nothing to read. */
export function nounFrom(typed: string, language: RequestLanguage): ReadNoun | undefined {
  const text = typed
    .slice(0, LONGEST_NOUN)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/[\s.,;:!?。、，！？；：…]+$/u, '')
    .trim()
  if (text === '' || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) return undefined
  return language === 'en'
    ? englishNounFrom(text)
    : { ...kindOfHan(text, language), because: 'creator' }
}
