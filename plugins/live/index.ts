import { definePlugin } from '#core/plugin.ts'
import { emptyLive } from '#schemas/live.ts'
import { followScript } from './effects.ts'
import { coveredUpTo, seenAt } from './numbers.ts'

/** The live socket: whether it stands, which of the script's frames were seen, and what could not be used. */
export const live = definePlugin({
  name: 'live',
  slice: 'live',
  write: {
    'live/frameSeen': (slice, { payload }) => seenAt(slice, payload.seq),
    'live/rewound': ({ status, closed, numbered, attempts, poll }) => ({
      ...emptyLive(),
      ...{ status, closed, numbered, attempts, poll },
    }),
    'script/snapshotReceived': (slice, { version }) => ({
      ...(version === null ? slice : coveredUpTo(slice, version)),
      poll: 'answered',
    }),
    'script/opened': (slice, { payload }, before) => {
      const poll = slice.poll === 'answered' ? slice.poll : 'waiting'
      if (before.scriptId === payload.scriptId) return { ...slice, poll }
      const { status, closed, numbered } = slice
      return { ...emptyLive(), status, closed, numbered }
    },
  },
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
      slice.closed = { code: payload.code, reason: payload.reason, faulty: payload.faulty === true }
    },
    'live/numbering': (slice, { payload }) => {
      slice.numbered = payload.numbered
    },
    'live/frameIgnored': (slice) => {
      slice.ignored += 1
    },
    'live/frameMalformed': (slice) => {
      slice.malformed += 1
    },
    'live/partUnreadable': (slice, { payload }) => {
      if (!slice.unreadable.includes(payload.part)) slice.unreadable.push(payload.part)
    },
    'live/placeTold': (slice, { payload }) => {
      slice.place = payload.place
    },
    'live/pollFailed': (slice) => {
      if (slice.poll === 'waiting') slice.poll = 'failed'
    },
    'live/gameMissing': (slice) => {
      slice.poll = 'missing'
    },
    'account/signedIn': (slice) => {
      if (slice.poll !== 'answered') slice.poll = 'waiting'
    },
  },
  effects: [followScript],
})
