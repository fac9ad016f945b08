import { rowOf } from '../vocabulary.ts'
import { type ClosedTag, closedTag } from './closed-words.ts'
import { isNamed } from './dictionary.ts'
import { singular } from './singular.ts'
import type { Token } from './tokens.ts'

/** What a word does where it stands. */
export type Tag = ClosedTag | 'noun' | 'name' | 'adj' | 'verb' | 'mark'

/** After these a word that may be either is a noun. */
const BEFORE_NOUN = new Set<Tag | undefined>(['det', 'poss', 'adj', 'num', 'prep', 'neg'])
/** After these a verb stands in its stem: to win, must win, who win. */
const BEFORE_VERB = new Set<Tag | undefined>(['aux', 'pron', 'rel', 'adv'])
/** A noun that may follow “to” all the same: to market, to war. */
const GOING =
  /^(?:goes|go|going|come|comes|returns?|sent|travels?|walks?|way|road|from|home|back|close|next)$/
const isCapital = (token: Token): boolean => /^\p{Lu}/u.test(token.text)

type Around = {
  readonly before: Tag | undefined
  readonly last: Token | undefined
  readonly beforeLast: Token | undefined
  readonly next: Token | undefined
  readonly first: boolean
  /** Two that were named with “and” between them, and have done nothing yet: “a cat and a dog look”. */
  readonly two: boolean
}

const opensNoun = (next: Token | undefined): boolean => {
  if (!next) return false
  const tag = closedTag(next.low)
  return tag === 'det' || tag === 'poss' || tag === 'pron' || tag === 'num'
}
const mayBeNoun = (next: Token | undefined): boolean =>
  next !== undefined &&
  !next.mark &&
  closedTag(next.low) === undefined &&
  (next.sense.noun || next.sense.adjective || next.sense.verb === undefined)

/** After “to”: a verb where somebody wants to, a noun where somebody goes to it. */
function afterTo({ sense }: Token, { beforeLast, next }: Around): Tag {
  if (sense.verb !== 'base') return 'noun'
  return GOING.test(beforeLast?.low ?? '') && !opensNoun(next) ? 'noun' : 'verb'
}

/** A word that may be noun or verb, by its neighbours: a watch, who watch, the town watches. */
function nounOrVerb(token: Token, around: Around): Tag {
  const { before, last, next, first } = around
  const { verb } = token.sense
  if (last?.low === 'to') return afterTo(token, around)
  if (BEFORE_NOUN.has(before)) return 'noun'
  if (BEFORE_VERB.has(before)) return 'verb'
  if (first) return atFirst(token, next)
  if (before === 'noun' || before === 'name') return verbAfterNoun(token, around)
  if (before === 'verb') return verb === 'ing' ? 'verb' : 'noun'
  return opensNoun(next) && (verb === 's' || verb === 'base') ? 'verb' : 'noun'
}

/** “Run” alone orders somebody about; “love” alone is what it is about. */
function atFirst({ low, sense }: Token, next: Token | undefined): Tag {
  if (next === undefined) return isNamed(low) ? 'noun' : 'verb'
  return sense.verb === 'base' && opensNoun(next) ? 'verb' : 'noun'
}

function verbAfterNoun({ sense }: Token, { last, next, two }: Around): Tag {
  const many =
    last !== undefined &&
    (two || /[^s]s$|^(?:people|children|men|women|mice)$/.test(last.low)) &&
    !last.owns
  if (last?.owns) return 'noun'
  // “who run ferries across the river race each other”: nobody has a river race each other
  if (sense.verb === 'base' && /^(?:each|against)$/.test(next?.low ?? '')) return 'verb'
  if (sense.verb === 's') return many ? 'noun' : 'verb'
  if (sense.verb === 'base')
    return many && !(next && closedTag(next.low) === 'aux') ? 'verb' : 'noun'
  return 'verb'
}

function verbal(token: Token, { before, last, next, first }: Around): Tag {
  const { verb } = token.sense
  const open =
    before === 'det' ||
    before === 'poss' ||
    before === 'adj' ||
    before === 'num' ||
    before === 'neg' ||
    first ||
    last?.owns === true
  if ((verb === 'ed' || verb === 'ing') && open && mayBeNoun(next) && !(first && verb === 'ing'))
    return 'adj'
  if (verb === 'ed' && before === 'prep' && mayBeNoun(next)) return 'adj'
  if (verb === 'ing' && before === 'prep' && mayBeNoun(next) && last?.low === 'of') return 'verb'
  return 'verb'
}

