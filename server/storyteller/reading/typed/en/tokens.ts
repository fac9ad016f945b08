import { closedTag } from './closed-words.ts'
import { senseOf, type WordSense } from './dictionary.ts'

/** A word or a mark of an English idea, with where it stands. */
export type Token = {
  readonly text: string
  /** In small letters, with a curly apostrophe, and without the ending of a possessor. */
  readonly low: string
  readonly start: number
  readonly end: number
  /** Ends in ’s or s’: whose. */
  readonly owns: boolean
  readonly mark: boolean
  readonly sense: WordSense
}

const WORD =
  /[\p{Script=Latin}\p{M}\p{N}]+(?:['’‘-][\p{Script=Latin}\p{M}\p{N}]+)*|[^\s\p{Script=Latin}\p{M}\p{N}]+?/gu
const OWNER = /['’]s$/
/** Longer than this an idea is read for its kind of game alone. */
const MOST_TOKENS = 260

/** The words of a text from a place on, in its order. */
export function tokensOf(text: string, from: number): Token[] {
  const tokens: Token[] = []
  for (const match of text.slice(from).matchAll(WORD)) {
    if (tokens.length >= MOST_TOKENS) break
    const word = match[0].slice(0, 60)
    const curly = word.toLowerCase().replaceAll(/['‘]/g, '’')
    const closed = closedTag(curly) !== undefined
    const start = from + match.index
    const end = start + match[0].length
    const apostrophe =
      /^['’]$/.test(text[end] ?? '') &&
      /s$/.test(curly) &&
      /^\s\p{L}/u.test(text.slice(end + 1, end + 3))
    const owns = !closed && (OWNER.test(curly) || apostrophe)
    const low = owns ? curly.replace(OWNER, '') : curly
    tokens.push({
      text: owns ? word.replace(OWNER, '') : word,
      low,
      start,
      end,
      owns,
      // Letters of another script are no words here.
      mark: !/[\p{Script=Latin}\p{N}]/u.test(word),
      sense: senseOf(low),
    })
  }
  return tokens
}
