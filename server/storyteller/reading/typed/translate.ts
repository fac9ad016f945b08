import type { RequestLanguage } from '#schemas/language.ts'
import { written } from './en/proper.ts'
import { singular } from './en/singular.ts'
import type { ReadNoun, TypedReading } from './typed-reading.ts'
import { type NounRow, rowOf } from './vocabulary.ts'

/** The form of a row in a language: one that is spelled alike where there is one, else the one that names it. */
function formOf(row: NounRow, word: string, to: RequestLanguage): string {
  const forms = row.forms[to]
  const form = forms.find((one) => one === word) ?? forms[0] ?? ''
  return to === 'en' ? written(form) : form
}

function translated(noun: ReadNoun, from: RequestLanguage, to: RequestLanguage): ReadNoun | null {
  const forms = [noun.text, noun.head].flatMap((word) => [word, singular(word.toLowerCase())])
  const word = forms.find((form) => rowOf(form, from) !== undefined)
  // What stands in the game's language already stays: a reading may be translated twice.
  if (word === undefined && rowOf(noun.text, to)) return noun
  const row = word === undefined ? undefined : rowOf(word, from)
  // nobody translates a creator's word that no list knows: it stands as they typed it
  if (word === undefined || !row) return noun.because === 'creator' ? noun : null
  const text = formOf(row, word, to)
  // a row may have no word in a language
  if (text === '') return noun.because === 'creator' ? noun : null
  return {
    text,
    head: text,
    kind: noun.kind,
    because: noun.because,
    plural: false,
    proper: noun.proper,
  }
}

/**
 * A reading for a game in another language than its idea's: what the vocabulary can translate stays, the rest becomes
 * null. A rule keeps what it does and loses its words, for those are the idea's.
 */
export function translateReading(reading: TypedReading, to: RequestLanguage): TypedReading {
  if (reading.language === to) return reading
  const into = (noun: ReadNoun | null): ReadNoun | null =>
    noun && translated(noun, reading.language, to)
  return {
    ...reading,
    who: into(reading.who),
    what: into(reading.what),
    where: into(reading.where),
    event: into(reading.event),
    nouns: reading.nouns.flatMap((noun) => into(noun) ?? []),
    kinds: reading.kinds.map(({ kind }) => ({ kind, because: '' })),
    rule: reading.rule && { ...reading.rule, words: '', noun: into(reading.rule.noun) },
    talk: '',
  }
}
