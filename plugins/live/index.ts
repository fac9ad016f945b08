import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { emptyLive } from '#schemas/live.ts'
import { followScript } from './effects.ts'
import { coveredUpTo, seenAt } from './numbers.ts'

/** The live socket: whether it stands, which of the script's frames were seen, and what could not be used. */
export const live = definePlugin({
  name: 'live',
  slice: 'live',
  reduce: {
    'live/frameSeen': (slice, { payload }) => seenAt(slice, payload.seq),
    'live/rewound': ({ status, closed, numbered, attempts, poll }) => ({
      ...emptyLive(),
      ...{ status, closed, numbered, attempts, poll },
    }),
    'script/snapshotReceived': (slice, { version }) => ({
      ...(version === null ? slice : coveredUpTo(slice, version)),
      poll: 'answered',
    }),
    'script/opened': (slice, { payload }, { before }) => {
      const poll = slice.poll === 'answered' ? slice.poll : 'waiting'
      if (before.session.scriptId === payload.scriptId) return { ...slice, poll }
      const { status, closed, numbered } = slice
      return { ...emptyLive(), status, closed, numbered }
    },
    'live/connectionStarted': withImmer((slice) => {
      slice.status = 'connecting'
    }),
    'live/connected': withImmer((slice) => {
      slice.status = 'connected'
      slice.attempts = 0
      slice.closed = null
    }),
    'live/disconnected': withImmer((slice, { payload }) => {
      slice.attempts = slice.status === 'connecting' ? slice.attempts + 1 : slice.attempts
      slice.status = 'disconnected'
      slice.closed = { code: payload.code, reason: payload.reason, faulty: payload.faulty === true }
    }),
    'live/numberingSeen': withImmer((slice, { payload }) => {
      slice.numbered = payload.numbered
    }),
    'live/frameIgnored': withImmer((slice) => {
      slice.ignored += 1
    }),
    'live/frameMalformed': withImmer((slice) => {
      slice.malformed += 1
    }),
    'live/partFoundUnreadable': withImmer((slice, { payload }) => {
      if (!slice.unreadable.includes(payload.part)) slice.unreadable.push(payload.part)
    }),
    'live/placeTold': withImmer((slice, { payload }) => {
      slice.place = payload.place
    }),
    'live/pollFailed': withImmer((slice) => {
      if (slice.poll === 'waiting') slice.poll = 'failed'
    }),
    'live/gameFoundMissing': withImmer((slice) => {
      slice.poll = 'missing'
    }),
    'account/signedIn': withImmer((slice) => {
      if (slice.poll !== 'answered') slice.poll = 'waiting'
    }),
  },

  effects: [followScript],
})
