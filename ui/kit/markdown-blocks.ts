/** Markdown cut at its top-level blocks. The last one may still grow; those before it never change. */
export type Blocks = { closed: readonly string[]; open: string }

const LIST_ITEM = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/
/** The beginning of a line that may yet become a list item or an indented continuation. */
const UNDECIDED = /^(?:[-*+]|\d{1,9}[.)]?)?$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
/** Where a link or a note is explained. */
const EXPLAINED = /^ {0,3}\[[^\]]+\]:/

/** Whether a line after a blank one begins another block; null while it cannot be told. */
function beginsBlock(line: string, complete: boolean, place: Place): boolean | null {
  if (!complete && UNDECIDED.test(line)) return null
  if (/^[ \t]/.test(line)) return false
  if (LIST_ITEM.test(line)) return !place.list
  return true
}

/** A fence opens or closes here, else the state stays: the fence's own characters, or null outside. */
function fenceAfter(line: string, fence: string | null): string | null {
  const found = FENCE.exec(line)?.[1]
  if (found === undefined) return fence
  if (fence === null)
    return found[0] === '`' && line.slice(line.indexOf(found) + found.length).includes('`')
      ? null
      : found
  const closes = found[0] === fence[0] && found.length >= fence.length && line.trim() === found
  return closes ? null : fence
}

/** Reads a growing text: each call costs the part that is still open. Another text begins anew. */
export function createBlockReader(): (text: string) => Blocks {
  let closed: string[] = []
  let end = 0
  let before = ''
  return (text) => {
    if (!text.startsWith(before)) {
      closed = []
      end = 0
    }
    before = text
    for (let cut = cutOf(text, end); cut > 0; cut = cutOf(text, end)) {
      closed = [...closed, text.slice(end, cut)]
      end = cut
    }
    return { closed, open: text.slice(end) }
  }
}

/** The state of reading one block line by line. */
type Place = { begun: boolean; list: boolean; blank: boolean; fence: string | null }

/** Takes one line in; tells whether the block ended before it, or null while that cannot be told. */
function takeLine(place: Place, line: string, complete: boolean): boolean | null {
  const isBlank = place.fence === null && line.trim() === ''
  if (place.blank && !isBlank) {
    const begins = beginsBlock(line, complete, place)
    if (begins !== false) return begins
  }
  place.begun ||= !isBlank
  place.list ||= LIST_ITEM.test(line.trimStart())
  place.blank = isBlank && place.begun
  place.fence = fenceAfter(line, place.fence)
  return false
}

/** Where the block that begins at `from` ends, else 0 while it is the last. */
function cutOf(text: string, from: number): number {
  const place: Place = { begun: false, list: false, blank: false, fence: null }
  for (let at = from; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const complete = newline >= 0
    const ended = takeLine(place, text.slice(at, complete ? newline : text.length), complete)
    if (ended === true) return at
    if (ended === null || !complete) return 0
    at = newline + 1
  }
  return 0
}

/** Some links and notes are explained elsewhere in the text, so that it must be read as one. */
export const needsWhole = (text: string): boolean =>
  text.includes(']:') && text.split('\n').some((line) => EXPLAINED.test(line))
