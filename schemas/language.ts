import { z } from 'zod'

/** The language a game is told in; also the interface's locales. */
export const GameLanguage = z.enum(['zh_CN', 'en_US', 'ja_JP'])
export type GameLanguage = z.infer<typeof GameLanguage>

/** The language of requests and of the server's words. */
export const RequestLanguage = z.enum(['en', 'zh', 'ja'])
export type RequestLanguage = z.infer<typeof RequestLanguage>

export const DEFAULT_GAME_LANGUAGE: GameLanguage = 'zh_CN'

const REQUEST_LANGUAGE = { zh_CN: 'zh', en_US: 'en', ja_JP: 'ja' } as const
/** `zh_CN` → `zh`: what `Accept-Language` carries for a locale. */
export const requestLanguageOf = (language: GameLanguage): RequestLanguage =>
  REQUEST_LANGUAGE[language]
/** `zh_CN` → `zh-CN`: what the `lang` attribute of a text needs. */
export const languageTagOf = (language: GameLanguage): string => language.replace('_', '-')
