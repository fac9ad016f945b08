import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { Texts } from '#server/storyteller/texts/texts.ts'
import { DEFAULT_NOUNS } from './grammar.ts'
import { listed, ORDER, ROW } from './lists.ts'
import { chineseNumber, chineseTime } from './numbers.ts'
import { readChineseIdea } from './read-idea.ts'

/** Simplified Chinese: how it counts, lists, quotes and names, and what it reads out of an idea, beside its texts. */
export const chinese = (texts: Texts): LanguagePack => ({
  ...texts,
  language: 'zh_CN',
  nameOf: (given, family) => ({
    full: `${family}${given}`,
    short: family,
    call: `${family}${given}`,
  }),
  pronouns: {
    male: { he: '他', him: '他', his: '他的', himself: '他自己' },
    female: { he: '她', him: '她', his: '她的', himself: '她自己' },
  },
  sexLabel: { male: '男', female: '女', any: '不限' },
  space: '',
  quote: (text) => `“${text}”`,
  caption: (name, seen) => `${name}：${seen}`,
  // what is counted here is days and minutes: 两天, not 二天
  number: (value) => (value === 2 ? '两' : chineseNumber(value)),
  time: chineseTime,
  list: listed,
  visitors: (people) => people.map(({ occupation, full }) => `${occupation}${full}`).join('、'),
  order: ORDER,
  row: ROW,
  nouns: DEFAULT_NOUNS,
  readIdea: readChineseIdea,
})
