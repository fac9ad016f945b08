import type { GameLanguage } from '#schemas/language.ts'

/** A request for the same in another language: of what, '' where nothing is named, and in which. */
export type TranslationWish = {
  what: string
  /** Undefined where none is named, null where it is none that stories are told in. */
  to: GameLanguage | null | undefined
}

const LANGUAGES: readonly (readonly [GameLanguage, RegExp])[] = [
  ['en_US', /^(?:(?:plain |british |american )?english|英文|英语|英語)$/i],
  [
    'zh_CN',
    /^(?:(?:simplified |mandarin )?chinese|mandarin|(?:简体|現代)?(?:中文|汉语|漢語|华语|国语|普通话|中国語|简体字))$/i,
  ],
  ['ja_JP', /^(?:japanese|日文|日语|日語|日本语|日本語|和文)$/i],
]
const languageOf = (said: string): GameLanguage | null =>
  LANGUAGES.find(([, words]) => words.test(said.trim()))?.[0] ?? null

const KNOWN_EN = '(?:(?:plain|simplified|mandarin)\\s+)?(?:english|chinese|mandarin|japanese)'
const KNOWN_ZH = '(?:英文|英语|中文|汉语|普通话|简体中文|日文|日语)'
const ANY_ZH = '(?:[\\p{sc=Han}]{1,4}(?:文|语|话))'
const KNOWN_JA = '(?:英語|中国語|日本語)'
const ANY_JA = '(?:[\\p{sc=Han}\\p{sc=Kana}ー]{1,8}語)'
const ASK_EN = '(?:please\\s+|now\\s+|can you\\s+|could you\\s+|would you\\s+)*'
const END_EN = '(?:\\s*,?\\s*please)?[.!?]*$'
const ASK_ZH = '(?:请你?|麻烦你?|帮我|帮忙|能不能|可以|我想)*'
const END_ZH = '(?:一下|吧|吗|好吗|可以吗)?[。.！!？?\\s]*$'
const END_JA = '[ぁ-ん]{0,12}(?:下さい|願います|頂けますか)?[。．！!？?\\s]*$'

const PATTERNS: readonly RegExp[] = [
  // translate this into Chinese; translate chapter 2
  new RegExp(
    `^${ASK_EN}translate(?:\\s+(?<what>.{1,200}?))??(?:\\s+(?:in)?to\\s+(?:the\\s+)?(?<to>[\\p{L}][\\p{L} -]{1,30}?))?${END_EN}`,
    'isu',
  ),
  // put this into Japanese; say it in Chinese
  new RegExp(
    `^${ASK_EN}(?:put|turn|render|say|tell|write|give me|show me|i want|i need)\\s+(?<what>.{1,200}?)\\s+in(?:to)?\\s+(?<to>${KNOWN_EN})${END_EN}`,
    'isu',
  ),
  // a Japanese translation of chapter 2
  new RegExp(
    `^${ASK_EN}(?:(?:give me|make|write|show me)\\s+)?(?:an?|the)\\s+(?<to>${KNOWN_EN})\\s+(?:translation|version|text)(?:\\s+(?:of|for)\\s+(?<what>.{1,200}?))?${END_EN}`,
    'isu',
  ),
  // 把这段翻译成英文；翻译第二章
  new RegExp(
    `^${ASK_ZH}(?:把|将)?(?<what>.{0,200}?)(?:翻译|翻成|译)(?:成|为|到|作)?(?<to>${ANY_ZH})?${END_ZH}`,
    'su',
  ),
  new RegExp(
    `^${ASK_ZH}翻译(?:一下)?(?<what>.{1,200}?)(?:(?:成|为|到)(?<to>${ANY_ZH}))?${END_ZH}`,
    'su',
  ),
  // 用日文说这一段；把这段换成日文
  new RegExp(
    `^${ASK_ZH}用(?<to>${KNOWN_ZH})(?:来)?(?:说|写|讲|表达)(?<what>.{0,200}?)${END_ZH}`,
    'su',
  ),
  new RegExp(
    `^${ASK_ZH}(?:把|将)(?<what>.{1,200}?)(?:用(?<to>${KNOWN_ZH})(?:来)?(?:说|写|讲)(?:出来)?|(?:换|改|变|写)成(?<other>${KNOWN_ZH}))${END_ZH}`,
    'su',
  ),
  // この部分を英語に訳して；第2章を中国語にして
  new RegExp(
    `^(?<what>.{0,200}?)(?:を|は)?[、,]?(?<to>${ANY_JA})(?:に|へ)(?:翻訳|訳)[しす]${END_JA}`,
    'su',
  ),
  new RegExp(
    `^(?<what>.{0,200}?)(?:を|は)?[、,]?(?<to>${KNOWN_JA})(?:(?:に|へ)(?:直|な?おし|変え|して|しろ|する)|で(?:書|言|語))${END_JA}`,
    'su',
  ),
  new RegExp(`^(?<what>.{0,200}?)(?:を|は|の)?翻訳[しす]${END_JA}`, 'su'),
]
/** What gives words of its own, or names somebody anew, is a change that mentions a language. */
const CHANGES = /改为|改成(?!.{0,4}[文语]$)|改名|命名|叫做|职业|職業|タイトルを|題名を/

/** Reads a request for a translation; undefined where it is none. */
export function translationWish(text: string): TranslationWish | undefined {
  if (text.length > 300) return undefined
  const found = PATTERNS.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  if (found === undefined) return undefined
  const { what = '', to = found.other } = found
  if (CHANGES.test(what)) return undefined
  const named = to === undefined || to === '' ? undefined : languageOf(to)
  // the words before a language may be a part of it: 第二章的
  return { what: what.replace(/(?:的|の)$/u, '').trim(), to: named }
}
