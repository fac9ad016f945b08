import { requestLanguageOf } from '#schemas/language.ts'
import { type Corrections, NOUN_SLOTS, type NounSlot } from '#schemas/reading-of-idea.ts'
import type { IdeaNouns, LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { prepositionTo } from './en/places.ts'
import type { IdeaWords } from './idea-words.ts'
import { conceptsIn } from './lexicon.ts'
import { plainText } from './plain.ts'
import type { IdeaReading } from './read-idea.ts'
import { singular } from './typed/en/singular.ts'
import { nounFrom } from './typed/noun-from.ts'
import {
  asThing,
  correctReading,
  type ReadNoun,
  readTyped,
  translateReading,
} from './typed/shape.ts'

/** What the lexicon calls the noun of a slot. */
const CATEGORY = { who: 'role', what: 'object', where: 'setting' } as const

const slotsIn = (corrections: Corrections): NounSlot[] =>
  NOUN_SLOTS.filter((slot) => corrections[slot] !== undefined)

/** Whether a creator named another noun than was read; another kind of game changes no noun. */
export const namesNouns = (corrections: Corrections): boolean => slotsIn(corrections).length > 0

/** An idea as it was read, with the nouns of its creator where the lexicon knows what they are. */
export function correctedIdea(reading: IdeaReading, corrections: Corrections): IdeaReading {
  const slots = slotsIn(corrections)
  const said = slots.flatMap((slot) => {
    const noun = nounFrom(plainText(corrections[slot] ?? ''), reading.language)
    return noun === undefined ? [] : [{ slot, text: noun.text }]
  })
  const theirs = said.flatMap(({ slot, text }) =>
    conceptsIn(text, reading.language).filter(({ category }) => category === CATEGORY[slot]),
  )
  const isReplaced = (category: string): boolean =>
    slots.some((slot) => CATEGORY[slot] === category)
  const gone = reading.concepts
    .filter(({ category }) => isReplaced(category))
    .map(({ surface }) => surface.toLowerCase())
  const kept = reading.nouns.filter(
    (noun) => !gone.some((surface) => noun.toLowerCase().includes(surface)),
  )
  return {
    ...reading,
    concepts: [...theirs, ...reading.concepts.filter(({ category }) => !isReplaced(category))],
    nouns: [...said.map(({ text }) => text), ...kept],
  }
}

const the = ({ text, proper }: ReadNoun): string => (proper ? text : `the ${text}`)
const inEnglish: Readonly<Record<NounSlot, (noun: ReadNoun) => string>> = {
  who: ({ text, head, plural }) => (plural ? singular(head) : text),
  what: (noun) => `the ${asThing(noun, 'en')}`,
  where: the,
}

/** The words of an idea told as a case, with the nouns of its creator and all that follows from them. */
export function correctedWords(
  words: IdeaWords,
  reading: IdeaReading,
  corrections: Corrections,
  pack: LanguagePack,
): IdeaWords {
  const language = requestLanguageOf(pack.language)
  const read = translateReading(
    correctReading(readTyped(reading.text, language), corrections),
    language,
  )
  const word = (slot: NounSlot, own: string, neutral: string): string => {
    if (corrections[slot] === undefined) return own
    const noun = read[slot]
    if (noun === null) return neutral
    if (language === 'en') return inEnglish[slot](noun)
    return slot === 'what' ? asThing(noun, language) : noun.text
  }
  const nouns: IdeaNouns = {
    ...words,
    role: word('who', words.role, pack.nouns.role),
    thing: word('what', words.thing, pack.nouns.thing),
    setting: word('where', words.setting, pack.nouns.setting),
  }
  // all that a language makes of three nouns it makes of these
  const made = pack.readIdea?.('', nouns) ?? {
    ...nouns,
    there: `${prepositionTo(nouns.setting)} ${nouns.setting}`,
  }
  return { ...made, idea: words.idea, concepts: words.concepts }
}
