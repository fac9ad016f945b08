/** No reasoning and no note is longer; what is goes unread. */
export const MAX_MARKDOWN = 64_000
const MAX_INDENT = 40
const MAX_NESTED = 20
const MAX_RUN = 40
const MAX_MARKERS = 600
const PIECE = 600

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
  if (nested.length <= MAX_NESTED) return flat
  const marks = nested.match(MARK) ?? []
  return marks.length <= MAX_NESTED
    ? flat
    : `${marks.slice(0, MAX_NESTED).join(' ')} ${flat.slice(nested.length).trimStart()}`
}

/**
 * A block so full of markers that a parser would go over it again and again, in pieces cut at the ends of
 * lines or words. Code is only read through, so it stays whole.
 */
export function pieces(block: string): string[] {
  if (block.length <= PIECE || FENCE.test(block)) return [block]
  const markers = block.match(MARKERS)?.length ?? 0
  if (markers <= MAX_MARKERS) return [block]
  const found: string[] = []
  for (let at = 0; at < block.length; ) {
    const limit = Math.min(at + PIECE, block.length)
    const near = Math.max(block.lastIndexOf('\n', limit), block.lastIndexOf(' ', limit))
    const cut = limit < block.length && near > at ? near + 1 : limit
    found.push(block.slice(at, cut))
    at = cut
  }
  return found
}
