import type { RequestLanguage } from '#schemas/language.ts'
import { literal } from '#server/storyteller/reading/word-rows.ts'
import { placeSortsOf } from './place-sort-of.ts'
import type { ReadNoun, TypedReading } from './typed-reading.ts'
import type { PlaceSort } from './vocabulary/place-sorts.ts'

/** What two fell out over: “who fell out over a boat”, 为一条船闹翻, 船のことで仲たがいした. */
const OVER: Readonly<Record<RequestLanguage, (noun: string) => RegExp>> = {
  en: (noun) =>
    new RegExp(
      `\\b(?:f[ae]ll(?:s|en|ing)? out|quarrel[a-z]*|feud[a-z]*|estranged|not spoken|stopped (?:speaking|talking)) (?:[a-z-]+ ){0,3}(?:over|about|because of) (?:(?:an?|the|his|her|their|one) )?(?:[a-z-]+ ){0,2}${noun}\\b`,
      'iu',
    ),
  zh: (noun) =>
    new RegExp(
      `(?:为|因)[^，。]{0,5}${noun}[^，。]{0,4}(?:闹翻|吵翻|翻脸|翻了脸|反目|失和|不和|绝交|闹僵)`,
      'u',
    ),
  ja: (noun) =>
    new RegExp(
      `${noun}(?:のことで|をめぐって|を巡って|のせいで|で)[^、。]{0,4}(?:仲たがい|仲違い|けんか|喧嘩|不仲|言い争|絶縁|もめ)`,
      'u',
    ),
}

/** What nobody quarrels in, and many over. */
const RIDDEN: ReadonlySet<PlaceSort> = new Set(['ship', 'car', 'aircraft'])

type Said = Pick<TypedReading, 'idea' | 'language' | 'nouns'>

/** What two fell out over: a thing, or what one goes in. */
export const quarrelSaid = ({ idea, language, nouns }: Said): ReadNoun | null =>
  nouns.find((noun) => {
    const isThing = noun.kind === 'thing' || isRidden(noun, language)
    return isThing && OVER[language](literal(noun.text)).test(idea)
  }) ?? null

const isRidden = (noun: ReadNoun, language: RequestLanguage): boolean =>
  noun.kind === 'place' &&
  placeSortsOf(noun, language)
    .slice(0, 1)
    .some((sort) => RIDDEN.has(sort))

/** What is left in a house of a boat that two fell out over. */
const MODEL: Readonly<Record<RequestLanguage, (noun: ReadNoun) => ReadNoun>> = {
  en: (noun) => ({ ...noun, text: `model ${noun.text}` }),
  zh: (noun) => ({ ...noun, text: `${noun.text}模型`, head: `${noun.text}模型` }),
  ja: (noun) => ({ ...noun, text: `${noun.text}の模型`, head: `${noun.text}の模型` }),
}
export const isModel = (text: string): boolean => /^model |模型$/u.test(text)

/** Whoever fell out over a boat is not told on a boat: it is the thing of their story, and another place of the idea is where it plays. */
export function withQuarrel(reading: TypedReading): TypedReading {
  const { language, nouns, what, where } = reading
  const over = quarrelSaid(reading)
  if (over === null) return reading
  const another = nouns.find((noun) => noun.kind === 'place' && noun.text !== over.text) ?? null
  const isThere = where?.text === over.text
  const made = over.kind === 'place' ? { ...MODEL[language](over), kind: 'thing' as const } : over
  return { ...reading, what: what ?? made, where: isThere ? another : where }
}
