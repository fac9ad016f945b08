import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { Live } from '#schemas/live.ts'
import type { DecodedFrame } from '#schemas/wire/frame.ts'
import { noteNumbering } from './commands.ts'

const SOCKET = { source: 'socket' } as const
const seen = (seq: number): EventInput => ({ ...SOCKET, type: 'live/frameSeen', payload: { seq } })

/** What frames are numbered by: the largest number so far, and whether the server numbers them itself. */
type Numbering = Pick<Live, 'max' | 'numbered'>

/**
 * What frames mean for the open script, as one batch: the same as if each had been folded before the next one came.
 * A server that does not number its frames is counted on arrival. Frames of other scripts mean nothing here.
 */
export function factsOfFrames(draft: Draft, frames: readonly DecodedFrame[]): EventInput[] {
  const { scriptId } = draft.session
  let { max, numbered }: Numbering = draft.session.live
  return frames.flatMap((frame) => {
    if (frame.kind !== 'malformed' && frame.scriptId !== scriptId) return []
    const facts = factsOfFrame({ max, numbered }, frame)
    for (const fact of facts) {
      if (fact.type === 'live/frameSeen') max = Math.max(max, fact.payload.seq)
      if (fact.type === 'live/numberingSeen') numbered = fact.payload.numbered
    }
    return facts
  })
}

function factsOfFrame({ max, numbered }: Numbering, frame: DecodedFrame): EventInput[] {
  if (frame.kind === 'malformed') return [{ ...SOCKET, type: 'live/frameMalformed', payload: {} }]
  if (frame.kind === 'reset') return [{ ...SOCKET, type: 'live/resetTold', payload: {} }]
  // neither numbered nor counted: a fact will tell the scene whole
  if (frame.kind === 'part')
    return [{ ...SOCKET, type: 'manuscript/partReceived', payload: frame.part }]
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
    const unreadable: EventInput = {
      ...SOCKET,
      type: 'live/partFoundUnreadable',
      payload: { part },
    }
    return frame.seq === null ? [unreadable] : [seen(frame.seq), unreadable]
  }
  const version = frame.seq ?? max + 1
  const { scriptId } = frame
  return [
    seen(version),
    ...noteNumbering({ numbered }, frame.seq),
    ...frame.facts.map((fact): EventInput => ({ ...fact, ...SOCKET, scriptId, version })),
  ]
}
