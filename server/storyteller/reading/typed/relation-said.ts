import type { RequestLanguage } from '#schemas/language.ts'
import type { Sex } from '#server/storyteller/builtin/line.ts'
import { GROUP_RELATIONS, type Kin, type Relation, WORDS } from './relation-words.ts'
import type { TypedReading } from './typed-reading.ts'

/** With whom an idea says that who plays belongs together. */
export type RelationSaid = {
  readonly relation: Relation
  /** Of which sex the other one is; null where the idea does not say. */
  readonly sex: Sex | null
  /** Of which sex who plays is, where the word for both says so: 父女. */
  readonly own: Sex | null
  readonly isTwin: boolean
  /** A 妹 is younger and an 兄 older; null where the word says nothing of it. */
  readonly isYounger: boolean | null
  /** What is done is done for them: “for her grandmother”. */
  readonly isFor: boolean
  /** Something is taken from them: nobody takes it with their help. */
  readonly isFrom: boolean
}

const TWIN = /\b(?:twins?|triplets)\b|双胞胎|孪生|双生|双子|双児/iu
const PARTED =
  /\b(?:divorced?|divorcees?|separated|estranged|ex)\b|离婚|离异|離婚|別れた|元夫婦|前妻|前夫/iu

/** A couple that has parted is none any more. */
const asIs = (relation: Relation, text: string): Relation =>
  relation === 'spouse' && PARTED.test(text) ? 'formerSpouse' : relation

/** What several do they do together. */
const ALL = { isFor: false, isFrom: false, isYounger: null } as const

/** Chinese and Japanese have no word for a sister who is neither older nor younger: who plays is the older one. */
const HAS_ORDER = /[\p{Script=Han}\p{Script=Hiragana}]/u

/** What several are to one another by what they are called together: 父子, “two brothers”. */
export function relationOfGroup(group: string, idea: string): RelationSaid | null {
  const isTwin = TWIN.test(group)
  const [, relation, own, sex] = GROUP_RELATIONS.find(([words]) => words.test(group)) ?? []
  if (relation === undefined || own === undefined || sex === undefined)
    return isTwin ? { ...ALL, relation: 'sibling', own: null, sex: null, isTwin } : null
  const isYounger = relation === 'sibling' && !isTwin && HAS_ORDER.test(group) ? true : null
  return { ...ALL, relation: asIs(relation, idea), own, sex, isTwin, isYounger }
}

/** How somebody is spoken of as another one's: “her twin sister”, 和她的妹妹, 彼女の妹. */
const LINKED: Readonly<Record<RequestLanguage, (word: string) => RegExp>> = {
  en: (word) =>
    new RegExp(
      `(?:\\b(?:her|his|their|my|whose) |\\u0000 and (?:an? |the )?)(?:[a-z-]+ ){0,2}(?:${word})\\b(?!['’]s )`,
      'iu',
    ),
  zh: (word) =>
    new RegExp(
      `(?:[和与跟同为替给找陪带]|[她他我己]的?)(?:[他她]的?)?(?:[^，。的]{0,8}的)?(?:${word})`,
      'u',
    ),
  ja: (word) =>
    new RegExp(
      `(?:と|(?:彼女?|自分|長年|昔|年来)の)(?:[^、。と]{0,6}の)?(?:${word})|と、[^、。と]{2,12}[ただるうく](?:${word})(?=[がはも])|(?:${word})(?=と|のため|に(?:届|贈|渡|会))`,
      'u',
    ),
}
/** What stands right before or after whom something is done for. */
const FOR: Readonly<Record<RequestLanguage, (word: string) => RegExp>> = {
  en: (word) =>
    new RegExp(
      `\\bfor (?:her|his|their|my|the|an?) (?:[a-z-]+ ){0,2}(?:${word})\\b|\\b(?:carr|bring|tak|deliver|send)[a-z]* [^,.]*\\bto (?:her|his|their|the) (?:[a-z-]+ ){0,2}(?:${word})\\b`,
      'iu',
    ),
  zh: (word) => new RegExp(`[为替给](?!.{0,12}里)[^，。]{0,8}(?:${word})`, 'u'),
  ja: (word) =>
    new RegExp(
      `(?:${word})(?:のため|(?:に|へ|のもとへ|のところへ)(?:[^、。]{1,10}を)?(?:届け|贈|渡|運|見せ|聞かせ))`,
      'u',
    ),
}

