import type { Mechanic } from '#schemas/reading-of-idea.ts'
import type { HanNoun } from './han-noun.ts'
import type { PremiseRule } from './typed-reading.ts'

const STOPS = /[。！？；!?;\n「」『』“”"（）()…—]/u
const PAUSES = /[，、,]/u
const LONGEST = 30

/** The sentence around a stretch of an idea, or the part of it between commas where it is long. */
function clauseOf(idea: string, from: number, to: number): readonly [number, number] {
  const reach = (stop: RegExp): readonly [number, number] => {
    let [start, end] = [from, to]
    while (start > 0 && !stop.test(idea.charAt(start - 1))) start--
    while (end < idea.length && !stop.test(idea.charAt(end))) end++
    return [start, end]
  }
  const whole = reach(STOPS)
  if (whole[1] - whole[0] <= LONGEST) return whole
  return reach(new RegExp(`${STOPS.source}|${PAUSES.source}`, 'u'))
}

/** The rule an idea in Han or kana brings: the first mechanic it names, in its own clause. */
export function hanRule(
  idea: string,
  rules: readonly (readonly [Mechanic, RegExp])[],
  nouns: readonly HanNoun[],
): PremiseRule | null {
  for (const [mechanic, pattern] of rules) {
    const found = pattern.exec(idea)
    if (!found) continue
    const [from, to] = clauseOf(idea, found.index, found.index + found[0].length)
    const clause = idea.slice(from, to).trim()
    const words = clause.length > LONGEST ? found[0].slice(0, LONGEST) : clause
    const own = nouns.filter(({ inner, noun }) => !inner && noun.kind !== 'unsure')
    const near =
      own.find((one) => one.start >= from && one.end <= to) ??
      own.findLast((one) => one.start < from)
    return { mechanic, words, noun: near?.noun ?? null }
  }
  return null
}
