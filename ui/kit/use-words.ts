import { createContext, useContext, useMemo } from 'react'
import { type SpokenWords, type Values, wordIn } from './words.ts'

/** What is spoken on this page. */
export const SpokenContext = createContext<SpokenWords>({ language: 'en', areas: {} })

/** The words of `shell` and `home`, for what paints before the translator of all other areas is there. */
export function useWords(area: 'shell' | 'home') {
  const spoken = useContext(SpokenContext)
  return useMemo(
    () => ({
      t: (path: string, values?: Values): string => wordIn(spoken, area, path, values),
      language: spoken.language,
    }),
    [spoken, area],
  )
}
