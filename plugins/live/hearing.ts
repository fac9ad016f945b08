import { filter, map, type OperatorFunction, pipe } from 'rxjs'
import { gather } from '#core/engine/gather.ts'
import type { World } from '#plugins/kit.ts'
import type { SocketSignal } from '#plugins/ports/live-socket.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { type DecodedFrame, decodeFrame } from '#schemas/wire/frame.ts'
import { factsOfFrames } from './intake.ts'

export type HeardFacts = readonly EventInput[]

/** The server ends, and another one may be there at once. */
export const SERVER_ENDS = 1001
/** Close codes that say: not with this session. */
export const AUTH_CLOSES: readonly number[] = [4401, 4403]

const connected: EventInput = { type: 'live/connected', source: 'socket', payload: {} }
const expired: EventInput = { type: 'account/sessionExpired', source: 'socket', payload: {} }

/** The fact of a connection that ended. */
export const disconnected = (code: number, reason: string, faulty = false): EventInput => ({
  type: 'live/disconnected',
  source: 'socket',
  payload: { code, reason, ...(faulty && { faulty }) },
})

/** A signal with its frame read: that is done as each comes, so that little is left for when they are folded. */
type Heard =
  | Exclude<SocketSignal, { kind: 'frame' }>
  | { kind: 'frame'; frame: DecodedFrame; at: number }

/** So many frames between two paints are a flood: a game is caught up with, and nobody reads as fast as that. */
const FLOOD = 64
/** So long a flood is gathered before it is shown: two or three paints that would have been gone at once. */
const FLOOD_MS = 28

const isPong = (signal: SocketSignal): boolean => signal.kind === 'frame' && signal.data === 'pong'
const heardOf = (signal: SocketSignal, at: number): Heard =>
  signal.kind === 'frame' ? { kind: 'frame', frame: decodeFrame(signal.data), at } : signal

function isYoungFlood(held: readonly Heard[], now: number): boolean {
  const [first] = held
  if (first?.kind !== 'frame' || held.length < FLOOD) return false
  // a clock may be set back: then nothing waits
  return now >= first.at && now - first.at < FLOOD_MS
}

function factsOf(draft: Draft, heard: readonly Heard[]): HeardFacts {
  const frames: DecodedFrame[] = []
  for (const one of heard) {
    if (one.kind === 'opened') return [connected]
    if (one.kind === 'closed') {
      const closed = disconnected(one.code, one.reason, one.faulty)
      return AUTH_CLOSES.includes(one.code) ? [closed, expired] : [closed]
    }
    frames.push(one.frame)
  }
  return factsOfFrames(draft, frames)
}

/** What a connection says as facts: all frames within one frame of the screen, or some of it in a flood, are one batch (LV27, LV33), all else one by itself. */
export const hear = ({
  draft,
  ports,
  deciding$,
}: World): OperatorFunction<SocketSignal, HeardFacts> =>
  pipe(
    filter((signal) => !isPong(signal)),
    map((signal) => heardOf(signal, ports.clock.now())),
    gather({
      waits: ({ kind }) => kind === 'frame',
      later: ports.frames,
      mayWait: (held) => isYoungFlood(held, ports.clock.now()),
      hurry$: deciding$,
    }),
    map((heard) => factsOf(draft(), heard)),
  )
