/** No reasoning and no note is longer; what is goes unread. */
export const MAX_MARKDOWN = 64_000
const MAX_INDENT = 40
const MAX_NESTED = 20
const MAX_RUN = 40
const MAX_MARKERS = 600
const PIECE = 600
/** What is read of a text at once; a parser takes some ten microseconds for a character. */
export const STRIDE = 4_000

const FENCE = /^ {0,3}(`{3}|~{3})/
const MARKERS = /[[\]()*_`<>|]/g
const RUN = /([[\]()!*_`~<>#|\\])\1{40,}/g
const NESTING = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const MARK = />|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])/g

/** Nesting and runs of markers that would freeze a reader, cut to a depth nobody writes by hand. */
export function tameMarkdown(text: string): string {
  return text
    .replace(RUN, (_, mark: string) => mark.repeat(MAX_RUN))
    .split('\n')
    .map(tameLine)
    .join('\n')
}

function tameLine(line: string): string {
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0
  const flat = indent > MAX_INDENT ? line.slice(indent - MAX_INDENT) : line
  const nested = NESTING.exec(flat)?.[0] ?? ''
  const marks = nested.match(MARK) ?? []
  return marks.length <= MAX_NESTED
    ? flat
    : `${marks.slice(0, MAX_NESTED).join(' ')} ${flat.slice(nested.length).trimStart()}`
}

/** A text in parts of at most `size` characters, cut at the ends of lines or words. */
function partsOf(text: string, size: number): string[] {
  const found: string[] = []
  for (let at = 0; at < text.length; ) {
    const limit = Math.min(at + size, text.length)
    const near = Math.max(text.lastIndexOf('\n', limit - 1), text.lastIndexOf(' ', limit - 1))
    const cut = limit < text.length && near > at ? near + 1 : limit
    found.push(text.slice(at, cut))
    at = cut
  }
  return found
}

/**
 * A block so full of markers that a parser would go over it again and again, in pieces. Code is only read
 * through, so it stays whole.
 */
export function pieces(block: string): string[] {
  if (block.length <= PIECE || FENCE.test(block)) return [block]
  const markers = block.match(MARKERS)?.length ?? 0
  return markers <= MAX_MARKERS ? [block] : partsOf(block, PIECE)
}

/** A block longer than anybody writes one, in parts that can each be read at once; code stays whole. */
export const strides = (block: string): string[] =>
  block.length <= STRIDE || FENCE.test(block) ? [block] : partsOf(block, STRIDE)
