import { rowOf } from '../vocabulary.ts'
import { EMPTY_NOUNS, LEADERS } from './closed-words.ts'
import { singular } from './singular.ts'
import type { Tag } from './tag.ts'
import type { Token } from './tokens.ts'

/** A noun phrase by its words: `from` to `head`, counted in tokens. */
export type EnglishPhrase = {
  readonly from: number
  readonly head: number
  /** Where it begins with its article. */
  readonly opens: number
  /** Stands before the head that owns nothing: “brass” of “brass clock”. */
  readonly owner: boolean
}

/** No phrase is longer than this, in words. */
const MOST_WORDS = 4

const names = (tag: Tag | undefined): boolean => tag === 'noun' || tag === 'name'
const leads = (tag: Tag | undefined): boolean => names(tag) || tag === 'adj'

function phraseAt(
  tokens: readonly Token[],
  tags: readonly Tag[],
  at: number,
): EnglishPhrase | undefined {
  let end = at
  while (leads(tags[end]) && !(end > at && tokens[end - 1]?.owns)) end++
  let head = end - 1
  while (head >= at && !names(tags[head])) head--
  if (head < at) return undefined
  let from = Math.max(at, head - MOST_WORDS + 1)
  while (from < head && LEADERS.has(tokens[from]?.low ?? '')) from++
  let opens = at
  while (
    ['det', 'poss', 'num', 'neg'].includes(tags[opens - 1] ?? '') ||
    LEADERS.has(tokens[opens - 1]?.low ?? '')
  )
    opens--
  return { from, head, opens, owner: tokens[head]?.owns === true }
}

const isEmpty = (token: Token | undefined): boolean =>
  token === undefined || EMPTY_NOUNS.has(token.low) || EMPTY_NOUNS.has(singular(token.low))

/** The noun phrases of a tagged idea, in its order; what names nothing is left out. */
export function phrasesOf(tokens: readonly Token[], tags: readonly Tag[]): EnglishPhrase[] {
  const phrases: EnglishPhrase[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!leads(tags[at])) continue
    const phrase = phraseAt(tokens, tags, at)
    if (!phrase) continue
    const named = namingPart(tokens, phrase)
    if (named) phrases.push(named)
    at = phrase.head
  }
  return phrases
}

/** A phrase without an empty last word: “cosy village” of “cosy village game”; undefined where nothing is left. */
function namingPart(tokens: readonly Token[], phrase: EnglishPhrase): EnglishPhrase | undefined {
  if ((!isEmpty(tokens[phrase.head]) && !isCounted(tokens, phrase)) || isKnownPair(tokens, phrase))
    return phrase
  const head = phrase.head - 1
  const low = tokens[head]?.low ?? ''
  const known = rowOf(low, 'en') ?? rowOf(singular(low), 'en')
  return head >= phrase.from && known && known.kind !== 'abstract'
    ? { ...phrase, head, owner: false }
    : undefined
}

/** “A couple of thieves” are not married. */
const isCounted = (tokens: readonly Token[], { head }: EnglishPhrase): boolean =>
  tokens[head]?.low === 'couple' && tokens[head + 1]?.low === 'of'

/** “opening night”, “game night”: two words that mean more than the last. */
function isKnownPair(tokens: readonly Token[], { from, head }: EnglishPhrase): boolean {
  const pair = `${tokens[head - 1]?.low} ${singular(tokens[head]?.low ?? '')}`
  return head > from && rowOf(pair, 'en') !== undefined
}
