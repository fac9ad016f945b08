import type { PlacedNoun } from './nouns.ts'
import type { Tag } from './tag.ts'
import type { Token } from './tokens.ts'

const MOST_WORDS = 14
const STOPS = /^[.!?;:()“”"—–…]$/
const SELF = /^(?:i|my|me|we|our|us|your|you|i’m|i’ll|i’ve|i’d|mine|we’re|we’ve|let’s)$/
/** A predicate that ends on one of these was cut in the middle. */
const DANGLING =
  /^(?:and|or|but|the|a|an|of|to|in|on|at|with|for|from|by|her|his|their|its|that|which|who|when|while|because|if|as|,)$/

/** Where a predicate may be cut short without being broken: before a comma, or before “and then”. */
function cutAt(tokens: readonly Token[], tags: readonly Tag[], from: number, to: number): number {
  for (let at = Math.min(to, from + MOST_WORDS); at > from + 2; at--) {
    const token = tokens[at]
    if (!token) continue
    const joint =
      token.low === ',' ||
      /^(?:when|while|because|until|before|after|but|so|and|if)$/.test(token.low)
    if (joint && tags[at - 1] !== 'prep') return at
  }
  return from
}

const OPENS_CLAUSE = new Set<Tag | undefined>(['det', 'poss', 'pron', 'name', 'noun', 'num'])

/** Where something else is told: after a comma, after “and the portrait”, or where the main verb follows “who …”. */
function isAnother(
  tokens: readonly Token[],
  tags: readonly Tag[],
  from: number,
  at: number,
  relative: boolean,
): boolean {
  if (at <= from + 1) return false
  const low = tokens[at]?.low ?? ''
  if (low === ',') return tags[at + 1] !== 'adj'
  if (/^(?:and|but|so|or)$/.test(low))
    return OPENS_CLAUSE.has(tags[at + 1]) && tellsOn(tags, at + 1)
  return relative && (isMainVerb(tokens, tags, at) || closesUp(tokens, tags, at))
}

/** Whether a verb follows before the sentence ends: “and the portrait is gone”. */
function tellsOn(tags: readonly Tag[], from: number): boolean {
  for (let at = from; at < from + 6; at++) {
    if (tags[at] === 'verb' || tags[at] === 'aux') return true
    if (tags[at] === 'mark' || tags[at] === undefined) return false
  }
  return false
}

/** “Over a boat | close up their house”: a word before “up” or “down” and what it is done to says what somebody does. */
const PARTICLE = /^(?:up|down|out|off|away)$/
const closesUp = (tokens: readonly Token[], tags: readonly Tag[], at: number): boolean =>
  (tags[at - 1] === 'noun' || tags[at - 1] === 'name') &&
  PARTICLE.test(tokens[at + 1]?.low ?? '') &&
  (tags[at + 2] === 'det' || tags[at + 2] === 'poss')

/** “Who is afraid of fire | applies”: a verb after a noun that has no other one before it. */
function isMainVerb(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  const finite = tags[at] === 'aux' || (tags[at] === 'verb' && !/ing$/.test(tokens[at]?.low ?? ''))
  if (!finite || (tags[at - 1] !== 'noun' && tags[at - 1] !== 'name')) return false
  let opens = at - 1
  while (
    ['det', 'poss', 'adj', 'noun', 'name', 'num'].includes(tags[opens - 1] ?? '') &&
    opens > 0
  ) {
    // “A letter her father wrote”: two nouns side by side, so the verb is the second one's.
    if ((tags[opens] === 'det' || tags[opens] === 'poss') && tags[opens - 1] === 'noun')
      return false
    opens--
  }
  return true
}

/** Where the predicate that begins at a token ends of itself. */
function clauseEnd(tokens: readonly Token[], tags: readonly Tag[], from: number): number {
  const relative = /^(?:who|that|which)$/.test(tokens[from - 1]?.low ?? '')
  for (let to = from; to < tokens.length; to++)
    if (STOPS.test(tokens[to]?.text ?? '') || isAnother(tokens, tags, from, to, relative)) return to
  return tokens.length
}

/** What somebody may or should do is not what they are known for: “whether the last dragon may stay”. */
const OPEN = /^(?:may|might|should|shall|would)$/
/** What was done to somebody says nothing of what they do: “strangers snowed in at a hut”. */
const DONE_TO_THEM =
  /^(?:snowed|trapped|stranded|locked|stuck|shut|marooned|shipwrecked|caught|buried|cut|left|forced|sworn|torn|raised|hired|sent|chosen|named|called)$/
const ASKS = /^(?:whether|how|why|unless|lest)$/

const isDoneTo = (tokens: readonly Token[], at: number): boolean =>
  !/^(?:who|that|which)$/.test(tokens[at - 1]?.low ?? '') &&
  DONE_TO_THEM.test(tokens[at]?.low ?? '') &&
  /^(?:in|at|on|under|inside|between|by|off|together|behind|to|from)$/.test(
    tokens[at + 1]?.low ?? '',
  )

/** “May stay”, or what whoever writes says of themselves. */
const isNoTalk = (said: readonly Token[]): boolean =>
  OPEN.test(said[0]?.low ?? '') || said.some(({ low }) => SELF.test(low))

/** What the idea says of its person, as it can follow “the baker who”; empty where it says nothing short and whole. */
export function talkOf(
  idea: string,
  tokens: readonly Token[],
  tags: readonly Tag[],
  who: PlacedNoun | undefined,
): string {
  if (!who || who.verbAt < 0 || !who.acts) return ''
  if (ASKS.test(tokens[who.phrase.opens - 1]?.low ?? '')) return ''
  let from = who.verbAt
  while (tags[from] === 'adv' && from < tokens.length) from++
  let to = clauseEnd(tokens, tags, from)
  const words = (end: number): number =>
    tokens.slice(from, end).filter((token) => !token.mark).length
  const whole = to
  if (words(to) > MOST_WORDS) to = cutAt(tokens, tags, from, to)
  // “A wedding none of them was invited to” ends as it should.
  while (to < whole && to > from && DANGLING.test(tokens[to - 1]?.low ?? '')) to--
  const said = tokens.slice(from, to)
  const first = said[0]
  const last = said.at(-1)
  if (!first || !last || said.length < 2 || words(to) > MOST_WORDS) return ''
  if (isDoneTo(tokens, from) || isNoTalk(said)) return ''
  const talk = idea.slice(first.start, last.end)
  return /\p{Ll}/u.test(talk) ? talk : talk.toLowerCase()
}
