import type { RequestLanguage } from '#schemas/language.ts'
import type { Category } from './concept.ts'
import { conceptsIn, type Found } from './lexicon.ts'
import { nounsIn } from './nouns.ts'
import { inOneBreath, languageOf, plainText } from './plain.ts'

/** What an idea says, before anything is invented. */
export type Reading = {
  /** All of it, as plain text. */
  readonly text: string
  /** In one breath, without a full stop; empty when there is nothing to read. */
  readonly idea: string
  readonly language: RequestLanguage
  readonly concepts: readonly Found[]
  /** Noun phrases kept verbatim, without articles. */
  readonly nouns: readonly string[]
}

/** Reads an idea of any size in any of the three languages. */
export function readIdea(raw: string): Reading {
  const text = plainText(raw)
  const language = languageOf(text)
  const idea = inOneBreath(text, language)
  return {
    text,
    idea,
    language,
    concepts: conceptsIn(text.slice(0, 600), language),
    nouns: nounsIn(idea, language),
  }
}

/** The concepts of one kind, in the order of the text, each once. */
export const conceptsOf = (reading: Reading, category: Category): Found[] =>
  reading.concepts.filter(
    (found, at, all) =>
      found.category === category &&
      all.findIndex((other) => other.category === category && other.id === found.id) === at,
  )
