import { useTranslation } from 'react-i18next'
import { languageTagOf } from '#schemas/language-tag.ts'
import type { ScriptCard } from '#schemas/library.ts'

type Titled = Pick<ScriptCard, 'title' | 'language'>

/** The language a title is said in: the game's own, none while the interface speaks for it. */
export const titleLanguageOf = ({ title, language }: Titled): string | undefined =>
  title === '' || language === null ? undefined : languageTagOf(language)

/** What a game is called on the shelf, also while it has no title yet. */
export function useTitle(script: Titled): string {
  const { t } = useTranslation('library')
  return script.title === '' ? t('untitled') : script.title
}
