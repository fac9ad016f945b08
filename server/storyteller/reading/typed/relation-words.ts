import { z } from 'zod'
import type { RequestLanguage } from '#schemas/language.ts'
import type { Sex } from '#server/storyteller/builtin/line.ts'

/** What somebody else is to who plays. */
export const Relation = z.enum([
  ...(['sibling', 'spouse', 'formerSpouse', 'parent', 'child'] as const),
  ...(['grandparent', 'grandchild', 'elder', 'younger', 'friend', 'rival', 'neighbour'] as const),
])
export type Relation = z.infer<typeof Relation>

/** Words for somebody, what they are to another one, and of which sex. */
export type Kin = readonly [words: string, relation: Relation, sex: Sex | null]

/** The more particular word stands before the one that it ends in. */
export const WORDS: Readonly<Record<RequestLanguage, readonly Kin[]>> = {
  en: [
    ['grandfather|grandpa|granddad', 'grandparent', 'male'],
    ['grandmother|grandma|granny', 'grandparent', 'female'],
    ['grandson', 'grandchild', 'male'],
    ['granddaughter', 'grandchild', 'female'],
    ['grandchild', 'grandchild', null],
    ['(?:step)?father|dad|daddy', 'parent', 'male'],
    ['(?:step)?mother|mum|mom|mama', 'parent', 'female'],
    ['(?:step)?son', 'child', 'male'],
    ['(?:step)?daughter', 'child', 'female'],
    ['(?:half-|step)?brother', 'sibling', 'male'],
    ['(?:half-|step)?sister', 'sibling', 'female'],
    ['ex-husband|former husband', 'formerSpouse', 'male'],
    ['ex-wife|former wife', 'formerSpouse', 'female'],
    ['husband', 'spouse', 'male'],
    ['wife', 'spouse', 'female'],
    ['uncle', 'elder', 'male'],
    ['aunt', 'elder', 'female'],
    ['nephew', 'younger', 'male'],
    ['niece', 'younger', 'female'],
    ['rival|nemesis|competitor', 'rival', null],
    ['neighbou?r', 'neighbour', null],
    ['friend', 'friend', null],
  ],
  zh: [
    ['爷爷|祖父|外公|姥爷', 'grandparent', 'male'],
    ['奶奶|祖母|外婆|姥姥', 'grandparent', 'female'],
    ['孙女|外孙女', 'grandchild', 'female'],
    ['孙子|外孙(?!女)', 'grandchild', 'male'],
    ['父亲|爸爸|老爸|爹', 'parent', 'male'],
    ['母亲|妈妈|老妈|娘亲', 'parent', 'female'],
    ['儿子', 'child', 'male'],
    ['女儿', 'child', 'female'],
    ['(?<!师)(?:哥哥|弟弟|大哥|兄长)', 'sibling', 'male'],
    ['(?<!师)(?:姐姐|妹妹|大姐)', 'sibling', 'female'],
    ['前夫', 'formerSpouse', 'male'],
    ['前妻', 'formerSpouse', 'female'],
    ['丈夫|老公', 'spouse', 'male'],
    ['妻子|老婆(?!婆)', 'spouse', 'female'],
    ['叔叔|舅舅|伯父|姑父', 'elder', 'male'],
    ['姑姑|姨妈|婶婶|舅妈', 'elder', 'female'],
    ['侄子|外甥(?!女)', 'younger', 'male'],
    ['侄女|外甥女', 'younger', 'female'],
    ['老?对手|死对头|冤家', 'rival', null],
    ['邻居|街坊', 'neighbour', null],
    ['(?:老|好|旧)?朋友|老友|发小|知己', 'friend', null],
  ],
  ja: [
    ['祖父|おじいさん|おじいちゃん|爺さん', 'grandparent', 'male'],
    ['祖母|おばあさん|おばあちゃん|婆さん', 'grandparent', 'female'],
    ['孫娘', 'grandchild', 'female'],
    ['孫息子', 'grandchild', 'male'],
    ['孫', 'grandchild', null],
    ['(?<!祖)父親?(?![母子])|お父さん', 'parent', 'male'],
    ['(?<![祖叔伯父])母親?(?![娘子])|お母さん', 'parent', 'female'],
    ['息子', 'child', 'male'],
    ['(?<!孫)娘', 'child', 'female'],
    ['兄(?![弟妹])|弟(?!子)|お兄さん', 'sibling', 'male'],
    ['(?<!姉)妹(?!妹)|姉(?![妹弟])|お姉さん', 'sibling', 'female'],
    ['元夫|別れた夫|前夫', 'formerSpouse', 'male'],
    ['元妻|別れた妻|前妻', 'formerSpouse', 'female'],
    ['(?<!元|別れた)夫(?![婦妻])', 'spouse', 'male'],
    ['(?<!元|別れた|夫)妻', 'spouse', 'female'],
    ['叔父|伯父', 'elder', 'male'],
    ['叔母|伯母', 'elder', 'female'],
    ['甥', 'younger', 'male'],
    ['姪', 'younger', 'female'],
    ['ライバル|好敵手|宿敵|商売敵', 'rival', null],
    ['隣人|お隣さん', 'neighbour', null],
    ['友人|友だち|友達|親友|旧友|幼なじみ', 'friend', null],
  ],
}

/** Words for several: what the others are to who plays, the sex of who plays, and theirs. */
export const GROUP_RELATIONS: readonly (readonly [
  words: RegExp,
  relation: Relation,
  own: Sex | null,
  sex: Sex | null,
])[] = [
  [/师兄弟/u, 'friend', 'male', 'male'],
  [/师姐妹/u, 'friend', 'female', 'female'],
  [/父女/u, 'child', 'male', 'female'],
  [/父子/u, 'child', 'male', 'male'],
  [/母女|母娘/u, 'child', 'female', 'female'],
  [/母子/u, 'child', 'female', 'male'],
  [/親子/u, 'child', null, null],
  [/祖孙|爷孙/u, 'grandchild', null, null],
  [/\bsisters\b|(?<!师)(?:姐妹|姊妹)|姉妹/iu, 'sibling', 'female', 'female'],
  [/\bbrothers\b|(?<!师)(?:兄弟|弟兄)/iu, 'sibling', 'male', 'male'],
  [/\bsiblings\b|(?<!师)(?:兄妹|姐弟)|姉弟|きょうだい/iu, 'sibling', null, null],
  [
    /\b(?:couples?|spouses|newlyweds|lovers|parents)\b|父母|両親|夫妻|夫妇|两口子|小两口|情侣|恋人|夫婦|カップル/iu,
    'spouse',
    null,
    null,
  ],
  [/\bfriends\b|师兄妹|朋友|老友|发小|幼なじみ|友人|親友|旧友/iu, 'friend', null, null],
  [/\brivals\b|对手|冤家|ライバル|好敵手/iu, 'rival', null, null],
  [/\bneighbou?rs\b|邻居|街坊|隣同士/iu, 'neighbour', null, null],
]
