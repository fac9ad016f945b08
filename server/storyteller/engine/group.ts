import type { RequestLanguage } from '#schemas/language.ts'
import { numberSaid } from '#server/storyteller/reading/typed/number-said.ts'
import type { TypedReading } from '#server/storyteller/reading/typed/shape.ts'
import { said } from './tests/phrases.ts'

/** One word for several people, whom nobody can be alone. */
const MANY: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /^(?:family|band|team|crew|gang|troupe|choir|orchestra|couple|duo|trio|quartet|clan|siblings|circle|club|squad|army|council|expedition)$/,
  zh: /(?:姐妹|兄弟|兄妹|姐弟|双胞胎|祖孙|夫妻|夫妇|情侣|父子|母女|母子|父女|乐团|合唱团|队伍?|剧社|[学棋道书画]社|文学社|学生会|^[两二三四五六七八九十]个人)俩?$/u,
  ja: /(?:姉妹|兄弟|兄妹|姉弟|きょうだい|双子|夫婦|親子|母娘|父子|カップル|恋人同士|楽団|合唱団|聖歌隊|隊|部|チーム|バンド|同好会|研究会|生徒会|一行|一家|家族|一座|^[二三四五六七八九十]人)$/u,
}
/** How many of them there are, right before their name. */
const COUNTED: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) $/i,
  zh: /((?:[两二三四五六七八九十几]+|\d+)(?![\d两二三四五六七八九十几年岁天日月周世分秒点层])[个位名只]?|一[群对伙帮支])(?:[^，。！？、]{1,6}的)?$/u,
  ja: /((?:[二三四五六七八九十数]+|[2-9２-９]|\d{2,})人(?:組)?の)$/u,
}

/** What makes several of one, right after their name. */
const AFTER: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /^(?!)/,
  zh: /^(?:们|俩|[二两三]人)/u,
  ja: /^(?:たち|達|同士|の?[二三四五六七八九十数]人(?:組)?)/u,
}

/** One of several: of 一群退休的演员 somebody is one of 退休的演员. */
export const memberOf = (texts: string, group: string): string =>
  said(texts, { group: group.replace(/^一[群帮伙]/u, '') })

/** Whom the player is one of, where an idea is about several: “four sisters”, 三个女巫, 三人の魔女; '' where it is about one. */
export function groupIn({ idea, who, language }: TypedReading): string {
  if (who?.kind !== 'person') return ''
  const { text, head, plural } = who
  // typed with a straight apostrophe, told with a curved one
  const at = idea.replaceAll("'", '’').toLowerCase().indexOf(text.toLowerCase())
  const count = COUNTED[language].exec(idea.slice(0, Math.max(0, at)))?.[1]?.toLowerCase() ?? ''
  const after = at < 0 ? '' : (AFTER[language].exec(idea.slice(at + text.length))?.[0] ?? '')
  const isMany = MANY[language].test(head) || MANY[language].test(text) || after !== ''
  if (language === 'en') {
    if (!plural && !isMany) return ''
    return count === '' ? text : `${count} ${text}`
  }
  return count !== '' || isMany ? `${count}${text}${after}` : ''
}

/** Words for two, three, four that are no numbers. */
const OF_SIZE: readonly (readonly [size: number, words: RegExp])[] = [
  [
    2,
    /\b(?:couple|duo|twins?|parents)\b|[两二俩]|^(?:师?兄弟|师?姐妹|姊妹|师?兄妹|姐弟|弟兄|姉妹|姉弟)|父母|両親|双胞胎|夫妻|夫妇|情侣|祖孙|父子|母女|母子|父女|双子|夫婦|ふたり/iu,
  ],
  [3, /\b(?:trio|triplets)\b/i],
  [4, /\bquartet\b/i],
]

/** How many a group counts; null where that is not said. */
export function groupSize(group: string): number | null {
  const [said = ''] =
    /^(?:[a-z]+|\d+|[一二三四五六七八九十两]+)(?=[ 个位名只人]|姐|兄)/iu.exec(group) ?? []
  const size = said === '一' ? undefined : numberSaid(said.replace('两', '二'))
  return size ?? OF_SIZE.find(([, words]) => words.test(group))?.[0] ?? null
}
