import type { LanguagePack } from '../../content.ts'
import { ENVIRONMENTS } from './elsewhere/environments.ts'
import { ELSEWHERE } from './elsewhere/kit.ts'
import { FRAME } from './frame/frame.ts'
import { LENSES } from './frame/lenses.ts'
import { GENTLE } from './gentle.ts'
import { DEFAULT_NOUNS } from './idea/grammar.ts'
import { readChineseIdea } from './idea/read-idea.ts'
import { LIBRARY } from './library/kit.ts'
import { FAMILIES, TIMELESS } from './names.ts'
import { chineseNumber, chineseTime } from './numbers.ts'
import { SCHOOL } from './school/kit.ts'
import { TEAHOUSE } from './teahouse/kit.ts'
import { TRAIN } from './train/kit.ts'
import { listed, ORDER } from './words.ts'

/** All the built-in storyteller knows of Simplified Chinese. */
export const pack: LanguagePack = {
  language: 'zh_CN',
  names: { male: TIMELESS.male, female: TIMELESS.female, family: FAMILIES },
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
  number: chineseNumber,
  time: chineseTime,
  list: listed,
  visitors: (people) => people.map(({ occupation, full }) => `${occupation}${full}`).join('、'),
  order: ORDER,
  nouns: DEFAULT_NOUNS,
  readIdea: readChineseIdea,
  gentle: GENTLE,
  frame: FRAME,
  lenses: LENSES,
  kits: [TRAIN, TEAHOUSE, SCHOOL, LIBRARY],
  elsewhere: ELSEWHERE,
  environments: ENVIRONMENTS,
}
