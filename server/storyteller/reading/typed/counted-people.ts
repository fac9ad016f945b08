import { type HanNoun, placedAt } from './han-noun.ts'

/** So many people, told by their number alone: not 四人の旅人, 三人組 or 二人姉妹, and not 三个人质. */
const PEOPLE = {
  zh: /[两二三四五六七八九十]个人(?=[和与跟被在困守躲、，]|$)/u,
  ja: /(?<![\u3400-\u9fff\d])(?:見知らぬ)?[二三四五六七八九十]人(?=[とがはも、])/u,
} as const

/** The people whom an idea counts and calls nothing else, where it speaks of nobody else. */
export function countedIn(
  idea: string,
  language: 'zh' | 'ja',
  named: HanNoun | undefined,
): HanNoun | undefined {
  const found = named?.noun.kind === 'person' ? null : PEOPLE[language].exec(idea)
  if (found === null) return undefined
  const text = found[0].replace('見知らぬ', '')
  const noun = { text, head: text, kind: 'person', because: 'number' } as const
  const start = found.index + found[0].length - text.length
  return placedAt(idea, { ...noun, plural: true, proper: false }, start)
}
