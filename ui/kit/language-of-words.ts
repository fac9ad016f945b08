import type { GameLanguage } from '#schemas/language.ts'

const FAR = /[\u3040-\u30ff\u4e00-\u9fff]/
const KANA = /[\u3040-\u30ff]/
const HAN = /[\u4e00-\u9fff]/
/** Two words are a name. */
const SENTENCE = /[a-z'’]+[,;:]? [a-z'’]+[,;:]? [a-z'’]+/i
/** A Japanese title may do without kana. */
const LONGEST_WITHOUT_KANA = 12

const countOf = (text: string, letters: RegExp): number =>
  text.match(new RegExp(letters, 'g'))?.length ?? 0

/** The language that words of a game are in: a part of it may be told in another one than the game. */
export function languageOfWords(text: string, own: GameLanguage): GameLanguage {
  const isOwn =
    own === 'en_US'
      ? !FAR.test(text)
      : KANA.test(text) === (own === 'ja_JP') && !SENTENCE.test(text)
  if (isOwn) return own
  const [kana, han] = [countOf(text, KANA), countOf(text, HAN)]
  // a letter of theirs says as much as three of Latin
  if (countOf(text, /[a-z]/i) > 3 * (kana + han))
    return own === 'en_US' || SENTENCE.test(text) ? 'en_US' : own
  if (kana * 5 > han) return 'ja_JP'
  return own === 'ja_JP' && han <= LONGEST_WITHOUT_KANA ? own : 'zh_CN'
}
