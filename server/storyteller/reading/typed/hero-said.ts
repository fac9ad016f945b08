import type { RequestLanguage } from '#schemas/language.ts'
import { numberSaid } from './number-said.ts'
import { type TraitSaid, traitSaid } from './traits.ts'
import type { TypedReading } from './typed-reading.ts'

type HeroSex = 'female' | 'male'
type Age = readonly [least: number, most: number]

/** What an idea says of its person beside what they are called. */
export type HeroSaid = {
  readonly trait: TraitSaid | null
  readonly sex: HeroSex | null
  /** In years, an inclusive span. */
  readonly age: Age | null
}

const SEXES: Readonly<Record<RequestLanguage, readonly (readonly [HeroSex, RegExp])[]>> = {
  en: [
    [
      'female',
      /(?:wom[ae]n|girls?|ladies|lady|mistress)$|\b(?:grand(?:ma|mothers?|daughters?)|grann(?:y|ies)|mothers?|sisters?|daughters?|aunts?|widows?|wi(?:fe|ves)|brides?|queen|princess(?:es)?|duchess|countess|witch(?:es)?|nuns?|act(?:ress)(?:es)?|waitress|heiress|seamstress|maids?|nieces?|ballerinas?|abbess|empress|goddess|priestess)\b/i,
    ],
    [
      'male',
      /(?<!wo)m[ae]n$|\b(?:boys?|grand(?:pa|fathers?|sons?)|fathers?|brothers?|sons?|uncles?|widowers?|husbands?|kings?|princes?|dukes?|monks?|nephews?|wizards?|lads?|bridegrooms?|waiters?|abbot|emperor|priests?)\b/i,
    ],
  ],
  zh: [
    [
      'female',
      /奶奶|外婆|姥姥|婆婆|老太太|妈|母|姐|妹|女(?!婿)|姑|婶|姨|嫂|寡妇|妻|新娘|皇后|公主|巫婆|尼姑|娘$|少妇|妃/u,
    ],
    [
      'male',
      /爷爷|外公|姥爷|公公|老头|爸|父(?!母)|哥|弟(?!子)|兄|叔|伯|舅|鳏夫|丈夫|新郎|国王|王子|和尚|少年|男|儿子|汉子|小伙/u,
    ],
  ],
  ja: [
    [
      'female',
      /おばあさん|おばあちゃん|祖母|老婆|母|姉(?!弟)|妹|(?<!息)女(?!婿)|娘|叔母|伯母|おば|未亡人|妻|花嫁|王妃|姫|魔女|巫女|尼|婦|嫁/u,
    ],
    [
      'male',
      /おじいさん|おじいちゃん|祖父|老爺|父|兄|弟(?!子)|息子|少年|男|叔父|伯父|夫(?!婦)|花婿|王子|僧|坊主|青年|爺/u,
    ],
  ],
}
const AGES: Readonly<Record<RequestLanguage, readonly (readonly [Age, RegExp])[]>> = {
  en: [
    [
      [66, 79],
      /\b(?:grand(?:ma|pa|mothers?|fathers?|parents?)|grann(?:y|ies)|old (?:wom[ae]n|m[ae]n|lady|ladies|people)|elderly|aged|ancient|retired|pensioners?)\b/i,
    ],
    // an old friend is no old person
    [
      [58, 74],
      /^old\b(?! (?:friends?|rivals?|flames?|neighbou?rs?|enem|comrades?|colleagues?|partners?|school))/i,
    ],
    [[20, 28], /\b(?:grand(?:sons?|daughters?|child(?:ren)?)|daughters?|sons?|apprentices?)\b/i],
    [[36, 52], /\b(?:fathers?|mothers?|parents?)\b/i],
    [[15, 19], /\bstudents?\b/i],
    [[13, 17], /\b(?:teenage\w*|teens?|adolescents?)\b/i],
    [
      [9, 12],
      /\b(?:boys?|girls?|child(?:ren)?|kids?|schoolboys?|schoolgirls?|urchins?|orphans?|pupils?)\b/i,
    ],
  ],
  zh: [
    [
      [66, 79],
      /奶奶|外婆|姥姥|爷爷|外公|姥爷|老太太|老太婆|老头|老人|老汉|老爷子|老伯|年迈|退休|老奶奶/u,
    ],
    [
      [58, 74],
      /^老(?!朋友|友|对手|搭档|同事|街坊|邻居|冤家|战友|情人|主顾|师|板|鼠|虎|鹰|公|婆|乡|友|同学)/u,
    ],
    [[20, 28], /孙女|孙子|女儿|儿子|徒弟|学徒/u],
    [[36, 52], /父亲|母亲|妈妈|爸爸|父子|母女/u],
    [[13, 16], /少年|少女|中学生|高中生/u],
    [[18, 22], /大学生/u],
    [[13, 17], /(?<!留|小)学生/u],
    [[9, 12], /男孩|女孩|小孩|孩子|孩童|儿童|小学生|孤儿|小姑娘|童$/u],
    [[18, 25], /姑娘|小伙子/u],
  ],
  ja: [
    [[66, 79], /おばあ|おじい|祖母|祖父|老人|老婆|老爺|老女|年老いた|引退した|隠居|翁/u],
    [[58, 74], /^老/u],
    [[20, 28], /孫|娘$|息子|弟子|見習い/u],
    [[36, 52], /父|母|親子/u],
    [[18, 22], /大学生/u],
    [[14, 17], /高校生|中学生|生徒|学生/u],
    [[11, 14], /少年|少女/u],
    [[8, 12], /子ども|子供|こども|小学生|孤児|童/u],
  ],
}
/** How old somebody is said to be, in the name or right before it. */
const YEARS: Readonly<Record<RequestLanguage, RegExp>> = {
  en: /\b([a-z]+(?:-[a-z]+)?|\d{1,3})-years?-old\b/i,
  zh: /([一二三四五六七八九十\d]{1,3})岁的?(?:小|女|男)?[^，。]{0,4}$/u,
  ja: /([一二三四五六七八九十\d]{1,3})[歳才]の[^、。]{0,4}$/u,
}

