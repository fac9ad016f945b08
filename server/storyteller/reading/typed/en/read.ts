import { type Hit, rankedKinds } from '../kinds.ts'
import { traitsIn, withoutTraits } from '../traits.ts'
import { MOST_NOUNS, type Read, type ReadNoun } from '../typed-reading.ts'
import { CUES } from './cues.ts'
import { negationIn } from './negation.ts'
import { nounsOf, type PlacedNoun } from './nouns.ts'
import { phrasesOf } from './phrases.ts'
import { ruleOf } from './rule.ts'
import { eventOf, namedByOwner, whatOf, whereOf, whoOf } from './slots.ts'
import { tagsOf } from './tag.ts'
import { talkOf } from './talk.ts'
import { type Token, tokensOf } from './tokens.ts'
import { withoutWish } from './wish.ts'

/** The words of an idea that ask for a kind of game, without those it takes back. */
function hitsIn(idea: string, tokens: readonly Token[], denied: ReadonlySet<number>): Hit[] {
  const spans = [...denied].flatMap((at) => tokens[at] ?? [])
  const isDenied = (from: number, to: number): boolean =>
    spans.some((one) => one.start < to && one.end > from)
  const low = idea.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return CUES.flatMap(({ kind, weight, pattern }) =>
    [...low.matchAll(pattern)]
      .filter((hit) => !isDenied(hit.index, hit.index + hit[0].length))
      .map((hit) => ({
        kind,
        weight,
        words: idea.slice(hit.index, hit.index + hit[0].length),
        at: hit.index,
      })),
  )
}

const eachOnce = (nouns: readonly ReadNoun[]): ReadNoun[] =>
  nouns
    .filter((noun, at) => nouns.findIndex((other) => other.text === noun.text) === at)
    .slice(0, MOST_NOUNS)

/** A place in a place is one place: “bakery on Mars”. */
function placeWithin(nouns: readonly PlacedNoun[], where: PlacedNoun | undefined): ReadNoun | null {
  if (!where) return null
  const around = nouns.find(
    (one) =>
      one.noun.kind === 'place' &&
      !one.inner &&
      /^(?:in|on|at)$/.test(one.preposition) &&
      where.phrase.head + 2 === one.phrase.opens,
  )
  if (!around || where.inner) return where.noun
  const article = around.noun.proper ? '' : 'the '
  return {
    ...where.noun,
    text: `${where.noun.text} ${around.preposition} ${article}${around.noun.text}`.slice(0, 60),
  }
}

/** Reads an English idea. */
export function readEnglish(idea: string): Read {
  const { from, playsAs } = withoutWish(idea)
  const all = tokensOf(idea, 0)
  const tokens = tokensOf(idea, from)
  const tags = tagsOf(tokens)
  const traits = traitsIn(idea, 'en')
  // the wheelchair of a girl in a wheelchair is no place
  const isOfTrait = ({ phrase }: PlacedNoun): boolean => {
    const at = tokens[phrase.head]?.start ?? 0
    return traits.some(([start, end]) => at >= start && at < end)
  }
  const nouns = nounsOf(tokens, tags, phrasesOf(tokens, tags), negationIn(tokens)).filter(
    (one) => !isOfTrait(one),
  )
  const negation = negationIn(all)
  const isMine = tokens.some(({ text }) => text === 'I')
  const who = namedByOwner(nouns, whoOf(nouns, playsAs, isMine))
  const where = whereOf(nouns)
  const event = eventOf(nouns)
  return {
    who: who?.noun ?? null,
    what: whatOf(nouns)?.noun ?? null,
    where: placeWithin(nouns, where),
    event,
    nouns: eachOnce(nouns.map((one) => one.noun)),
    kinds: rankedKinds(
      hitsIn(idea, all, negation.denied),
      negation.kinds,
      where !== undefined && event === null,
    ),
    rule: ruleOf(idea, withoutTraits(idea, 'en'), tokens, nouns),
    talk: talkOf(idea, tokens, tags, who),
  }
}
