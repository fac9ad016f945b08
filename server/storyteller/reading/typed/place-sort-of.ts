import type { RequestLanguage } from '#schemas/language.ts'
import type { ReadNoun } from './typed-reading.ts'
import type { PlaceSort } from './vocabulary/place-sorts.ts'
import { formsOf, type NounRow, rowOf } from './vocabulary.ts'

/** What a place is by its last letter, where no list has the word: 馒头铺, 温泉宿. */
const LAST: Readonly<Record<'zh' | 'ja', Readonly<Record<string, PlaceSort>>>> = {
  zh: {
    ...{ 铺: 'shop', 店: 'shop', 村: 'village', 寨: 'village', 镇: 'town', 城: 'city', 街: 'city' },
    ...{ 寺: 'holy', 庙: 'holy', 岛: 'island', 山: 'mountain', 谷: 'valley', 林: 'forest' },
    ...{ 湖: 'water', 河: 'water', 船: 'ship', 站: 'station', 厂: 'work', 园: 'garden' },
  },
  ja: {
    ...{ 屋: 'shop', 店: 'shop', 村: 'village', 里: 'village', 町: 'town', 街: 'city', 宿: 'inn' },
    ...{ 寺: 'holy', 島: 'island', 山: 'mountain', 谷: 'valley', 森: 'forest', 城: 'castle' },
    ...{ 湖: 'water', 川: 'water', 船: 'ship', 駅: 'station', 園: 'garden', 校: 'school' },
  },
}

/** “The station of the mountain line” is a station: an English noun is what it is before its “of”. */
const ownWords = (text: string): string => text.replace(/ (?:of|for|in|at|on|from|with) .*$/i, '')

const isPlaceRow = (row: NounRow | undefined): row is NounRow => row?.kind === 'place'

/** Whether a word stands at the end of a text, whole where it is written in letters; one letter of Han says nothing. */
const endsWith = (text: string, form: string): boolean =>
  text.endsWith(form) &&
  (/^[a-z]/i.test(form) ? text === form || text.at(-form.length - 1) === ' ' : form.length > 1)

/** The row of the longest form that a noun ends with: 山村の小学校 is a school. */
function rowAtEnd(text: string, language: RequestLanguage): NounRow | undefined {
  const [longest] = [...formsOf(language)]
    .filter((form) => endsWith(text, form) && isPlaceRow(rowOf(form, language)))
    .toSorted((one, other) => other.length - one.length)
  return longest === undefined ? undefined : rowOf(longest, language)
}

/** What a place is called by these words; undefined where no list knows it. */
function sortOf(words: string, language: RequestLanguage): PlaceSort | undefined {
  const text = ownWords(words.toLowerCase())
  const row = rowOf(text, language)
  const known = isPlaceRow(row) ? row : rowAtEnd(text, language)
  return known?.sort ?? (language === 'en' ? undefined : LAST[language][text.at(-1) ?? ''])
}

/** What a place lies in: the moon of “tea shop on the moon”, 火星 of 火星上的面馆. */
const AROUND: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /^.+? (?:in|on|at|under) (?:the |an? )?(.+)$/i,
  zh: /^(.+)的.+$/u,
  ja: /^(.+)の.+$/u,
}
/** What shines in the sky is a place for whoever is on it. */
const IN_THE_SKY = /^(?:moon|sun|star|月|月亮|月球|太陽|太阳|星)$/iu
const bare = (text: string): string => text.replace(/[上里中内下边旁]$/u, '')

function outerSort(around: string, language: RequestLanguage): PlaceSort | undefined {
  if (IN_THE_SKY.test(bare(around))) return 'planet'
  return sortOf(around, language) ?? sortOf(bare(around), language)
}

/** What a place of an idea is, and then what it lies in; nothing where no list knows it. */
export function placeSortsOf(
  { text, head }: Pick<ReadNoun, 'text' | 'head'>,
  language: RequestLanguage,
): PlaceSort[] {
  const around = AROUND[language].exec(text)?.[1]
  const outer = around === undefined ? undefined : outerSort(around, language)
  return [sortOf(text, language) ?? sortOf(head, language), outer].flatMap((one) => one ?? [])
}
