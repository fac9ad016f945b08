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
const KIN =
  /(?:女儿|儿子|闺女|妻子|丈夫|遗孀|寡妇|母亲|父亲|妈妈|爸爸|奶奶|爷爷|妹妹|姐姐|弟弟|哥哥|孙女|孙子|徒弟|学徒|助手)$/u

/** Reads a Chinese idea. */
export function readChinese(idea: string): Read {
  const { denied, kinds } = negationIn(idea)
  // the wheelchair of a girl in a wheelchair names no thing
  const without = [...denied, ...traitsIn(idea, 'zh')]
  const nouns = nounsRead(idea.slice(0, LONGEST)).filter(
    ({ start, end }) => !without.some(([from, to]) => start >= from && end <= to),
  )
  const named = whoOf(nouns)
  // 三个人和一只猫: the three are people, though no word says which
  const counted = countedIn(idea, 'zh', named)
  const who = counted ?? withOwner(nouns, named, '的', KIN)
  const where = whereOf(nouns)
  const event = eventOf(nouns)
  return {
    who: who?.noun ?? null,
    what: whatOf(nouns)?.noun ?? null,
    where,
    event,
    nouns: eachOnce(counted === undefined ? nouns : [counted, ...nouns]).slice(0, MOST_NOUNS),
    kinds: hanKinds(idea, FINDERS, denied, kinds, where !== null && event === null),
    rule: hanRule(idea, RULES, nouns, 'zh'),
    talk: talkOf(idea, who),
  }
}
