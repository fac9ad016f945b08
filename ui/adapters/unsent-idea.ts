import type { Storage } from '#plugins/ports/storage.ts'
import type { UnsentIdea } from '#plugins/ports/unsent-idea.ts'
import { windowStorage } from './storage.ts'

const KEY = 'unsentIdea'

/** An idea that was not sent, kept in a storage. */
export function unsentIdeaIn(storage: Storage): UnsentIdea {
  const listeners = new Set<() => void>()
  let text: string | null = null
  const read = (): string => {
    text ??= storage.read(KEY) ?? ''
    return text
  }
  return {
    read,
    write(typed) {
      text = typed
      if (typed === '') storage.remove(KEY)
      else storage.write(KEY, typed)
      for (const hear of listeners) hear()
    },
    hear(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** What was typed in this window: there after a reload, gone with the window. */
export const browserUnsentIdea: UnsentIdea = unsentIdeaIn(windowStorage)
