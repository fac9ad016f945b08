import type { RequestLanguage } from '#schemas/language.ts'
import type { Category } from './concept.ts'
import { conceptsIn, type Found } from './lexicon.ts'
import { nounsIn } from './nouns.ts'
import { askedWith, inOneBreath, plainText, writtenLanguage } from './plain.ts'

/** What an idea says, before anything is invented. */
export type IdeaReading = {
  /** All of it, as plain text. */
  readonly text: string
  /** In one breath, without a full stop; empty when there is nothing to read. */
  readonly idea: string
  /** The question mark of an idea that asks. */
  readonly asked: string
  readonly language: RequestLanguage
  readonly concepts: readonly Found[]
  /** Noun phrases kept verbatim, without articles. */
  readonly nouns: readonly string[]
}

/** Words no Japanese sentence has: without one, a few Han letters may as well be Japanese. */
const CHINESE = /[的了在是我你他们这个车书门东马鸟鱼龙说时问间来国会发现]/u

/** Reads an idea of any size in any of the three languages; `told` is the language of its game. */
export function readIdea(raw: string, told?: RequestLanguage): IdeaReading {
  const text = plainText(raw)
  const read = writtenLanguage(text)
  const language =
    told === 'ja' && read === 'zh' && text.length <= 8 && !CHINESE.test(text) ? 'ja' : read
  const idea = inOneBreath(text, language)
  return {
    text,
    idea,
    asked: idea === '' ? '' : askedWith(text, idea, language),
    language,
    concepts: conceptsIn(text.slice(0, 600), language),
    nouns: nounsIn(idea, language),
  }
}

/** The concepts of one kind, in the order of the text, each once. */
export const conceptsOf = (reading: IdeaReading, category: Category): Found[] =>
  reading.concepts.filter(
    (found, at, all) =>
      found.category === category &&
      all.findIndex((other) => other.category === category && other.id === found.id) === at,
  )
