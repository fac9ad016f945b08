import type { RequestLanguage } from '#schemas/language.ts'
import { fillHoles } from '#server/http/words/words.ts'
import { letterWords } from './letter-words.ts'
import type { Letter } from './mailer.ts'

/** Why a mail is written: a code to register or to reset by, or that there is none to send. */
export type LetterKind = keyof typeof letterWords

/** Writes a mail in the language of who asked for it; a code stands alone on its line. */
export function writeLetter(
  kind: LetterKind,
  language: RequestLanguage,
  to: string,
  code: string,
): Letter {
  const { subject, text } = letterWords[kind][language]
  return { to, subject, text: fillHoles(text, { code }) }
}
