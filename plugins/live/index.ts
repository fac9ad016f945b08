import { definePlugin } from '#core/plugin.ts'
import { emptyLive } from '#schemas/live.ts'
import { followScript } from './effects.ts'
import { coveredUpTo, seenAt } from './numbers.ts'

/** The live socket: whether it stands, which of the script's frames were seen, and what could not be used. */
export const live = definePlugin({
  name: 'live',
  slice: 'live',
  on: {
    'live/connecting': (slice) => {
      slice.status = 'connecting'
    },
    'live/connected': (slice) => {
      slice.status = 'connected'
      slice.attempts = 0
      slice.closed = null
    },
    'live/disconnected': (slice, { payload }) => {
      slice.attempts = slice.status === 'connecting' ? slice.attempts + 1 : slice.attempts
      slice.status = 'disconnected'
      slice.closed = payload
    },
    'live/frameSeen': (slice, { payload }) => seenAt(slice, payload.seq),
    'live/frameIgnored': (slice) => {
      slice.ignored += 1
    },
    'live/frameMalformed': (slice) => {
      slice.malformed += 1
    },
    'live/pollFailed': (slice) => {
      if (slice.poll === 'waiting') slice.poll = 'failed'
    },
    'live/gameMissing': (slice) => {
      slice.poll = 'missing'
    },
    'script/snapshotReceived': (slice, event) => {
      slice.poll = 'answered'
      return event.version === null ? undefined : coveredUpTo(slice, event.version)
    },
    'script/opened': (slice, { payload }, before) => {
      if (before.scriptId === payload.scriptId) {
        if (slice.poll !== 'answered') slice.poll = 'waiting'
        return undefined
      }
      return { ...emptyLive(), status: slice.status, closed: slice.closed }
    },
    'account/signedIn': (slice) => {
      if (slice.poll !== 'answered') slice.poll = 'waiting'
    },
  },
  effects: [followScript],
})
