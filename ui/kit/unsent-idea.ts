import { createContext, useContext, useSyncExternalStore } from 'react'
import type { UnsentIdea } from '#plugins/ports/unsent-idea.ts'

/** Where what is typed on home is kept; a page that is painted ahead knows of nothing typed. */
export const UnsentIdeaContext = createContext<UnsentIdea>({
  read: () => '',
  write: () => undefined,
  hear: () => () => undefined,
})

const nothingYet = () => ''

/** What was typed on home and not sent, and how to keep what is typed. */
export function useUnsentIdea() {
  const { read, write, hear } = useContext(UnsentIdeaContext)
  return { text: useSyncExternalStore(hear, read, nothingYet), keep: write }
}
