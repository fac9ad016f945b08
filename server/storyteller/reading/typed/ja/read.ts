import { countedIn } from '../counted-people.ts'
import { hanKinds } from '../han-cues.ts'
import { eachOnce, withOwner } from '../han-noun.ts'
import { hanRule } from '../han-rule.ts'
import { traitsIn } from '../traits.ts'
import { MOST_NOUNS, type Read } from '../typed-reading.ts'
import { FINDERS } from './cues.ts'
import { negationIn } from './negation.ts'
import { nounsRead } from './nouns.ts'
import { RULES } from './rules.ts'
import { eventOf, whatOf, whereOf, whoOf } from './slots.ts'
import { talkOf } from './talk.ts'

/** An idea is read for its nouns up to here; what is longer has said by then what it is about. */
const LONGEST = 700

/** Whose daughter somebody is says who they are. */
const KIN = /(?:娘|息子|妻|夫|未亡人|母|父|妹|姉|弟|兄|孫|弟子|見習い|助手)$/u

/** Reads a Japanese idea. */
export function readJapanese(idea: string): Read {
  const { denied, kinds } = negationIn(idea)
  // the eyes of somebody who cannot see name no thing
  const traits = traitsIn(idea, 'ja')
  const nouns = nounsRead(idea.slice(0, LONGEST)).filter(
    ({ start, end }) =>
      !denied.some(([from, to]) => start < to && end > from) &&
      !traits.some(([from, to]) => start >= from && end <= to),
  )
  const named = whoOf(nouns)
  // 五人と一匹の猫: the five are people, though no word says which
  const counted = countedIn(idea, 'ja', named)
  const who = counted ?? withOwner(nouns, named, 'の', KIN)
  const where = whereOf(nouns)
  const event = eventOf(nouns)
  return {
    who: who?.noun ?? null,
    what: whatOf(nouns)?.noun ?? null,
    where,
    event,
    nouns: eachOnce(counted === undefined ? nouns : [counted, ...nouns]).slice(0, MOST_NOUNS),
    kinds: hanKinds(idea, FINDERS, denied, kinds, where !== null && event === null),
    rule: hanRule(idea, RULES, nouns, 'ja'),
    talk: talkOf(idea, who),
  }
}