/** From whom something is taken. */
const FROM: Readonly<Record<RequestLanguage, (word: string) => RegExp>> = {
  en: (word) => new RegExp(`\\bfrom (?:her|his|their|my) (?:[a-z-]+ ){0,2}(?:${word})\\b`, 'iu'),
  zh: (word) => new RegExp(`从[^，。]{0,8}(?:${word})[^，。]{0,8}(?:偷|夺|抢|拿|取|盗)`, 'u'),
  ja: (word) => new RegExp(`(?:${word})(?:の[^、。]{1,6})?から[^。]*(?:盗|奪|取り)`, 'u'),
}

/** Whose child somebody is who is a father himself: the two words stand for two people. */
const INVERSE: Partial<Readonly<Record<Relation, Relation>>> = {
  parent: 'child',
  child: 'parent',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  elder: 'younger',
  younger: 'elder',
}

const rowsOf = (language: RequestLanguage): readonly Kin[] => WORDS[language]

/** Of what relation the word of a person itself is: a son is somebody's child. */
function relationIn(text: string, language: RequestLanguage): Relation | undefined {
  const end = language === 'en' ? `\\b(?:${'%'})$` : `(?:${'%'})$`
  return rowsOf(language).find(([word]) => new RegExp(end.replace('%', word), 'iu').test(text))?.[1]
}

/** Somebody who is another one’s brother: “quarrels with his older brother”, where that is who plays. */
const OWNER: readonly (readonly [Sex, RegExp])[] = [
  ['female', /\bher (?:[a-z-]+ )?$|她的$|彼女の$/iu],
  ['male', /\bhis (?:[a-z-]+ )?$|他的$|彼の$/iu],
]
function ofWhom(self: Relation, before: string): RelationSaid | null {
  const [sex] = OWNER.find(([, words]) => words.test(before)) ?? []
  if (sex === undefined) return null
  return { ...ALL, relation: INVERSE[self] ?? self, sex, own: null, isTwin: TWIN.test(before) }
}

/** 二軒のパン屋の娘が腕をきそう: whose houses are two is one of two, and they are rivals. */
const TWO_HOUSES =
  /二軒の[^、。]{1,8}の(?:娘|息子|主人|店主|跡取り|職人)[^、。]*、?[^。]*(?:きそ|競|争|張り合)/u

/** 隣どうしの老人 are two. */
const NEXT_DOOR = /隣(?:どうし|同士)の/u

/** With whom an idea about one person says that they belong together: “and his son”, 和老对手, 祖母のために. */
export function relationSaid({ idea, who, language }: TypedReading): RelationSaid | null {
  if (who?.kind !== 'person' || who.plural || who.because === 'creator') return null
  const at = idea.toLowerCase().indexOf(who.text.toLowerCase())
  if (at < 0) return null
  // whose daughter somebody is, is no other person; a mark keeps what stands behind the name apart
  const rest = `${idea.slice(0, at)}\u0000${idea.slice(at + who.text.length)}`
  if (language === 'ja' && TWO_HOUSES.test(idea))
    return { ...ALL, relation: 'rival', sex: null, own: null, isTwin: false }
  if (NEXT_DOOR.test(idea))
    return { ...ALL, relation: 'neighbour', sex: null, own: null, isTwin: false }
  const self = relationIn(who.text, language)
  const found = rowsOf(language)
    .flatMap(([word, relation, sex]) => {
      const isInverse = self !== undefined && INVERSE[self] === relation
      const bare = isInverse && language !== 'en' ? new RegExp(word, 'u').exec(rest) : null
      const linked = LINKED[language](word).exec(rest) ?? bare
      const isFor = FOR[language](word).test(rest)
      const isFrom = FROM[language](word).test(rest)
      return linked === null && !isFor && !isFrom
        ? []
        : [{ relation, sex, isFor, isFrom, said: linked?.[0] ?? '', at: linked?.index ?? 0 }]
    })
    .toSorted((one, other) => one.at - other.at)[0]
  if (found === undefined) return self === undefined ? null : ofWhom(self, idea.slice(0, at))
  const { relation, sex, isFor, isFrom, said } = found
  return {
    ...{ relation: asIs(relation, idea), sex, own: null, isTwin: TWIN.test(idea), isFor, isFrom },
    isYounger: /[妹弟]$/u.test(said) ? true : /[姉兄哥姐]$/u.test(said) ? false : null,
  }
}
