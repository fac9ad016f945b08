import type { Storage } from '#plugins/ports/storage.ts'
import { CachedMarkdown, readKept } from '#schemas/kept-creation.ts'
import type { Thinking } from '#schemas/thinking.ts'

/** The storage key of the last reasoning that came to its end. */
export const MARKDOWN_KEY = 'lastGeneratedMarkdown'

export function keepMarkdown(storage: Storage, uid: string, { forIdea, text }: Thinking): void {
  if (text === '') return
  const cached: CachedMarkdown = { uid, idea: forIdea, markdown: text }
  storage.write(MARKDOWN_KEY, JSON.stringify(cached))
}

/** The kept reasoning about this very idea, else empty: it is never shown for another. */
export function cachedMarkdown(storage: Storage, uid: string, idea: string): string {
  const cached = readKept(storage.read(MARKDOWN_KEY), CachedMarkdown)
  return cached?.uid === uid && cached.idea === idea ? cached.markdown : ''
}
