import { LIMITS } from '#schemas/limits.ts'
import type { Stretch } from './anchor.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Widens a stretch to whole graphemes, then drops the white space at its ends. */
export function trimmed(text: string, { start, end }: Stretch): Stretch {
  const at = graphemes.segment(text)
  let from = at.containing(start)?.index ?? text.length
  const last = at.containing(end)
  let to = last === undefined || last.index === end ? end : last.index + last.segment.length
  while (from < to && /\s/.test(text[from] ?? '')) from++
  while (to > from && /\s/.test(text[to - 1] ?? '')) to--
  return { start: from, end: to }
}

/** How many characters people see in a text. */
export const graphemeCount = (text: string): number => [...graphemes.segment(text)].length

/** What a quote is called where there is little room: 20 characters and an ellipsis (QT3). */
export function quoteLabel(text: string, most: number = LIMITS.quoteLabelMax): string {
  const all = [...graphemes.segment(text.replace(/\s+/g, ' ').trim())]
  const cut = all.slice(0, most).map(({ segment }) => segment)
  return all.length > most ? `${cut.join('')}…` : cut.join('')
}
