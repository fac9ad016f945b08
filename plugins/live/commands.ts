import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { Live } from '#schemas/live.ts'

/** Where the open game stands in line now, if that is news. */
export const notePlace = ({ session: { live } }: Draft, place: number): readonly EventInput[] =>
  live.place === place ? [] : [{ type: 'live/placeTold', source: 'poller', payload: { place } }]

/** What is newly known of the server's numbering, once one more frame or answer came with a number or without. */
export function noteNumbering(
  live: Pick<Live, 'numbered'>,
  position: number | null,
): readonly EventInput[] {
  const numbered = position !== null
  // what was numbered once is numbered
  if (live.numbered === true || live.numbered === numbered) return []
  return [{ type: 'live/numberingSeen', source: 'server', payload: { numbered } }]
}
