import type { GameLanguage } from '#schemas/language.ts'
import type { OutlineOption } from '#schemas/outline.ts'
import { standsIn } from '#server/storyteller/builtin/proof/text-faults.ts'
import { isIn, MARKUP } from './gate.ts'
import { keptTokens } from './scene-brief.ts'

/** The words of a proposal: what its card is called, and what it says. */
export type OutlineText = { readonly title: string; readonly text: string }

/** What a proposal is held against: its draft, the nouns of the idea, and the proposals before it. */
export type OutlineBrief = {
  readonly language: GameLanguage
  readonly draft: Pick<OutlineOption, 'name' | 'text'>
  readonly nouns: readonly string[]
  readonly before: readonly OutlineText[]
  /** What nobody who may be a minor should read: a proposal is written before it is known who plays. */
  readonly unfit: RegExp
}
type OutlineFault = 'title' | 'language' | 'short' | 'long' | 'markup' | 'token' | 'same' | 'unfit'

const [LEAST, MOST, SENTENCE_MORE] = [0.5, 1.8, 40]
const LONGEST_TITLE: Readonly<Record<GameLanguage, number>> = { en_US: 60, zh_CN: 20, ja_JP: 26 }
/** Names as they stand within a sentence. */
const NAMES = /(?<=[\p{Ll},;] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu
const QUOTED = /(?<=[“「『])[^”」』]+(?=[”」』])/gu
/** Numbers in words. One is as often no number. */
const NUMBERS: Readonly<Record<GameLanguage, RegExp>> = {
  en_US:
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand)\b/gi,
  zh_CN: /[二两三四五六七八九十百]+/gu,
  ja_JP: /[二三四五六七八九十百]+/gu,
}

/** What of a draft stands word for word in what is written for it. */
export function outlineTokens({ draft, nouns, language }: OutlineBrief): string[] {
  const { text } = draft
  const inWords = (text.match(NUMBERS[language]) ?? []).map((word) => word.toLowerCase())
  const names = language === 'en_US' ? (text.match(NAMES) ?? []) : []
  return [
    ...new Set([
      ...keptTokens([...nouns, ...names], text),
      ...inWords,
      ...(text.match(QUOTED) ?? []),
    ]),
  ]
}

const says = (text: string, token: string): boolean =>
  standsIn(text, token) || text.toLowerCase().includes(token.toLowerCase())

/** Why a proposal of a model's is not made in its words; undefined where it is. */
export function outlineFault(brief: OutlineBrief, written: OutlineText): OutlineFault | undefined {
  const { language, draft, before, unfit } = brief
  const { title, text } = written
  const both = `${title}\n${text}`
  if (title === '' || title.length > LONGEST_TITLE[language] || /[\r\n]/.test(title)) return 'title'
  if (MARKUP.test(both) || /[{}<>|]/.test(both)) return 'markup'
  if (!isIn(language, title) || !isIn(language, text)) return 'language'
  if (text.length < LEAST * draft.text.length) return 'short'
  if (text.length > MOST * draft.text.length + SENTENCE_MORE) return 'long'
  if (outlineTokens(brief).some((token) => !says(text, token))) return 'token'
  if (before.some((one) => one.title === title || one.text === text)) return 'same'
  return unfit.test(both) ? 'unfit' : undefined
}
