import type { GameLanguage } from '#schemas/language.ts'
import { standsIn } from '#server/storyteller/builtin/proof/text-faults.ts'
import type { SceneFaultCode } from './prompts.ts'
import { keptTokens, partsOf, type SceneBrief, type SceneText } from './scene-brief.ts'
import { cluesIn, hasWords } from './scene-facts.ts'

/** What is wrong with a scene, and the words that say so. */
export type SceneFault = {
  readonly code: SceneFaultCode
  readonly slots: Readonly<Record<string, string | number>>
}

/** Longer or shorter than this, by the draft, is another scene; a short draft may grow by a sentence. */
const [LEAST, MOST, SENTENCE_MORE] = [0.4, 2.2, 40]
export const lengthBand = ({ text }: SceneText): { least: number; most: number } => ({
  least: Math.ceil(text.length * LEAST),
  most: Math.ceil(text.length * MOST) + SENTENCE_MORE,
})

const LETTERS = /\p{L}/gu
/** Which letters a language is written in, and how many of all letters they must be. */
const WRITTEN: Readonly<Record<GameLanguage, { of: RegExp; share: number; never?: RegExp }>> = {
  en_US: { of: /\p{Script=Latin}/gu, share: 0.95 },
  zh_CN: { of: /\p{Script=Han}/gu, share: 0.8, never: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  ja_JP: { of: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu, share: 0.8 },
}
const KANA = /\p{Script=Hiragana}/u
/** A sentence of Japanese cannot do without kana; a name may. */
const SENTENCE = 12

export function isIn(language: GameLanguage, text: string): boolean {
  const letters = text.match(LETTERS)?.length ?? 0
  if (letters === 0) return true
  const { of, share, never } = WRITTEN[language]
  if ((text.match(of)?.length ?? 0) < share * letters || never?.test(text)) return false
  return language !== 'ja_JP' || letters < SENTENCE || KANA.test(text)
}

/** What no plain text has: markup, addresses, and signs that are not seen or turn a line round. */
export const MARKUP =
  /<\/?[a-z!]|https?:|\bdata:\w+\/|(?:java|vb|live)script:|\]\(|^\s*(?:#{1,6}\s|[-*]\s|```)|\*\*|\{[a-z]|(?![\n\r\t])\p{Cc}|\p{Cs}|\p{Co}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/imu

/** What a text of the draft says word for word, and the one that was written for it does not. */
const lostToken = (brief: SceneBrief, written: readonly string[]): string | undefined =>
  partsOf(brief.draft)
    .flatMap((part, at) => keptTokens(brief.words, part).map((token) => ({ token, at })))
    .find(({ token, at }) => !standsIn(written[at] ?? '', token))?.token

/** A clue that the draft tells in one of its texts, and the text that was written for it does not. */
const lostClue = ({ facts, draft }: SceneBrief, written: readonly string[]): string | undefined =>
  partsOf(draft)
    .flatMap((_, at) => cluesIn(facts, at).map((clue) => ({ clue, at })))
    .find(({ clue, at }) => !hasWords(written[at] ?? '', clue))?.clue

/** The first thing that is wrong with what a model has written; undefined where it may be told. */
export function sceneFault(
  brief: SceneBrief,
  written: SceneText,
  unfit?: RegExp,
): SceneFault | undefined {
  const { language, draft, early, answers } = brief
  const { text, options } = written
  const asked = draft.options.length
  const isWhole =
    options.length === asked &&
    options.every((option, at) => (option.reply === '') === (draft.options[at]?.reply === ''))
  if (!isWhole) return { code: 'options', slots: { number: asked } }
  const all = partsOf(written)
  const joined = all.join('\n')
  if (MARKUP.test(joined)) return { code: 'markup', slots: {} }
  if (!all.every((one) => isIn(language, one))) return { code: 'language', slots: {} }
  const { least, most } = lengthBand(draft)
  const slots = { number: draft.text.length }
  if (text.length < least) return { code: 'short', slots }
  if (text.length > most) return { code: 'long', slots }
  const token = lostToken(brief, all) ?? lostClue(brief, all)
  if (token !== undefined) return { code: 'token', slots: { token } }
  const name = early.find((one) => standsIn(joined, one))
  if (name !== undefined) return { code: 'early', slots: { name } }
  const answer = answers.find((one) => standsIn(joined, one))
  if (answer !== undefined) return { code: 'answer', slots: { answer } }
  const [found] = unfit?.exec(joined) ?? []
  if (found !== undefined) return { code: 'unfit', slots: { token: found } }
  return undefined
}
