import type { RequestLanguage } from '#schemas/language.ts'
import type { Mechanic } from '#schemas/reading-of-idea.ts'
import type { HanNoun } from './han-noun.ts'
import { withoutTraits } from './traits.ts'
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
  language: RequestLanguage,
): PremiseRule | null {
  // what somebody cannot do is no rule of the world
  const told = withoutTraits(idea, language)
  for (const [mechanic, pattern] of rules) {
    const found = pattern.exec(told)
    if (!found) continue
    const [from, to] = clauseOf(idea, found.index, found.index + found[0].length)
    const clause = idea.slice(from, to).trim()
    const words = clause.length > LONGEST ? found[0].slice(0, LONGEST) : clause
    const own = nouns.filter(({ inner, noun }) => !inner && noun.kind !== 'unsure')
    const near =
      nounNear(own, from, to, found.index, mechanic) ?? own.findLast((one) => one.start < from)
    return { mechanic, words, noun: near?.noun ?? null }
  }
  return null
}

/** What only somebody alive does. */
const ALIVE: ReadonlySet<Mechanic> = new Set(['speaks', 'forgets'])

/** What a clause says its rule of: a thing or a beast, and of several the one before what it does. */
function nounNear(
  own: readonly HanNoun[],
  from: number,
  to: number,
  rule: number,
  mechanic: Mechanic,
): HanNoun | undefined {
  const here = own.filter((one) => one.start >= from && one.end <= to)
  const of = (kinds: RegExp): readonly HanNoun[] => here.filter(({ noun }) => kinds.test(noun.kind))
  const ruled = ALIVE.has(mechanic) ? of(/^creature$/u) : []
  const all = ruled.length > 0 ? ruled : of(/^(?:thing|creature)$/u)
  return (
    all.findLast((one) => one.end <= rule && !/^[的の]/u.test(one.after)) ??
    all[0] ??
    of(/^place$/u).find(({ after }) => !/^[的の]/u.test(after)) ??
    of(/^place$/u)[0] ??
    here[0]
  )
}
