import type { GameLanguage } from '#schemas/language.ts'

let text = ''

/** What was typed into the home screen's box and not submitted; it is still there when its writer comes back. */
export const unsent = (): string => text
export const keepUnsent = (typed: string): void => {
  text = typed
}

const LANGUAGES: Record<string, GameLanguage> = { en: 'en_US', zh: 'zh_CN', ja: 'ja_JP' }

/** The language a game is told in when nobody chose one: the interface's (C15). */
export const ideaLanguageOf = (interfaceLanguage: string): GameLanguage =>
  LANGUAGES[interfaceLanguage] ?? 'en_US'
