import { withoutMarks } from '#core/markdown-marks.ts'

const TEASER_LENGTH = 600
const SENTENCE = /[^.!?。！？]*[.!?。！？]+["'”’」』）)]*\s*/gu

const plainOf = (text: string): string => withoutMarks(text).replace(/\s+/g, ' ').trim()

const sentencesOf = (text: string): string[] => text.match(SENTENCE) ?? []

/** How many sentences all texts begin with, one by one the same. */
function sharedSentences(texts: readonly string[]): number {
  const told = texts.map(sentencesOf)
  const [first = []] = told
  if (told.length < 2) return 0
  const differs = first.findIndex((sentence, at) => told.some((other) => other[at] !== sentence))
  return Math.max(0, differs)
}

/** The beginnings of markdown texts for their cards: without marks, and from where they begin to differ. */
export function teasersOf(texts: readonly string[]): string[] {
  const plain = texts.map(plainOf)
  const shared = sharedSentences(plain)
  return plain.map((text) => {
    const opening = sentencesOf(text).slice(0, shared).join('')
    const rest = text.slice(opening.length)
    return (rest === '' ? text : rest).slice(0, TEASER_LENGTH)
  })
}
