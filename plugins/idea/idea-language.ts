import type { GameLanguage } from '#schemas/language.ts'

const LANGUAGES: Record<string, GameLanguage> = { en: 'en_US', zh: 'zh_CN', ja: 'ja_JP' }

/** The language a game is told in when nobody chose one: the interface's. */
export const ideaLanguageOf = (interfaceLanguage: string): GameLanguage =>
  LANGUAGES[interfaceLanguage] ?? 'en_US'
