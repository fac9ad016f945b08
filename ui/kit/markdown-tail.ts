/** A paragraph as it was parsed, and what was written after it: words that change nothing but the words. */
export type Tail = { parsed: string; added: string }

const PLAIN_START = /^[\p{L}“"'‘「『（(*]/u
const PLAIN_END = /[\p{L}\p{N},，。、！？!?;；:：’”)）」』…]$/u
const PLAIN = /^[\p{L}\p{N} ,.，。、！？!?;；:：'’‘“”()（）「」『』…—–-]*$/u
const MARKUP = /[[\]<>_~|\\&@]|https?:|www\.|\n[ \t]*(?:\n|[-#+*=`\d])/

const isEven = (text: string, mark: string): boolean => text.split(mark).length % 2 === 1

/** A paragraph of words in which no emphasis, bold stretch or code stands open. */
const isSettled = (text: string): boolean =>
  PLAIN_START.test(text) &&
  PLAIN_END.test(text) &&
  !MARKUP.test(text) &&
  !/^\*[ \t]/.test(text) &&
  isEven(text, '*') &&
  isEven(text, '**') &&
  isEven(text, '`')

/**
 * How to show the open block without parsing it again: the last parse stands, and plain words are written
 * on. Anything else is parsed whole.
 */
export function nextTail(before: Tail, text: string): Tail {
  const added = text.startsWith(before.parsed) ? text.slice(before.parsed.length) : null
  const goesOn = added !== null && PLAIN.test(added) && isSettled(before.parsed)
  return goesOn ? { parsed: before.parsed, added } : { parsed: text, added: '' }
}
