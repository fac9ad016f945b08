import type { GameLanguage, RequestLanguage } from './language.ts'

const REQUEST_LANGUAGE = { zh_CN: 'zh', en_US: 'en', ja_JP: 'ja' } as const

/** `zh_CN` → `zh`: what `Accept-Language` carries for a locale. */
export const requestLanguageOf = (language: GameLanguage): RequestLanguage =>
  REQUEST_LANGUAGE[language]

/** `zh_CN` → `zh-CN`: what the `lang` attribute of a text needs. */
export const languageTagOf = (language: GameLanguage): string => language.replace('_', '-')
