import { z } from 'zod'
import { OutlineOption } from './outline.ts'

/** A request of the outline stream that had no end yet when it was last heard of, as the browser keeps it. */
export const RunningRequest = z.object({
  uid: z.string(),
  requestId: z.string().min(1),
  forIdea: z.string(),
  forLanguage: z.string(),
  /** Epoch milliseconds of its last sign of life. */
  at: z.number(),
})
export type RunningRequest = z.infer<typeof RunningRequest>

/** The chosen outline under the storage key `selected_outline`. The names are the wire's: the key is public. */
export const SelectedOutline = z.object({
  template_key: OutlineOption.shape.key,
  template_name: OutlineOption.shape.name,
  outline: z.string(),
})
export type SelectedOutline = z.infer<typeof SelectedOutline>

/** The last reasoning that came to its end, with the idea and the user it belongs to. */
export const CachedMarkdown = z.object({ uid: z.string(), idea: z.string(), markdown: z.string() })
export type CachedMarkdown = z.infer<typeof CachedMarkdown>

type Reader<T> = { parse(value: unknown): T }

/** A kept JSON text as the thing it should be; null when there is none, or it does not fit. */
export function readKept<T>(text: string | null, schema: Reader<T>): T | null {
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
