import { LIMITS } from '#schemas/limits.ts'

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Characters typed in a second of 60 frames: whoever is further behind hurries. */
const A_SECOND = LIMITS.thinkingCharactersAFrame * 60

/** The offset `count` characters after `from`, as a reader counts characters: never inside one. */
export function afterCharacters(text: string, from: number, count: number): number {
  let left = count
  let end = from
  for (const { segment } of SEGMENTER.segment(text.slice(from))) {
    if (left-- <= 0) break
    end += segment.length
  }
  return end
}

/** Where a text that begins to be typed stands at once. */
export const firstOffset = (text: string): number =>
  afterCharacters(text, 0, LIMITS.thinkingFirstCharacters)

/** Where the typing stands one frame later: two characters on, more when over a second behind. */
export function nextOffset(text: string, from: number): number {
  if (from === 0) return firstOffset(text)
  const behind = text.length - from
  const hurry = behind > A_SECOND ? behind / A_SECOND : 1
  return afterCharacters(text, from, Math.ceil(LIMITS.thinkingCharactersAFrame * hurry))
}
