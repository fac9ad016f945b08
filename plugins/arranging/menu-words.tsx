import { createContext, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { phraseAround } from '#ui/kit/phrase.ts'
import { useProjection } from '#ui/kit/use-projection.ts'
import { mayArrange, partsArranged } from './projections.ts'

/** What the menu of a part is called, and which parts something is being done to. */
type MenuWords = { menu: (name: string) => string; busy: ReadonlySet<string> }

/** Read once for the menus of all parts; null where nothing is arranged. */
export const MenuWordsContext = createContext<MenuWords | null>(null)

/** Lays what the menus of parts need around the texts of a game. */
export function PartsArranged({ children }: { children: ReactNode }) {
  const { t } = useTranslation('editor')
  const may = useProjection(mayArrange)
  const busy = useProjection(partsArranged)
  const menu = useMemo(() => phraseAround((name) => t('arranging.menu', { name })), [t])
  const words = useMemo(() => (may ? { menu, busy } : null), [may, menu, busy])
  return <MenuWordsContext value={words}>{children}</MenuWordsContext>
}
