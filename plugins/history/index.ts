import { definePlugin } from '#plugins/kit.ts'
import { STATUS } from '#schemas/api.ts'
import type { EventOf } from '#schemas/events/index.ts'
import type { GameVersion, History } from '#schemas/history.ts'
import { followGame, makeStep, readVersions } from './effects.ts'
import { makeFork } from './fork-effect.ts'
import { readLook } from './look-effects.ts'
import { stepFromMessage } from './message-effect.ts'
import { followWriters, writersAfter } from './writers.ts'

/** The versions of the open game, and the steps back and forth between them. */
export const history = definePlugin({
  name: 'history',
  slice: 'history',
  reduce: {
    'history/requested': (slice) => ({ ...slice, status: 'reading' }),
    'history/received': (slice, { payload }) => ({ ...slice, ...joined(slice, payload) }),
    'history/failed': (slice, { payload: { status, desc } }) => ({
      ...slice,
      // a server that keeps the specification alone has no such call: it is missing, and no words say of what
      status: status === STATUS.missing && desc === '' ? 'missing' : 'failed',
    }),
    'history/stepRequested': (slice, { payload }) => ({ ...slice, step: payload.way }),
    'history/restoreRequested': (slice) => ({ ...slice, step: 'restore' }),
    'history/stepped': (slice, { payload }) => ({
      ...slice,
      step: null,
      reached: payload.version,
    }),
    'history/stepFailed': (slice) => ({ ...slice, step: null }),
    'history/lookStarted': (slice, { payload: look }) => ({
      ...slice,
      looked: { look, status: 'reading', desc: '', game: null, comparison: null },
    }),
    'history/versionRead': (slice, { payload: { game } }) =>
      looking(slice, { status: 'read', game }),
    'history/compared': (slice, { payload: comparison }) =>
      looking(slice, { status: 'read', comparison }),
    'history/lookFailed': (slice, { payload: { desc } }) =>
      looking(slice, { status: 'failed', desc }),
    'history/writersReceived': (slice, { payload: { version, writers } }) => {
      const byAddress = Object.fromEntries(writers.map(({ address, author }) => [address, author]))
      return { ...slice, writers: { version, byAddress } }
    },
    'history/forkRequested': (slice, { payload: { version, idempotencyKey: key } }) => ({
      ...slice,
      fork: { version, status: 'making', scriptId: null, key },
    }),
    'history/forked': (slice, { payload: { scriptId } }) =>
      forking(slice, { status: 'made', scriptId }),
    'history/forkFailed': (slice) => forking(slice, { status: 'failed' }),
    'history/lookEnded': (slice) => ({ ...slice, looked: null }),
    'updates/finished': (slice, event) => {
      const version = toldBy(event)
      const isNext = version !== null && slice.versions[0]?.version === version.version - 1
      const writers = writersAfter(slice.writers, event.payload)
      return isNext
        ? { ...slice, writers, versions: [version, ...slice.versions] }
        : { ...slice, writers }
    },
  },
  effects: [readVersions, makeStep, stepFromMessage, followGame, readLook, makeFork, followWriters],
})

/** What came of what is looked at; nothing where nobody looks at it any more. */
const looking = (slice: History, change: Partial<NonNullable<History['looked']>>): History =>
  slice.looked === null ? slice : { ...slice, looked: { ...slice.looked, ...change } }

/** What came of a version that is to become a game; nothing where nobody asked for it. */
const forking = (slice: History, change: Partial<NonNullable<History['fork']>>): History =>
  slice.fork === null ? slice : { ...slice, fork: { ...slice.fork, ...change } }

/** A page among the versions that are read; those of a list that nothing joins to it are read again. */
function joined(
  { versions, isLast }: History,
  page: EventOf<'history/received'>['payload'],
): Pick<History, 'status' | 'versions' | 'isLast'> {
  const status = 'read'
  const oldest = page.versions.at(-1)?.version ?? 0
  if (page.before !== null) {
    const newer = versions.filter(({ version }) => version > (page.versions[0]?.version ?? -1))
    return { status, versions: [...newer, ...page.versions], isLast: page.isLast }
  }
  const older = versions.filter(({ version }) => version < oldest)
  const meets = (versions[0]?.version ?? -1) >= oldest - 1 && older.length > 0
  return meets
    ? { status, versions: [...page.versions, ...older], isLast }
    : { status, versions: page.versions, isLast: page.isLast }
}

/** The version a revision made, as the live connection tells it; null where it does not say what it was. */
function toldBy({ at, payload }: EventOf<'updates/finished'>): GameVersion | null {
  if (payload.revision === undefined) return null
  const { author, label, made, undoes, redoes, restores, regenerates } = payload.revision
  return {
    version: payload.scriptVersion,
    at: new Date(at).toISOString(),
    author,
    label,
    updated: payload.updated,
    ...(made === undefined ? {} : { made }),
    ...(undoes === undefined ? {} : { undoes }),
    ...(redoes === undefined ? {} : { redoes }),
    ...(restores === undefined ? {} : { restores }),
    ...(regenerates === undefined ? {} : { regenerates }),
  }
}
