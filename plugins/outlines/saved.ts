import { z } from 'zod'
import type { Storage } from '#core/ports.ts'
import type { Draft } from '#schemas/draft.ts'
import { OutlineOption } from '#schemas/outline.ts'
import { Outlines } from '#schemas/outlines.ts'
import { Thinking } from '#schemas/thinking.ts'

/** The storage keys of the creation screen's upper half: the proposals on the table, and the chosen one. */
export const KEYS = {
  proposals: 'creationProposals',
  selected: 'selected_outline',
  index: 'outline_index',
} as const

const Saved = z.object({
  uid: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  thinking: Thinking,
  outlines: Outlines,
})
export type Saved = z.infer<typeof Saved>

const Selected = z.object({
  template_key: OutlineOption.shape.key,
  template_name: OutlineOption.shape.name,
  outline: z.string(),
})

function readJson<T>(storage: Storage, key: string, schema: z.ZodType<T>): T | null {
  const text = storage.read(key)
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    storage.remove(key)
    return null
  }
}

/** What was kept for this user; what does not fit its schema is dropped. */
export function readSaved(storage: Storage, uid: string): Saved | null {
  const saved = readJson(storage, KEYS.proposals, Saved)
  return saved?.uid === uid ? saved : null
}

/** The key of the outline chosen before, else null. */
export const readSelected = (storage: Storage): string | null =>
  readJson(storage, KEYS.selected, Selected)?.template_key ?? null

/** Keeps the proposals and the choice among them. */
export function writeSaved(storage: Storage, draft: Draft, at: number): void {
  const { thinking, outlines, account } = draft
  const saved: Saved = { uid: account.user?.uid ?? '', at, thinking, outlines }
  storage.write(KEYS.proposals, JSON.stringify(saved))
  const place = outlines.options.findIndex(({ key }) => key === outlines.chosenKey)
  const option = outlines.options[place]
  if (option === undefined) {
    storage.remove(KEYS.selected)
    storage.remove(KEYS.index)
    return
  }
  const selected: z.infer<typeof Selected> = {
    template_key: option.key,
    template_name: option.name,
    outline: outlines.edited[option.key] ?? option.text,
  }
  storage.write(KEYS.selected, JSON.stringify(selected))
  storage.write(KEYS.index, String(place))
}

export function forgetSaved(storage: Storage): void {
  for (const key of Object.values(KEYS)) storage.remove(key)
}
