import { createContext, type ReactNode } from 'react'
import { useAfterTexts } from '#ui/kit/after-texts.ts'
import { useProjection } from '#ui/kit/use-projection.ts'
import { mayArrange, partsArranged } from './projections.ts'

/** The addresses of the parts something is being done to, read once for the menus of all; null where, or as long as, nothing is arranged. */
export const PartsArrangedContext = createContext<ReadonlySet<string> | null>(null)

/** Lays what the menus of parts need around the texts of a game. */
export function PartsArranged({ children }: { children: ReactNode }) {
  const may = useProjection(mayArrange)
  const busy = useProjection(partsArranged)
  return (
    <PartsArrangedContext value={useAfterTexts(may ? busy : null)}>{children}</PartsArrangedContext>
  )
}
