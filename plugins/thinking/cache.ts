import { z } from 'zod'
import type { Storage } from '#core/ports.ts'
import type { Thinking } from '#schemas/thinking.ts'

/** The last reasoning that came to its end, with the idea and the user it belongs to. */
export const MARKDOWN_KEY = 'lastGeneratedMarkdown'

const Cached = z.object({ uid: z.string(), idea: z.string(), markdown: z.string() })

export function keepMarkdown(storage: Storage, uid: string, { forIdea, text }: Thinking): void {
  if (text !== '')
    storage.write(MARKDOWN_KEY, JSON.stringify({ uid, idea: forIdea, markdown: text }))
}

/** The kept reasoning about this very idea, else empty: it is never shown for another (C23). */
export function cachedMarkdown(storage: Storage, uid: string, idea: string): string {
  try {
    const cached = Cached.parse(JSON.parse(storage.read(MARKDOWN_KEY) ?? 'null'))
    return cached.uid === uid && cached.idea === idea ? cached.markdown : ''
  } catch {
    return ''
  }
}
