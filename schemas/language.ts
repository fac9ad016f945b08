import { z } from 'zod'

/** The language a game is told in; also the interface's locales. */
export const GameLanguage = z.enum(['zh_CN', 'en_US', 'ja_JP'])
export type GameLanguage = z.infer<typeof GameLanguage>

/** The language of requests and of the server's words. */
export const RequestLanguage = z.enum(['en', 'zh', 'ja'])
export type RequestLanguage = z.infer<typeof RequestLanguage>

export const DEFAULT_GAME_LANGUAGE: GameLanguage = 'zh_CN'

// a page that paints before the core reads these two without the schema library
export { languageTagOf, requestLanguageOf } from './language-tag.ts'
