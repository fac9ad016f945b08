import type { GameLanguage } from '#schemas/language.ts'
import { emphasisPlaces, emphasisRuns, type Run } from './emphasis.ts'

/** A text as its reader sees it: its lines, and where in the source each unit of them stands, lines without a gap. */
export type Seen = { lines: Run[][]; at: number[] }

/** The paragraphs of a text, each with where it begins. */
export const paragraphsOf = (text: string) =>
  [...text.matchAll(/[^\n]+/g)]
    .map((found) => ({ at: found.index, text: found[0] }))
    .filter((paragraph) => paragraph.text.trim() !== '')

/** What is seen of a text in paragraphs, or as one. */
export function seenOf(text: string, language: GameLanguage, inParagraphs: boolean): Seen {
  const parts = inParagraphs ? paragraphsOf(text) : [{ at: 0, text }]
  return {
    lines: parts.map((part) => emphasisRuns(part.text, language)),
    at: parts.flatMap((part) =>
      emphasisPlaces(part.text, language).map((place) => place + part.at),
    ),
  }
}
