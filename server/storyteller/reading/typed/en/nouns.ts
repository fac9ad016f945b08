import type { ReadNoun } from '#server/storyteller/reading/typed/typed-reading.ts'
import { MADE } from '../made-creatures.ts'
import { LONGEST_NOUN } from '../typed-reading.ts'
import { closedTag } from './closed-words.ts'
import { innerOf } from './inner.ts'
import { type KindFound, kindOf } from './kind.ts'
import type { Negation } from './negation.ts'
import type { EnglishPhrase } from './phrases.ts'
import { isProper, written } from './proper.ts'
import { isPlural } from './singular.ts'
import type { Tag } from './tag.ts'
import type { Token } from './tokens.ts'
import { verbAfter } from './verb-after.ts'

/** A noun of an English idea with what stands around it. */
export type PlacedNoun = {
  readonly noun: ReadNoun
  readonly phrase: EnglishPhrase
  /** The preposition before it; empty where none is. */
  readonly preposition: string
  /** The verb before it, in small letters: what is done to it. */
  readonly doneTo: string
  /** It does something: a verb or a “who” follows. */
  readonly acts: boolean
  /** Where its verb stands, by token; -1 where it does nothing, -2 where it does it with somebody. */
  readonly verbAt: number
  /** Whose: it owns what comes next. */
  readonly owner: boolean
  /** Killed, gone, taken: whom the idea has lost. */
  readonly lost: boolean
  /** Stands inside another phrase: “lighthouse” of “lighthouse keeper”. */
  readonly inner: boolean
  /** Does what it does in a clause about something else: “the island where the mother went”. */
  readonly within: boolean
  /** What follows is theirs: “a beekeeper whose bees”. */
  readonly whose: boolean
}

const WITHIN = /^(?:where|whom|whose|which|because|than)$/
const STRIVES =
  /^(?:wants?|must|tries|tried|hopes?|decides?|refuses?|learns?|dreams?|promises?|needs?|inherits?|discovers?|finds?|falls?|opens?|runs?|fights?|wakes?|remembers?|forgets?|loves?|hates?|fears?|marries|writes?|befriends?|believes?|lies|steals?|plans?|investigates?|has to|quits?|retires?)$/
const GONE =
  /^(?:buried|vanish(?:es|ed)?|disappear(?:s|ed)?|dies|died|dead|killed|murdered|missing|poisoned|kidnapped|abducted|stabbed|strangled|collapses)$/
const TAKEN_AWAY =
  /^(?:killed|kills?|murdered|murders?|poisons?|poisoned|kidnaps?|kidnapped|abducted|assassinates?)$/
const DEATH_OF =
  /^(?:murders?|killing|death|disappearance|kidnapping|poisoning|assassination|suicide|abduction)$/
const BETWEEN = new Set<Tag>(['adv', 'aux', 'rel', 'neg'])

/** The preposition that governs a phrase, past its article. */
function prepositionBefore(
  tokens: readonly Token[],
  tags: readonly Tag[],
  phrase: EnglishPhrase,
): string {
  const at = phrase.opens - 1
  return tags[at] === 'prep' ? (tokens[at]?.low ?? '') : ''
}

function isLost(tokens: readonly Token[], tags: readonly Tag[], phrase: EnglishPhrase): boolean {
  const before = tokens[phrase.opens - 1]?.low ?? ''
  if (TAKEN_AWAY.test(before)) return true
  if (/^(?:of)$/.test(before) && DEATH_OF.test(tokens[phrase.opens - 2]?.low ?? '')) return true
  for (let at = phrase.head + 1; at < phrase.head + 6; at++) {
    const low = tokens[at]?.low ?? ''
    if (GONE.test(low)) return true
    const found = /^(?:found|goes|gone|went|mysteriously|suddenly|lies|drops|turns|up)$/.test(low)
    if (!found && !BETWEEN.has(tags[at] ?? 'mark')) return false
  }
  return false
}

/** A word as it reads inside a sentence: small at the beginning of one, unless it is a name. */
function spelled(token: Token, tag: Tag | undefined, shouted: boolean): string {
  if (isProper(token.low)) return written(token.low)
  const acronym = /^\p{Lu}{2,5}s?$/u.test(token.text) && !shouted
  if (acronym || (tag === 'name' && !shouted)) return token.text
  const odd = /^\p{Ll}+\p{Lu}/u.test(token.text)
  return odd ? token.text : token.text.toLowerCase()
}

/** Written in capitals throughout, or as a title: then a capital says nothing. */
function isShouted(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => !token.mark && closedTag(token.low) === undefined)
  const capital = words.filter((token) => /^\p{Lu}/u.test(token.text)).length
  return words.length >= 3 && capital / words.length > 0.7
}

/** A clockwork crane is a thing; whoever does something is no toy. */
const madeOf = (found: KindFound, inside: readonly Token[]): KindFound =>
  found.kind === 'creature' && inside.slice(0, -1).some(({ low }) => MADE.en.test(low))
    ? { kind: 'thing', because: 'made' }
    : found

function nounOf(
  tokens: readonly Token[],
  tags: readonly Tag[],
  phrase: EnglishPhrase,
  shouted: boolean,
): PlacedNoun | undefined {
  const inside = tokens.slice(phrase.from, phrase.head + 1)
  const text = inside.map((token, at) => spelled(token, tags[phrase.from + at], shouted)).join(' ')
  const head = inside.at(-1)
  if (!head || text.length > LONGEST_NOUN) return undefined
  const preposition = prepositionBefore(tokens, tags, phrase)
  const verbAt = phrase.owner ? -1 : verbAfter(tokens, tags, phrase.head)
  const verb = tokens[verbAt]?.low ?? ''
  const acts = verbAt !== -1 && preposition === ''
  const found = kindOf(
    inside.map((token) => token.low),
    {
      preposition,
      acts,
      articled: phrase.opens < phrase.from,
      strives: acts && STRIVES.test(verb),
      name: head.sense.name,
      actor: head.sense.actor,
    },
  )
  const proper = tags[phrase.head] === 'name' || isProper(head.low)
  const before = tags[phrase.opens - 1] === 'verb' ? (tokens[phrase.opens - 1]?.low ?? '') : ''
  return {
    noun: {
      text,
      head: spelled(head, tags[phrase.head], shouted),
      ...(acts ? found : madeOf(found, inside)),
      plural: isPlural(head.low) && !proper,
      proper,
    },
    phrase,
    preposition,
    doneTo:
      before || (tags[phrase.opens - 1] === 'adv' ? (tokens[phrase.opens - 2]?.low ?? '') : ''),
    acts,
    verbAt,
    owner: phrase.owner,
    lost: isLost(tokens, tags, phrase),
    inner: false,
    within: WITHIN.test(tokens[phrase.opens - 1]?.low ?? ''),
    whose: tokens[phrase.head + 1]?.low === 'whose',
  }
}

/** The nouns of an English idea with their kinds, in its order; what it takes back is none of them. */
export function nounsOf(
  tokens: readonly Token[],
  tags: readonly Tag[],
  phrases: readonly EnglishPhrase[],
  { denied }: Negation,
): PlacedNoun[] {
  const shouted = isShouted(tokens)
  return phrases.flatMap((phrase) => {
    if (denied.has(phrase.head)) return []
    const placed = nounOf(tokens, tags, phrase, shouted)
    return placed ? [placed, ...innerOf(tokens, placed)] : []
  })
}
