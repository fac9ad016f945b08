const OPENS = new Map([
  ['“', '”'],
  ['「', '」'],
  ['『', '』'],
  ['（', '）'],
  ['(', ')'],
  ['《', '》'],
])
const ENDS = /[.!?…。！？]/u
const CLOSES = /[.!?…。！？”’」』）)》"']/u
const EAST_END = /[。！？]/u
/** A point after these is no end. */
const SHORT_WORD = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|St|Prof|Capt|No|[A-Z])$/

/** Does a sentence end with the mark at a place, of which nothing is said inside of quoted speech? */
function isEnd(text: string, at: number, after: number): boolean {
  if (after >= text.length) return true
  if (EAST_END.test(text.slice(at, after))) return true
  if (!/\s/.test(text[after] ?? '')) return false
  return !(text[at] === '.' && SHORT_WORD.test(text.slice(Math.max(0, at - 6), at)))
}

/** Where the marks behind a place end, or the spaces. */
function endOf(text: string, at: number, marks: RegExp): number {
  let after = at
  while (after < text.length && marks.test(text[after] ?? '')) after++
  return after
}

/** The speech that is open behind a letter: nothing is, after a line has ended. */
function openBehind(letter: string, open: readonly string[]): readonly string[] {
  if (letter === '\n') return []
  const close = OPENS.get(letter)
  if (close !== undefined) return [...open, close]
  return letter === open.at(-1) ? open.slice(0, -1) : open
}

/** Where the sentence ends whose last mark stands at a place; null where none does. */
function sentenceEnd(text: string, at: number, open: readonly string[]): number | null {
  const letter = text[at] ?? ''
  if (letter === '\n') return endOf(text, at + 1, /\s/)
  if (!ENDS.test(letter) || (open.length > 0 && !isClosedBehind(text, at, open))) return null
  const after = endOf(text, at + 1, CLOSES)
  return isEnd(text, at, after) ? endOf(text, after, /\s/) : null
}

/** The sentences of a text, each with the space behind it; joined again they are the text. Quoted speech stays whole. */
export function wholeSentencesOf(text: string): string[] {
  const found: string[] = []
  let open: readonly string[] = []
  let start = 0
  let at = 0
  while (at < text.length) {
    open = openBehind(text[at] ?? '', open)
    const end = sentenceEnd(text, at, open)
    at++
    if (end === null) continue
    found.push(text.slice(start, end))
    open = []
    start = end
    at = end
  }
  if (start < text.length) found.push(text.slice(start))
  return found
}

/** Is the speech that a mark stands in closed right behind it, so that its end is the sentence's? */
const isClosedBehind = (text: string, at: number, closing: readonly string[]): boolean => {
  const behind = /^[.!?…。！？]*/u.exec(text.slice(at + 1, at + 8))?.[0].length ?? 0
  const marks = text.slice(at + 1 + behind, at + 1 + behind + closing.length)
  if (marks !== closing.toReversed().join('')) return false
  const next = text.slice(at + 1 + behind + closing.length).trimStart()
  // `“Stay.” she says`, 「だ」と言う and “走。”她说 go on
  return !/^(?:\p{Ll}|[とっ，、,：:]|[^“”。，]{1,6}[说道问答喊叫][，。：])/u.test(next)
}

/** The first whole sentences of a text, as near to its half as they come; the text itself where it has but one. */
export function shortened(text: string): string {
  const sentences = wholeSentencesOf(text)
  if (sentences.length < 2) return text
  const half = text.length / 2
  let kept = ''
  for (const sentence of sentences.slice(0, -1)) {
    const longer = kept + sentence
    if (kept !== '' && Math.abs(longer.length - half) > Math.abs(kept.length - half)) break
    kept = longer
  }
  return kept.trimEnd() === '' ? text : kept.trimEnd()
}
