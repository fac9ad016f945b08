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
