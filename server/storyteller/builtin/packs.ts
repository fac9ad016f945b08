import type { GameLanguage } from '#schemas/language.ts'
import { english } from '#server/storyteller/reading/en/language.ts'
import { japanese } from '#server/storyteller/reading/ja/language.ts'
import { chinese } from '#server/storyteller/reading/zh/language.ts'
import type { Texts } from '#server/storyteller/texts/texts.ts'
import { textsOf } from '#server/storyteller/texts/texts-of.ts'
import type { LanguagePack } from './language-pack.ts'

const LANGUAGES: Readonly<Record<GameLanguage, (texts: Texts) => LanguagePack>> = {
  en_US: english,
  ja_JP: japanese,
  zh_CN: chinese,
}
const packs = new Map<GameLanguage, LanguagePack>()

/** A language with these texts. */
export const packFrom = (language: GameLanguage, texts: Texts): LanguagePack =>
  LANGUAGES[language](texts)

/** What the storyteller knows of a language; its texts are read when it is first asked for. */
export function packOf(language: GameLanguage): LanguagePack {
  const known = packs.get(language)
  if (known) return known
  const made = packFrom(language, textsOf(language))
  packs.set(language, made)
  return made
}
