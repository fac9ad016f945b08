import { type GameLanguage, type RequestLanguage, requestLanguageOf } from '#schemas/language.ts'
import { readIdea } from '#server/storyteller/reading/read-idea.ts'
import { singular } from '#server/storyteller/reading/typed/en/singular.ts'
import {
  asThing,
  type ReadNoun,
  type TypedReading,
  translateReading,
} from '#server/storyteller/reading/typed/shape.ts'
import type { IdeaPart } from './idea-part.ts'

/** What opens and closes slots and marks; an idea may hold anything. */
const MARKUP = /[{}<>|]+/g
const plain = (text: string): string => text.replace(MARKUP, ' ').replace(/ {2,}/g, ' ').trim()

/** One of it: a player is one person, and a rule is about one thing. */
const one = ({ text, head, plural }: ReadNoun, language: RequestLanguage): string =>
  language === 'en' && plural ? singular(head) : text

/** A thing's shortest name: “clock” of “brass clock”, “programme” of “programme of the match”. */
function short(noun: ReadNoun, full: string, language: RequestLanguage): string {
  if (noun.kind === 'thing') return one({ ...noun, text: noun.head }, language)
  return language === 'en' ? (full.split(/ (?:of|about|called|in|for|from) /)[0] ?? full) : full
}

/** What a reading gives a plot in the language of its game. */
export function ideaPartOf(reading: TypedReading, language: GameLanguage): IdeaPart {
  const to = requestLanguageOf(language)
  const read = translateReading(reading, to)
  const { who, what, where, event, rule, talk, nouns } = read
  const word = (noun: ReadNoun | null): string => (noun === null ? '' : plain(one(noun, to)))
  const thing = what === null ? '' : plain(asThing(what, to))
  return {
    idea: reading.language === to ? plain(readIdea(reading.idea, to).idea) : '',
    who: who?.kind === 'creature' ? '' : word(who),
    creature: who?.kind === 'creature' ? word(who) : '',
    thing,
    thingShort: what === null ? '' : plain(short(what, thing, to)),
    where: where === null ? '' : plain(where.text),
    event: event === null ? '' : plain(event.text),
    talk: plain(talk),
    mechanic: rule?.mechanic ?? '',
    ruled: word(ruledBy(read)),
    nouns: nouns.map(({ text }) => plain(text)).filter((text) => text !== ''),
  }
}

/** What the rule of an idea is about: whoever is the player does not tick, and is no door. */
function ruledBy({ rule, what }: TypedReading): ReadNoun | null {
  if (rule === null) return null
  const isThing = rule.noun !== null && rule.noun.kind !== 'person'
  return isThing ? rule.noun : what
}
