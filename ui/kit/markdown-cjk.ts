/**
 * Markdown decides by spaces where emphasis begins and ends; Chinese and Japanese have none. Marks that
 * stand where the rules would not see them are moved past the punctuation beside them.
 */
const LETTER = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{N}]'
const OPENING = '“‘「『（《〈【〔'
const CLOSING = '”’」』）》〉】〕。，、！？：；…'

const WRAPPED = new RegExp(
  `(?<=${LETTER})(\\*{1,3})([${OPENING}]+)([^*\\n]+?)([${CLOSING}]*)\\1(?!\\*)`,
  'gu',
)
const ENDED = new RegExp(
  `(?<!\\*)(\\*{1,3})(?![\\s*])([^*\\n]*?[^*\\s${CLOSING}])([${CLOSING}]+)\\1(?=${LETTER})`,
  'gu',
)

export const freeEmphasis = (text: string): string =>
  text.includes('*') ? text.replace(WRAPPED, '$2$1$3$1$4').replace(ENDED, '$1$2$1$3') : text

/** While a bold stretch is still being written, it is bold already. */
export function closeBold(text: string): string {
  const marks = text.match(/\*\*/g)?.length ?? 0
  if (marks % 2 === 0 || text.includes('```')) return text
  const body = text.replace(/[\s*]+$/, '')
  // nothing is bold yet: the mark waits for its first word
  return body.split('**').length % 2 === 0 ? `${body}**` : body
}
