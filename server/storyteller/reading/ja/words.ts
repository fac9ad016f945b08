import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'

const DIGITS = '〇一二三四五六七八九'
const tens = (value: number): string => {
  const ten = Math.floor(value / 10)
  const one = value % 10
  return `${ten > 1 ? DIGITS[ten] : ''}${ten > 0 ? '十' : ''}${one > 0 ? DIGITS[one] : ''}`
}

/** A whole number from 0 to 999 in Japanese numerals. */
function numberWord(value: number): string {
  if (value === 0) return '〇'
  const hundred = Math.floor(value / 100)
  return `${hundred > 1 ? DIGITS[hundred] : ''}${hundred > 0 ? '百' : ''}${tens(value % 100)}`
}

/** Minutes after midnight as a clock is read aloud: 1350 gives half past ten. */
function timeWord(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const minute = minutes % 60
  const said = numberWord(hour > 12 ? hour - 12 : hour)
  if (minute === 0) return `${said}時`
  return minute === 30 ? `${said}時半` : `${said}時${numberWord(minute)}分`
}

const ORDER: LanguagePack['order'] = {
  before: (first, second) => `${first}のすぐ次に、${second}が署名した。`,
  later: (late, early) => `${late}は、${early}よりあとに署名した。`,
  notEnd: (name) => `${name}は、最初でも最後でもない。`,
  notFirst: (name) => `最初に署名したのは、${name}ではない。`,
  join: (rules) => rules.map((rule, index) => `（${numberWord(index + 1)}）${rule}`).join('\n'),
  sequence: (names) => names.join('、'),
  question: '三番目に署名したのは誰か。',
}

/** How Japanese counts, lists, quotes and names. */
export const words = {
  nameOf: (given, family) => ({
    full: `${family}${given}`,
    short: family,
    call: `${family}さん`,
  }),
  pronouns: {
    male: { he: '彼', him: '彼', his: '彼の', himself: '彼自身' },
    female: { he: '彼女', him: '彼女', his: '彼女の', himself: '彼女自身' },
  },
  sexLabel: { male: '男性', female: '女性', any: '指定なし' },
  space: '',
  quote: (text) => `「${text}」`,
  caption: (name, seen) => `${name}。${seen}`,
  number: numberWord,
  time: timeWord,
  list: (items) => items.join(items.length === 2 ? 'と' : '、'),
  visitors: (people) =>
    `${people.map((person) => `${person.occupation}の${person.call}`).join('、')}。`,
  order: ORDER,
  row: {
    ...ORDER,
    before: (first, second) => `${first}のすぐ次に、${second}が来た。`,
    later: (late, early) => `${late}は、${early}よりあとに来た。`,
    notEnd: (name) => `${name}が来たのは、最初でも最後でもない。`,
    notFirst: (name) => `最初に来たのは、${name}ではない。`,
    question: '三番目に来たのは誰か。',
  },
} satisfies Partial<LanguagePack>
