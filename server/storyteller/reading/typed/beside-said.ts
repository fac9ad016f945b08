import type { RequestLanguage } from '#schemas/language.ts'
import type { Sex } from '#server/storyteller/builtin/line.ts'
import { literal } from '#server/storyteller/reading/word-rows.ts'
import { Relation, WORDS } from './relation-words.ts'
import type { ReadNoun, TypedReading } from './typed-reading.ts'

/** Whose a thing may be: somebody of one's own, whoever taught one, or those who were there before. */
export const OWNERS = [...Relation.options, 'master', 'ancestor'] as const
type Owner = (typeof OWNERS)[number]
/** Whose the thing of an idea is, and whether they are no more. */
export type OwnerSaid = {
  readonly of: Owner
  readonly sex: Sex | null
  readonly isGone: boolean
  /** As the idea calls them: “grandmother”, 外婆. */
  readonly word: string
}

type Rows = readonly (readonly [words: string, owner: Owner, sex: Sex | null])[]
const MASTERS: Readonly<Record<RequestLanguage, string>> = {
  en: '(?:old )?(?:master|mentor|teacher)',
  zh: '师父|师傅|恩师|老师',
  ja: '師匠|親方|恩師|先生',
}
const ANCESTORS: Readonly<Record<RequestLanguage, string>> = {
  en: 'ancestor|forefather|forebear',
  zh: '老祖宗|祖宗|祖先|祖上|先人',
  ja: 'ご先祖様?|先祖|祖先',
}
/** They were there long before, and are in no story of tonight. */
export const isAncestor = (text: string, language: RequestLanguage): boolean =>
  new RegExp(`^(?:${ANCESTORS[language]})s?$`, 'iu').test(text)

const ownersIn = (language: RequestLanguage): Rows => [
  ...WORDS[language],
  [MASTERS[language], 'master', null],
  [ANCESTORS[language], 'ancestor', null],
]

const GONE: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:late|dead)\b/iu,
  zh: /过世|去世|已故|死去|亡故|生前|遗/u,
  ja: /亡くなった|亡き|死んだ|故人|他界|遺し/u,
}
/** Somebody’s, right before a thing. */
const OWNED: Readonly<Record<RequestLanguage, (words: string) => RegExp>> = {
  en: (words) => new RegExp(`((?:late |dead )?)\\b(?:${words})[’']s (?:[a-z-]+ ){0,3}$`, 'iu'),
  zh: (words) =>
    new RegExp(`([^，。]{0,4})(?:${words})(?:[^，。]{0,4})的(?:那|这)?[一两三几]?[^，。]?$`, 'u'),
  ja: (words) => new RegExp(`([^、。]{0,6})(?:${words})(?:の|が[^、。]{1,4}した)$`, 'u'),
}

/** Whose the thing of an idea is: “his late grandfather’s accordion”, 师父的那面锣, 亡くなった祖父の懐中時計. */
export const ownerSaid = (reading: TypedReading): OwnerSaid | null =>
  ownerOf(reading, reading.what?.text ?? '')

/** Whose the place of an idea is: “their mother’s tailor shop”, 母亲的裁缝铺, 父の写真館. */
export const keeperSaid = (reading: TypedReading): OwnerSaid | null =>
  ownerOf(reading, reading.where?.text ?? '') ?? ownerOf(reading, leftIn(reading))

