import type { GameLanguage } from '#schemas/language.ts'

/** A stretch of a text, emphasised or not. */
export type Run = { text: string; emphasised: boolean; at: number }

/** Emphasis as its teller writes it: `*so*` or `**so**`. */
const MARKED = /(\*{1,2})(?=[^\s*])([^\n]*?[^\s*])\1/g
/** Between numbers an asterisk multiplies. */
const TIMES = /(?<=\d ?)\*(?= ?\d)/g

/** How many asterisks stand on either side of an emphasis. */
const starsOf = (whole: string): number => (whole.startsWith('**') ? 2 : 1)

/** What a reader sees of words that carry no emphasis: an asterisk is never among them. */
const plain = (words: string): string => words.replace(TIMES, '×').replaceAll('*', '')

/** Chinese and Japanese print no italics: their documents stand in marks of their own. */
function marksOf(language: GameLanguage, before: string): readonly [string, string] {
  if (language === 'en_US') return ['', '']
  if (language === 'ja_JP') return ['〈', '〉']
  const inSpeech = before.lastIndexOf('“') > before.lastIndexOf('”')
  return inSpeech ? ['‘', '’'] : ['“', '”']
}

/** The runs of a text up to `end`, as far as they are typed: an emphasis that has begun is one at once. */
export function emphasisRuns(text: string, language: GameLanguage, end = text.length): Run[] {
  const runs: Run[] = []
  let at = 0
  const add = (words: string, emphasised: boolean, from: number) => {
    if (words !== '') runs.push({ text: words, emphasised, at: from })
  }
  for (const found of text.matchAll(MARKED)) {
    if (found.index >= end) break
    const [whole] = found
    const stars = starsOf(whole)
    add(plain(text.slice(at, found.index)), false, at)
    const [open, close] = marksOf(language, text.slice(0, found.index))
    at = found.index + whole.length
    const typed = text.slice(found.index + stars, Math.min(end, at - stars))
    add(open + plain(typed) + (end >= at ? close : ''), language === 'en_US', found.index)
  }
  if (at < end) add(plain(text.slice(at, end)), false, at)
  return runs
}

/** Where in the source each unit stands that is seen of it; marks of our own stand where their asterisks do. */
export function emphasisPlaces(text: string, language: GameLanguage): number[] {
  const places: number[] = []
  const add = (from: number, to: number) => {
    const words = text.slice(from, to)
    const times = new Set([...words.matchAll(TIMES)].map((found) => found.index))
    for (let at = 0; at < words.length; at++)
      if (words[at] !== '*' || times.has(at)) places.push(from + at)
  }
  let at = 0
  for (const found of text.matchAll(MARKED)) {
    const [whole] = found
    const stars = starsOf(whole)
    const [open, close] = marksOf(language, text.slice(0, found.index))
    add(at, found.index)
    if (open !== '') places.push(found.index)
    at = found.index + whole.length
    add(found.index + stars, at - stars)
    if (close !== '') places.push(at - 1)
  }
  add(at, text.length)
  return places
}