/** A word no list knows: a noun where one is due, a verb where the sentence lacks its own. */
function unheard(token: Token, around: Around): Tag {
  const { before, last, next, first } = around
  if (isCapital(token)) return 'name'
  if (/(?:ed|ing)$/.test(token.low) && token.low.length > 5) {
    const open = before === 'det' || before === 'poss' || before === 'adj' || first
    return open && mayBeNoun(next) ? 'adj' : 'verb'
  }
  if (
    (before === 'noun' || before === 'name') &&
    !last?.owns &&
    /[^s]s$/.test(token.low) &&
    opensNoun(next)
  )
    return 'verb'
  if (BEFORE_VERB.has(before)) return opensNoun(next) ? 'verb' : 'adv'
  return 'noun'
}

function describing({ sense }: Token, { before, next, first }: Around): Tag {
  const verbFollows = sense.noun && before === 'adj' && next?.sense.verb !== undefined
  if (mayBeNoun(next) && !verbFollows) return 'adj'
  return sense.noun && (BEFORE_NOUN.has(before) || first) ? 'noun' : 'adj'
}

/** “Chimney sweep”, “river god”: two words that the vocabulary has as one noun. */
const endsPair = ({ low }: Token, { before, last }: Around): boolean =>
  (before === 'noun' || before === 'adj') &&
  last !== undefined &&
  [low, singular(low)].some((form) => rowOf(`${last.low} ${form}`, 'en') !== undefined)

function openTag(token: Token, around: Around): Tag {
  if (endsPair(token, around)) return 'noun'
  const { noun, verb, adjective, adverb, name } = token.sense
  if (name && isCapital(token) && !(noun && around.first)) return 'name'
  if (adjective && verb !== 's') return describing(token, around)
  if (noun && verb) return nounOrVerb(token, around)
  if (noun) return 'noun'
  if (verb) return verbal(token, around)
  return adverb ? 'adv' : unheard(token, around)
}

const CONTENT =
  /^(?:will|can|past|well|may|might|like|one|half|second|must|mine|down|inside|so|home|lot|close|back|then|even|do|round)$/

/** A joining word that is a noun here: a will, the past, a well. */
function closedHere(token: Token, tag: ClosedTag, around: Around): Tag {
  const { before, next } = around
  if (token.owns) return 'noun'
  // “A watch that runs”: after a noun it leads on to what the noun does.
  if (token.low === 'that' && (before === 'noun' || before === 'name')) return 'rel'
  if (!CONTENT.test(token.low) || token.low === 'one' || token.low === 'half') return tag
  const due = before === 'det' || before === 'poss' || before === 'adj'
  const free = next === undefined || next.mark || closedTag(next.low) !== undefined
  return due && free && /^(?:will|can|past|well|mine|home)$/.test(token.low) ? 'noun' : tag
}

/** Whether a sentence began with two and nothing else so far: “A musician and a homeless man”. */
function isTwo(tokens: readonly Token[], tags: readonly Tag[]): boolean {
  const from = tags.lastIndexOf('mark') + 1
  const words = tags.slice(from)
  const joined = words.indexOf('conj')
  return (
    joined > 0 &&
    tokens[from + joined]?.low === 'and' &&
    /^(?:det|poss)$/.test(words[joined + 1] ?? '') &&
    words.every((tag, at) => at === joined || ['det', 'poss', 'adj', 'noun', 'name'].includes(tag))
  )
}

/** What each word of an idea does, told by what it may be and by its neighbours. */
export function tagsOf(tokens: readonly Token[]): Tag[] {
  const tags: Tag[] = []
  for (const [at, token] of tokens.entries()) {
    const before = tags[at - 1]
    const around: Around = {
      before: before === 'mark' ? undefined : before,
      last: tokens[at - 1],
      beforeLast: tokens[at - 2],
      next: tokens[at + 1],
      first:
        before === undefined ||
        (before === 'mark' && /^[.!?:;"“‘(—–-]$/.test(tokens[at - 1]?.text ?? '')),
      two: isTwo(tokens, tags),
    }
    const closed = token.mark ? undefined : closedTag(token.low)
    if (token.mark) tags.push('mark')
    else if (closed) tags.push(closedHere(token, closed, around))
    else tags.push(openTag(token, around))
  }
  return tags
}
