import { type HanNoun, placedAt } from '../han-noun.ts'
import { rowOf } from '../vocabulary.ts'
import { chineseNoun, PARTICLES } from './noun.ts'
import { STOPWORDS } from './words.ts'

/** 四个徒步的人: somebody who is named by what they do. */
const DOER = /(?<=[一两三四五六七八九十几]个|[那这]个|^)[\u4e00-\u9fff]{2,3}的人/gu
/** 一名修伞匠, 茶馆说书先生: a trade that begins with what is done. */
const TRADE =
  /(?<=[一两三四五六七八九十几][个位名]|馆|[，。、：]|^)[修卖养织磨制造种采放撑送守唱赶驯说](?:(?![好坏中里外了着走过死给的这那个])[\u4e00-\u9fff]){1,2}(?:匠|人|师傅|师|娘|女|郎|翁|先生|姑娘)(?![孩儿人生士子家])/gu
/** Whoever an idea names by what they do. */
export const doersIn = (idea: string): HanNoun[] => [
  ...[...idea.matchAll(DOER)]
    .filter(([text]) => !PARTICLES.test(text.slice(0, -2)) && !STOPWORDS.test(text.slice(0, -2)))
    .map(({ 0: text, index }) => placedAt(idea, chineseNoun(text, '人', 'person', 'agent'), index)),
  ...[...idea.matchAll(TRADE)]
    .filter(([text]) => rowOf(text, 'zh') === undefined)
    .map(({ 0: text, index }) => placedAt(idea, chineseNoun(text, text, 'person', 'agent'), index)),
]
