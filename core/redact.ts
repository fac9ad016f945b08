/** Words in the name of a field whose value never leaves the browser, whatever holds it. */
const SECRET_WORD =
  /^(tokens?|jwt|bearer|authorization|auth|cookies?|credentials?|secrets?|pwd|password|passwd|passphrase|otp|tickets?|openid|emails?|mail|invites?|invitation)$/
/** The same as parts of a name that is written without a break: `accesstoken`, `sessioncookie`, `pwd_`. */
const SECRET_PART = /token|pwd|passw|secret|ticket|openid|e-?mail|invite|apikey|authoriz|cookie/
/** What a code may be of and still be told: it names a thing or an outcome and opens nothing. */
const OPEN_CODE =
  /^(language|locale|country|region|currency|error|status|exit|close|reason|key|char|source|colou?r|zip|postal|de|en|bar|uni)$/
/** A plain `code` tells why something happened: a number of four digits at most, or one of our dotted names. */
const REASON = /^(\d{1,4}|[a-z]\w*(\.[a-z]\w*)+)$/i

const EMAIL =
  /(?:"[^"\n]{1,64}"|[\p{L}\p{N}._%+'-]{1,64})(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu
/** Most texts hold no sign of one, and the search for one costs most in those. */
const EMAIL_SIGN = /@|%40/
/** An address of the network: four numbers, eight groups, or fewer with a gap. */
const NETWORK = new RegExp(
  [
    String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])`,
    String.raw`(?<![\w:])(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?![\w:])`,
    String.raw`(?<![\w:])(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})(?![\w:])`,
    String.raw`(?<![\w:])[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6}::(?![\w:])`,
  ].join('|'),
  'giu',
)
/** What opens something, where a text quotes it: a header, a query, a field of JSON, a socket's address. */
const OPENERS: readonly [RegExp, string][] = [
  [/\b(authorization\s{0,9}[:=]\s{0,9})(?:[a-z]+ +)?[\w.~+/=-]{8,}/gi, '$1'],
  [/\b(bearer|basic)(\s{1,9})(?:[\w.~+/=-]{20,}|(?=[a-z_.~+/=-]{0,19}\d)[\w.~+/=-]{6,})/gi, '$1$2'],
  [/\b(cookie\s{0,9}[:=]\s{0,9})[\w.-]{1,64}=[^\n"']+/gi, '$1'],
  [/(\/wsServer\/admin_)[^\s"'?#]*/gi, '$1'],
  [/\beyJ[\w-]{8,}\.[\w-]+(\.[\w-]*)?/g, ''],
]
/** A name and its value as a query or a form writes them, and as JSON inside a text does. */
const PAIR = /(?<![\w.-])([\p{L}_][\w.-]{0,63})(=)([^\s&"'<>;,]+)/gu
const JSON_PAIR =
  /(\\?["'])([\p{L}_][\w.-]{0,63})(\1\s*:\s*)(\\?["'](?:[^"'\\]|\\.)*?\1|[\w.+-]+)/gu
const HIDDEN = 'hidden'

/** The same value without what is private: fields by their name, whatever kind of value they hold; texts by their form. */
export function redact(value: unknown, name = ''): unknown {
  if (isSecret(name)) return hidden(value, name)
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map((one) => redact(one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [redactText(key), redact(one, key)]),
  )
}

/** Something of the same kind that tells nothing, so that the line still fits its schema; a yes or no opens nothing. */
function hidden(value: unknown, name: string): unknown {
  if (/^codes?$/i.test(name) && REASON.test(String(value))) return value
  if (typeof value === 'string') return value === '' ? '' : HIDDEN
  if (typeof value === 'number' || typeof value === 'bigint') return 0
  if (Array.isArray(value)) return []
  return value !== null && typeof value === 'object' ? {} : value
}

/** Does a field of this name hold what opens something, or says who somebody is? */
function isSecret(name: string): boolean {
  if (name === '') return false
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const last = words.at(-1) ?? ''
  if (/codes?$/.test(last)) return !OPEN_CODE.test(wordBefore(words, last))
  return words.some((word) => SECRET_WORD.test(word)) || SECRET_PART.test(words.join(''))
}

/** What a code is of: `languageCode` and `language_code` as much as `languagecode`. */
const wordBefore = (words: readonly string[], last: string): string =>
  last.replace(/codes?$/, '') || (words.at(-2) ?? '')

function redactText(text: string): string {
  const open = OPENERS.reduce((rest, [form, kept]) => rest.replace(form, kept + HIDDEN), text)
  const shut = open
    .replace(PAIR, (all, name: string, is: string) => (isSecret(name) ? name + is + HIDDEN : all))
    .replace(JSON_PAIR, (all, quote: string, name: string, is: string) =>
      isSecret(name) ? `${quote}${name}${is}${quote}${HIDDEN}${quote}` : all,
    )
    .replace(NETWORK, HIDDEN)
  return EMAIL_SIGN.test(shut) ? shut.replace(EMAIL, HIDDEN) : shut
}
