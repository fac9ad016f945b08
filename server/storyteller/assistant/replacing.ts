import type { WordPair } from './operation.ts'

const EAST = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]`
/** A letter of a script that parts its words with spaces. */
const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--${EAST}]`
const KATAKANA = String.raw`[\p{sc=Kana}ー]`
const IS_LETTER = new RegExp(LETTER, 'v')
const IS_KATAKANA = new RegExp(KATAKANA, 'v')
const ONE_HAN = /^\p{sc=Han}$/u
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u
const HAN_BEFORE = /[\p{sc=Han}々]$/u
/** What may follow a name of one letter in Japanese: a particle, an honorific, a mark; never the rest of a verb. */
const AFTER_NAME =
  /^(?:$|[^\p{sc=Han}\p{sc=Hira}々]|さん|さま|くん|ちゃん|たち|から|まで|より|など|だけ|しか|です|だ|な[ら、。]|って|[はがをにのともへや]|[様君氏殿](?!\p{sc=Han}))/u
/** So many letters of what follows are looked at: ちゃん. */
const LONGEST_AFTER = 3

/** What has to stand beside words for them to be words of their own; nothing in scripts without spaces. */
function edge(letter: string, look: '<!' | '!'): string {
  if (IS_LETTER.test(letter)) return `(?${look}${LETTER})`
  return IS_KATAKANA.test(letter) ? `(?${look}${KATAKANA})` : ''
}

/** Words as a pattern that means these very letters. */
const literal = (words: string): string =>
  [...words].map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`).join('')

const wholeWords = (words: string): string => {
  const letters = [...words]
  return `${edge(letters[0] ?? '', '<!')}${literal(words)}${edge(letters.at(-1) ?? '', '!')}`
}

/** In Japanese a single character may be half of another word. */
const isPartOfWord = (word: string, text: string, at: number): boolean =>
  ONE_HAN.test(word) &&
  KANA.test(text) &&
  (HAN_BEFORE.test(text.slice(0, at)) ||
    !AFTER_NAME.test(text.slice(at + word.length, at + word.length + LONGEST_AFTER)))

/** `Agnes’ coat` is Marta’s, unless the mark closes a quotation. */
function possessive(word: string, to: string, mark: string, before: string): string {
  const isOwner = /s$/i.test(word) && !/s$/i.test(to) && !/[‘']$/.test(before)
  return isOwner ? `${to}${mark}s` : `${to}${mark}`
}

/**
 * Says words otherwise in a text: whole words in scripts with spaces, the longest of several first, and what was
 * put in is not read again.
 */
export function replacerOf(pairs: readonly WordPair[]): (text: string) => string {
  const toBy = new Map<string, string>()
  for (const { from, to } of pairs) if (!toBy.has(from)) toBy.set(from, to)
  const words = [...toBy.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(${words.map(wholeWords).join('|')})([’'](?=\\s\\p{Ll}))?`, 'gv')
  return (text) =>
    words.some((word) => text.includes(word))
      ? text.replace(pattern, (whole, word: string, mark: string | undefined, at: number) => {
          const to = toBy.get(word)
          if (to === undefined || isPartOfWord(word, text, at)) return whole
          return mark === undefined ? to : possessive(word, to, mark, text.slice(0, at))
        })
      : text
}
