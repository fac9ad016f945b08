/** The first letter of a text, unless its word has a capital of its own (`iPhone`) or goes on in Han or kana. */
const FIRST =
  /^([^\p{L}\p{N}]*)(\p{Ll})(?![\p{Script=Latin}\p{M}\p{N}]*(?:\p{Lu}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))/u

/** A text with a capital at its beginning, as a sentence and a name begin. */
export const large = (text: string): string =>
  text.replace(FIRST, (_, before: string, first: string) => before + first.toUpperCase())
