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

/** A comma after which something else is told, and not more of the same. */
const isAnother = (
  tokens: readonly Token[],
  tags: readonly Tag[],
  from: number,
  at: number,
): boolean =>
  tokens[at]?.low === ',' && at > from + 2 && tags[at + 1] !== 'adj' && tags[at + 1] !== 'conj'

/** What the idea says of its person, as it can follow “the baker who”; empty where it says nothing short and whole. */
export function talkOf(
  idea: string,
  tokens: readonly Token[],
  tags: readonly Tag[],
  who: PlacedNoun | undefined,
): string {
  if (!who || who.verbAt < 0 || !who.acts) return ''
  let from = who.verbAt
  if (tags[from] === 'rel') from++
  while (tags[from] === 'adv' && from < tokens.length) from++
  let to = from
  while (
    to < tokens.length &&
    !STOPS.test(tokens[to]?.text ?? '') &&
    !isAnother(tokens, tags, from, to)
  )
    to++
  const words = (end: number): number =>
    tokens.slice(from, end).filter((token) => !token.mark).length
  if (words(to) > MOST_WORDS) to = cutAt(tokens, tags, from, to)
  while (to > from && DANGLING.test(tokens[to - 1]?.low ?? '')) to--
  const said = tokens.slice(from, to)
  const first = said[0]
  const last = said.at(-1)
  if (!first || !last || said.length < 2 || words(to) > MOST_WORDS) return ''
  if (said.some((token) => SELF.test(token.low))) return ''
  return idea.slice(first.start, last.end)
}
