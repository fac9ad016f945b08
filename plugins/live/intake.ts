import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import { noteNumbering } from './commands.ts'

const SOCKET = { source: 'socket' } as const
const seen = (seq: number): EventInput => ({ ...SOCKET, type: 'live/frameSeen', payload: { seq } })

/**
 * What one raw frame means for the open script, as one batch. A server that does not number its frames is
 * counted on arrival. Frames of other scripts mean nothing here. Never throws, whatever came.
 */
export function factsOfFrame(draft: Draft, data: unknown): readonly EventInput[] {
  const frame = decodeFrame(data)
  if (frame.kind === 'malformed') return [{ ...SOCKET, type: 'live/frameMalformed', payload: {} }]
  if (frame.scriptId !== draft.session.scriptId) return []
  if (frame.kind === 'reset') return [{ ...SOCKET, type: 'live/resetTold', payload: {} }]
  if (frame.kind === 'ignored') {
    const ignored: EventInput = {
      ...SOCKET,
      type: 'live/frameIgnored',
      payload: { key: frame.key },
    }
    return frame.seq === null ? [ignored] : [seen(frame.seq), ignored]
  }
  if (frame.kind === 'unreadable') {
    const { part } = frame
    const unreadable: EventInput = { ...SOCKET, type: 'live/partUnreadable', payload: { part } }
    return frame.seq === null ? [unreadable] : [seen(frame.seq), unreadable]
  }
  const version = frame.seq ?? draft.session.live.max + 1
  const { scriptId } = frame
  return [
    seen(version),
    ...noteNumbering(draft, frame.seq),
    ...frame.facts.map((fact): EventInput => ({ ...fact, ...SOCKET, scriptId, version })),
  ]
}
