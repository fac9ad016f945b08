import { hanKinds } from '../han-cues.ts'
import { eachOnce } from '../han-noun.ts'
import { hanRule } from '../han-rule.ts'
import { MOST_NOUNS, type Read } from '../typed-reading.ts'
import { FINDERS } from './cues.ts'
import { negationIn } from './negation.ts'
import { nounsRead } from './nouns.ts'
import { RULES } from './rules.ts'
import { eventOf, whatOf, whereOf, whoOf } from './slots.ts'
import { talkOf } from './talk.ts'

/** An idea is read for its nouns up to here; what is longer has said by then what it is about. */
const LONGEST = 700

/** Reads a Chinese idea. */
export function readChinese(idea: string): Read {
  const { denied, kinds } = negationIn(idea)
  const nouns = nounsRead(idea.slice(0, LONGEST)).filter(
    ({ start, end }) => !denied.some(([from, to]) => start >= from && end <= to),
  )
  const who = whoOf(nouns)
  const where = whereOf(nouns)
  const event = eventOf(nouns)
  return {
    who: who?.noun ?? null,
    what: whatOf(nouns)?.noun ?? null,
    where,
    event,
    nouns: eachOnce(nouns).slice(0, MOST_NOUNS),
    kinds: hanKinds(idea, FINDERS, denied, kinds, where !== null && event === null),
    rule: hanRule(idea, RULES, nouns),
    talk: talkOf(idea, who),
  }
}
