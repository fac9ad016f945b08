import { useTranslation } from 'react-i18next'
import type { ScriptCard } from '#schemas/library.ts'

/** What a game is called on the shelf, also while it has no title yet. */
export function useTitle(script: ScriptCard): string {
  const { t } = useTranslation('library')
  return script.title === '' ? t('untitled') : script.title
}
