import { SIZES } from '#schemas/limits.ts'
import { ONE_LINE } from '#schemas/wire/one-line.ts'
import { parsePath } from '#schemas/wire/path.ts'

/** How a text may be written: on one line or on several, and how many characters at most. */
export type TextLimit = { isLine: boolean; most: number }

/** What the server holds the text at a path of the wire to. */
export function limitOf(path: string): TextLimit {
  const name = parsePath(path)?.findLast((part) => typeof part === 'string') ?? ''
  const isLine = ONE_LINE.has(String(name))
  return { isLine, most: isLine ? SIZES.line : SIZES.text }
}

/** Characters as people count them. */
export const characterCount = (text: string): number => [...text].length

/** A text as it is sent: a line has no breaks in it, and nothing begins or ends with empty space. */
export const tidied = (text: string, { isLine }: TextLimit): string =>
  (isLine ? text.replace(/\s*\n\s*/g, ' ') : text.replace(/\r\n?/g, '\n')).trim()

/** Why a text cannot be written; null when it can. One that was too long before may stay so. */
export function textFault(
  text: string,
  base: string,
  { most }: TextLimit,
): 'empty' | 'too_long' | null {
  if (text === '') return 'empty'
  return characterCount(text) > Math.max(most, characterCount(base)) ? 'too_long' : null
}
