import { type HanNoun, placedAt } from '../han-noun.ts'

/** So many people, told by their number alone: not 四人の旅人, 三人組 or 二人姉妹. */
const PEOPLE = /(?<![\u3400-\u9fff\d])(?:見知らぬ)?([二三四五六七八九十]人)(?=[とがはも、])/u

/** The people whom an idea counts and calls nothing else. */
export function countedIn(idea: string): HanNoun | undefined {
  const found = PEOPLE.exec(idea)
  const text = found?.[1]
  if (found === null || text === undefined) return undefined
  const start = found.index + found[0].length - text.length
  const noun = { text, head: text, kind: 'person', because: 'number' } as const
  return placedAt(idea, { ...noun, plural: true, proper: false }, start)
}
