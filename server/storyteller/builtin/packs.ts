import type { GameLanguage } from '#schemas/language.ts'
import { pack as english } from './content/en/pack.ts'
import { pack as japanese } from './content/ja/pack.ts'
import { pack as chinese } from './content/zh/pack.ts'
import type { LanguagePack } from './content.ts'

const PACKS: Readonly<Record<GameLanguage, LanguagePack>> = {
  en_US: english,
  ja_JP: japanese,
  zh_CN: chinese,
}

/** What the storyteller knows of a language. */
export const packOf = (language: GameLanguage): LanguagePack => PACKS[language]
