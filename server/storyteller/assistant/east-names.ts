import type { GameLanguage } from '#schemas/language.ts'
import type { WordPair } from './operation.ts'

const SPACE = /[\s　・]+/u
const BEHIND: Readonly<Record<'zh' | 'ja', readonly string[]>> = {
  ja: ['さん', '様', 'さま', 'くん', '君', 'ちゃん', '氏', '先生', '殿'],
  zh: '先生 太太 小姐 女士 夫人 大夫 医生 老师 师傅 老板 掌柜 大人 警官 队长 船长 姑娘 大哥 大姐 大爷 大娘 家的'.split(
    ' ',
  ),
}
const BEFORE_ZH = ['老', '小', '阿']
const TWO_LETTERS = /^(?:欧阳|司马|上官|诸葛|夏侯|东方|皇甫|尉迟|公孙|慕容|令狐|宇文|长孙|司徒)/u

/** Is a name written in Han or kana? */
export const isEast = (name: string): boolean => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(name)

/** A name without the word of respect behind it. */
export const withoutRespect = (name: string): string => {
  const behind = [...BEHIND.ja, ...BEHIND.zh].find(
    (word) => name.length > word.length && name.endsWith(word) && isEast(name),
  )
  return behind === undefined ? name : name.slice(0, -behind.length)
}

/** Where a new name's family part ends. */
function familyOf(name: string, language: 'zh' | 'ja'): string {
  const [first = name, ...others] = name.split(SPACE)
  if (others.length > 0) return first
  if (language === 'zh') return name.slice(0, TWO_LETTERS.test(name) ? 2 : 1)
  return name.length >= 3 ? name.slice(0, 2) : name
}

const givenOf = (name: string, family: string): string =>
  name.slice(family.length).replace(/^[\s　・]+/u, '') || name

/** The longest beginning of a Japanese name that the game says with an honorific. */
function familySaid(name: string, told: string): string {
  for (let length = name.length - 1; length > 0; length--) {
    const start = name.slice(0, length)
    if (BEHIND.ja.some((behind) => told.includes(start + behind))) return start
  }
  return ''
}

/** The family name with the words of respect around it: `御堂さん`, `老傅`. */
function respectful(old: string, made: string, language: 'zh' | 'ja'): WordPair[] {
  const behind = BEHIND[language].map((word) => ({ from: old + word, to: made + word }))
  const before = BEFORE_ZH.map((word) => ({ from: word + old, to: word + made }))
  return old === '' ? [] : [...behind, ...(language === 'zh' ? before : [])]
}

/** The parts that stand apart in a name, where each has a letter to spare and nobody else bears it. */
function partPairs(
  name: string,
  to: string,
  family: string,
  others: readonly string[],
): WordPair[] {
  const [first, ...given] = name.split(SPACE)
  const last = given.at(-1)
  if (first === undefined || last === undefined) return []
  return [
    { from: name.split(SPACE).join(''), to },
    { from: first, to: family },
    { from: last, to: givenOf(to, family) },
  ].filter(({ from }) => from.length > 1 && !others.some((other) => other.includes(from)))
}

/** How a name in Han or kana is said otherwise: whole, by its parts, and by its family with a word of respect. */
export function eastPairs(
  name: string,
  to: string,
  others: readonly string[],
  told: string,
  game: GameLanguage | undefined,
): WordPair[] {
  const language = game === 'ja_JP' ? 'ja' : 'zh'
  const made = isEast(to) ? familyOf(to, language) : to
  const old =
    SPACE.test(name) || language === 'zh' ? familyOf(name, language) : familySaid(name, told)
  const shared = others.some((other) => other.startsWith(old))
  return [
    { from: name, to },
    ...partPairs(name, to, made, others),
    ...(shared || old === name ? [] : respectful(old, made, language)),
  ]
}
