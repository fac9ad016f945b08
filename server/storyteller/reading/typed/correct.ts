import type { Corrections, GameKind, NounKind, NounSlot } from '#schemas/reading-of-idea.ts'
import { plainText, writtenLanguage } from '#server/storyteller/reading/plain.ts'
import { nounFrom } from './noun-from.ts'
import { MOST_NOUNS, type PremiseRule, type ReadNoun, type TypedReading } from './typed-reading.ts'

/** A noun the creator typed for a slot; null where they emptied it, the one read where they left it alone. */
function corrected(
  reading: TypedReading,
  slot: NounSlot | 'event',
  typed: string | undefined,
  kinds: readonly NounKind[],
): ReadNoun | null {
  if (typed === undefined || plainText(typed) === reading[slot]?.text) return reading[slot]
  const text = plainText(typed)
  // an idea in Latin letters may be corrected in the language of its game
  const noun = nounFrom(text, reading.language === 'en' ? writtenLanguage(text) : reading.language)
  if (!noun) return null
  // The slot says what the word is where the vocabulary says otherwise: nobody knows better than the creator.
  const [own = noun.kind] = kinds
  return kinds.includes(noun.kind) ? noun : { ...noun, kind: own }
}

const kindsWith = (
  kinds: TypedReading['kinds'],
  kind: GameKind | undefined,
): TypedReading['kinds'] =>
  kind === undefined
    ? kinds
    : [
        { kind, because: kinds.find((one) => one.kind === kind)?.because ?? '' },
        ...kinds.filter((one) => one.kind !== kind),
      ]

/** What happens is what the creator says where they name something that happens, and not what they took away. */
function eventOf(
  reading: TypedReading,
  corrections: Corrections,
  what: ReadNoun | null,
): ReadNoun | null {
  const named = corrected(reading, 'event', corrections.event, ['event'])
  if (corrections.what === undefined) return named
  if (what?.kind === 'event') return what
  return named?.text === reading.what?.text ? null : named
}

/** Another rule than was read: it is about what the idea is about, and a rule about nothing is none. */
function ruleOf(
  { rule }: TypedReading,
  mechanic: Corrections['mechanic'],
  what: ReadNoun | null,
): PremiseRule | null {
  if (mechanic === undefined || mechanic === rule?.mechanic) return rule
  const noun = what ?? rule?.noun ?? null
  return noun === null ? rule : { mechanic, words: '', noun }
}

/** A reading as its creator corrected it: what they chose wins over what was read. */
export function correctReading(reading: TypedReading, corrections: Corrections): TypedReading {
  const who = corrected(reading, 'who', corrections.who, ['person', 'creature'])
  const what = corrected(reading, 'what', corrections.what, [
    'thing',
    'event',
    'abstract',
    'creature',
  ])
  const where = corrected(reading, 'where', corrections.where, ['place'])
  const before = [reading.who, reading.what, reading.where].map((noun) => noun?.text)
  const after = [who, what, where].flatMap((noun) => noun ?? [])
  const gone = new Set(before.filter((text) => !after.some((noun) => noun.text === text)))
  const fresh = after.filter((noun) => !reading.nouns.some((one) => one.text === noun.text))
  return {
    ...reading,
    who,
    what,
    where,
    event: eventOf(reading, corrections, what),
    nouns: [...fresh, ...reading.nouns.filter((noun) => !gone.has(noun.text))].slice(0, MOST_NOUNS),
    kinds: kindsWith(reading.kinds, corrections.kind),
    rule: ruleOf(reading, corrections.mechanic, what),
    talk: who?.text === reading.who?.text ? reading.talk : '',
  }
}
