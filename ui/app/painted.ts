import type { SpokenWords } from '../kit/words.ts'

/** The words a page was painted with ahead of its scripts; null where nothing was painted. */
export function paintedWords(text: string | null | undefined): SpokenWords | null {
  // written into the page by our own build
  return text ? (JSON.parse(text) as SpokenWords) : null
}
