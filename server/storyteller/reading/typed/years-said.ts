import type { RequestLanguage } from '#schemas/language.ts'
import { number } from '#server/storyteller/reading/en/numbers.ts'
import { inHan, numberSaid } from './number-said.ts'
import type { TypedReading } from './typed-reading.ts'

/** How long something has been so, or how long ago it was: no age, and no year of a calendar. */
const LONG: Readonly<Record<RequestLanguage, readonly RegExp[]>> = {
  en: [
    /\b(?:for|in|after|of|over|past|last) (?:the (?:last|past) )?([a-z]+|\d{1,2}) years\b(?! old)/i,
    /\b([a-z]+|\d{1,2}) years (?:ago|later|of silence|of not speaking|apart|without)\b/i,
  ],
  zh: [/([一二三四五六七八九十]{1,3}|\d{1,2})年(?:来|前|后|里|间|之后|以后|没|沒|不|未|了|的)/u],
  ja: [
    /([一二三四五六七八九十]{1,3}|\d{1,2})年(?:前|後|間|ぶり|の|も|のあいだ|[^生級代目号月]{0,2}口を|口を|会|話|音信|離)/u,
  ],
}
/** Less is no silence, and more is no life. */
const [LEAST, MOST] = [2, 60]

/** How many years an idea speaks of; undefined where it speaks of none. */
export function yearsSaid({
  idea,
  language,
}: Pick<TypedReading, 'idea' | 'language'>): number | undefined {
  return LONG[language]
    .map((long) => numberSaid(long.exec(idea)?.[1] ?? ''))
    .find((years) => years !== undefined && years >= LEAST && years <= MOST)
}

/** The same in words: “ten years”, 十年. */
export const yearsIn = (years: number, language: RequestLanguage): string =>
  language === 'en'
    ? `${number(years)} years`
    : `${language === 'zh' && years === 2 ? '两' : inHan(years)}年`
