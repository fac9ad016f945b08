import { type GameLanguage, languageTagOf } from '#schemas/language.ts'
import type { ToldFact } from '#server/storyteller/builtin/told-facts.ts'

/** Whether a text has some words, in capitals or not. */
export const hasWords = (text: string, words: string): boolean =>
  text.toLowerCase().includes(words.toLowerCase())

/** The clues that a text of a scene must have word for word. */
export const cluesIn = (facts: readonly ToldFact[], part: number): string[] =>
  facts.filter((fact) => fact.isClue && fact.part === part).map(({ words }) => words)

/** Of the words of a fact, those that carry it: in letters by their first five, so that a form of one is the same word. */
function carriersOf(language: GameLanguage, words: string): string[] {
  const isSpaced = language === 'en_US'
  const segments = new Intl.Segmenter(languageTagOf(language), { granularity: 'word' })
  return [...segments.segment(words.toLowerCase())]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length >= (isSpaced ? 4 : 2))
    .map(({ segment }) => (isSpaced ? segment.slice(0, 5) : segment))
}

/** The facts that share no carrying word with the text that should tell them; one told in quite other words is among them. */
export function unsaidFacts(
  language: GameLanguage,
  facts: readonly ToldFact[],
  written: readonly string[],
): ToldFact[] {
  return facts.filter(({ part, words }) => {
    const text = written[part]?.toLowerCase() ?? ''
    const carriers = carriersOf(language, words)
    return carriers.length > 0 && !carriers.some((carrier) => text.includes(carrier))
  })
}
