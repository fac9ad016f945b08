import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'

/** What is newly known of the server's numbering, once one more frame or answer came with a number or without. */
export function noteNumbering({ live }: Draft, position: number | null): readonly EventInput[] {
  const numbered = position !== null
  // what was numbered once is numbered
  if (live.numbered === true || live.numbered === numbered) return []
  return [{ type: 'live/numbering', source: 'server', payload: { numbered } }]
}