/** The same right after an English name, and from which age: a mother of nine is not nine. */
const YEARS_AFTER: readonly (readonly [least: number, name: RegExp, said: RegExp])[] = [
  [1, /./, /^,? aged ([a-z]+(?:-[a-z]+)?|\d{1,3})\b/i],
  [
    4,
    /(?:boy|girl|child|kid|lad|lass|youth|orphan|urchin)$/i,
    /^ of ([a-z]+(?:-[a-z]+)?|\d{1,3})\b/i,
  ],
  [18, /m[ae]n$/i, /^ of ([a-z]+(?:-[a-z]+)?|\d{1,3})\b/i],
]

/** How an idea speaks of its one person after it has named them. */
const SPOKEN_OF: Readonly<Record<RequestLanguage, readonly (readonly [HeroSex, RegExp])[]>> = {
  en: [
    ['female', /^[^.!?]*?\b(?<!(?:he|his|him)\b[^.!?]*)(?:she|her|hers|herself)\b/i],
    ['male', /\b(?:he|his|him|himself)\b/i],
  ],
  zh: [
    ['female', /^[^他]*她(?!们)/u],
    ['male', /他(?!们|人|乡|日)/u],
  ],
  ja: [
    ['female', /彼女/u],
    ['male', /彼(?!女|岸|方|氏)/u],
  ],
}

/** Both of them are meant: a couple is no wife. */
const MIXED =
  /夫妻|夫妇|父女|母子|祖孙|爷孙|兄妹|姐弟|两口子|夫婦|親子|姉弟|兄妹|きょうだい|\b(?:husband and wife|brothers? and sisters?|sisters? and brothers?)\b/iu
const sexIn = (text: string, language: RequestLanguage): HeroSex | null =>
  MIXED.test(text) ? null : first(SEXES[language], text)

const first = <Value>(rows: readonly (readonly [Value, RegExp])[], text: string): Value | null =>
  rows.find(([, said]) => said.test(text))?.[0] ?? null

/** Whose daughter somebody is says nothing of her own age: 王様の娘. */
const own = (text: string): string =>
  text.split(/(?:['’]s |(?<!退休|年迈|年老)的|の)(?=.)/u).at(-1) ?? text

/** “A boy of twelve”: how old somebody is said to be behind their name. */
const yearsAfter = (name: string, after: string): number | undefined =>
  YEARS_AFTER.filter(([, called]) => called.test(name))
    .map(([least, , said]) => [least, numberSaid(said.exec(after)?.[1] ?? '') ?? 0] as const)
    .find(([least, years]) => years >= least)?.[1]

/** What an idea says of its person; of a person its creator named, what that name says. */
export function heroSaid({ who, idea, language }: TypedReading): HeroSaid {
  if (who?.kind !== 'person') return { trait: null, sex: null, age: null }
  const around = who.because === 'creator' ? '' : idea
  const at = around.toLowerCase().indexOf(who.text.toLowerCase())
  const named = (at < 0 ? '' : around.slice(Math.max(0, at - 8), at)) + who.text
  const spokenOf = who.plural || at < 0 ? null : first(SPOKEN_OF[language], around.slice(at))
  const after = at < 0 ? '' : around.slice(at + who.text.length)
  const years = numberSaid(YEARS[language].exec(named)?.[1] ?? '') ?? yearsAfter(who.text, after)
  return {
    trait: traitSaid(who.text, around, language) ?? null,
    sex: sexIn(own(who.text), language) ?? spokenOf,
    age: years === undefined ? first(AGES[language], own(who.text)) : [years, years],
  }
}