/** What somebody leaves: their belongings, 遗物, 遺品. */
const LEFT: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /(?<=[’']s )(?:[a-z-]+ )?(?:things|belongings|effects|possessions|estate|papers)\b/iu,
  zh: /遗物|遗产|遗下的东西|家当|旧物/u,
  ja: /遺品|形見|家財|荷物/u,
}
const leftIn = ({ idea, language }: TypedReading): string => LEFT[language].exec(idea)?.[0] ?? ''

function ownerOf(
  { idea, language }: Pick<TypedReading, 'idea' | 'language'>,
  noun: string,
): OwnerSaid | null {
  const at = noun === '' ? -1 : idea.toLowerCase().indexOf(noun.toLowerCase())
  const found = [idea.slice(0, Math.max(0, at)), ownedWith(noun, language)].flatMap((before) =>
    ownersIn(language).flatMap(([words, of, sex]) => {
      const [said] = OWNED[language](words).exec(before) ?? []
      if (said === undefined) return []
      const word = new RegExp(words, 'iu').exec(said)?.[0] ?? ''
      return [{ of, sex, isGone: GONE[language].test(said), said, word }]
    }),
  )
  const [owner] = found.toSorted((one, other) => one.said.length - other.said.length)
  if (owner === undefined) return null
  const { of, sex, isGone, word } = owner
  return { of, sex, isGone, word }
}
/** A noun may have its owner in it: “grandfather’s accordion”. */
const ownedWith = (noun: string, language: RequestLanguage): string =>
  language === 'en' ? noun.replace(/[a-z-]+$/i, '') : ''

const TO: Readonly<Record<RequestLanguage, (noun: string) => RegExp>> = {
  en: (noun) =>
    new RegExp(
      `\\b(?:giv|bring|carr|tak|deliver|return|send|haul|cart)[a-z]*\\b[^.]*\\bto (?:(?:the|an?|its|his|her|their) )?(?:[a-z-]+ ){0,2}${noun}\\b`,
      'iu',
    ),
  zh: (noun) => new RegExp(`(?:送|带|交|还|捎|寄)(?:回|到|给|去|往|还)*[^，。]{0,8}${noun}`, 'u'),
  ja: (noun) =>
    new RegExp(`${noun}(?:に|へ|まで)[^、。]{0,6}(?:とどけ|届け|返し|返す|渡し|運)`, 'u'),
}
/** To whom, or where to the thing of an idea is brought: its place among the nouns. */
export function goalSaid({ idea, what, who, nouns, language }: TypedReading): ReadNoun | null {
  const found = nouns.filter(
    ({ text, kind }) =>
      kind !== 'thing' &&
      text !== what?.text &&
      text !== who?.text &&
      TO[language](literal(text)).test(idea),
  )
  return found.at(-1) ?? null
}

/** Several of what lies in the way: “three mountains”, 三座山, 三つの山. */
const CROSSED: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:high |tall |great |wide )?(?:mountains|hills|ridges|passes|peaks|rivers|seas|deserts|valleys|forests|countries|bridges)\b/iu,
  zh: /[两二三四五六七八九十](?:座|重|道|条|片)[大高雪荒]?(?:山|岭|河|江|海|沙漠|桥)/u,
  ja: /[二三四五六七八九十]つの(?:山|峠|川|海|谷|森|国|橋)/u,
}
/** Whether there is none between the first and the last of them. */
export const ofTwo = (crossed: string): boolean => /^(?:two\b|两|二)/iu.test(crossed)
export const crossedSaid = ({ idea, language }: Pick<TypedReading, 'idea' | 'language'>): string =>
  CROSSED[language].exec(idea)?.[0] ?? ''

/** What somebody goes on, and whether it goes. */
export type RideSaid = { readonly on: 'bicycle'; readonly isBroken: boolean }
const BICYCLE = /\b(?:bicycle|bike)\b|自行车|脚踏车|单车|自転車/iu
const BROKEN = /\b(?:broken|bent|punctured|rusty|flat)\b|坏了|破|爆胎|壊れ|パンク|錆び/iu
export const rideSaid = ({ idea }: Pick<TypedReading, 'idea'>): RideSaid | null =>
  BICYCLE.test(idea) ? { on: 'bicycle', isBroken: BROKEN.test(idea) } : null

/** Who brings something back has taken it before: “the statue they stole”, 盗んでしまった仏像, 当年偷走的. */
const TAKEN: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:(?:they|she|he|we|who) (?:once |had |have |has )?(?:stole|stolen|took|taken)|(?:stole|took) (?:years|long) ago)\b/iu,
  zh: /(?:偷走|偷来|偷了|拿走|盗走)的|(?:当年|从前|以前)(?:偷|盗|拿)/u,
  ja: /盗んでしまった|盗んだ|持ち出してしまった|持ち出した|くすねた/u,
}
const BACK: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b(?:give|gives|put|puts|bring|brings|carry|take|return|returns|returning|putting|giving)\b.*\bback\b|\breturn/iu,
  zh: /还|送回|放回|归/u,
  ja: /返し|返す|戻し|戻す/u,
}
export const tookSaid = ({ idea, language }: Pick<TypedReading, 'idea' | 'language'>): boolean =>
  TAKEN[language].test(idea) && BACK[language].test(idea)
