const QUOTES =
  /"([^"]{1,2000})"|“([^”]{1,2000})”|「([^」]{1,2000})」|『([^』]{1,2000})』|《([^》]{1,2000})》|‘([^’]{1,300})’(?!\p{L})|(?<![\p{L}\p{N}])'([^'\n]{1,300})'(?![\p{L}\p{N}])/gu
const FIRST_MARK = 0xe000
const MARKS = 0x0800
const MARK = /[\ue000-\ue7ff]/g

/** A request of which each quotation is one letter, so that nothing in it is taken for a word of the request. */
export type Request = {
  readonly text: string
  /** What stands in words of the request: a quotation alone without its marks, else as it was typed. */
  open(words: string): string
  /** Is something just a quotation? */
  isQuoted(words: string): boolean
}

/** Reads the quotations of a request. */
export function requestOf(typed: string): Request {
  const plain = typed
    .toWellFormed()
    .replace(/[\ue000-\uf8ff\0]/g, '')
    .trim()
  const quoted: { whole: string; inner: string }[] = []
  const text = plain.replace(QUOTES, (whole: string, ...groups: unknown[]) => {
    if (quoted.length >= MARKS) return whole
    const inner = groups.slice(0, 7).find((group) => typeof group === 'string')
    quoted.push({ whole, inner: String(inner ?? '').trim() })
    return String.fromCharCode(FIRST_MARK + quoted.length - 1)
  })
  const at = (mark: string) => quoted[mark.charCodeAt(0) - FIRST_MARK]
  const isQuoted = (words: string): boolean => /^[\ue000-\ue7ff]$/.test(words.trim())
  return {
    text,
    isQuoted,
    open: (words) =>
      isQuoted(words)
        ? (at(words.trim())?.inner ?? '')
        : words.trim().replace(MARK, (mark) => at(mark)?.whole ?? ''),
  }
}
