import { liesIn } from '#core/game/addresses.ts'
import { definePlugin } from '#plugins/kit.ts'
import type { EventOf } from '#schemas/events/index.ts'
import type { Unseen } from '#schemas/unseen.ts'
import { keepUnseen, restoreUnseen } from './effects.ts'

/** More places than anybody looks at one by one. */
const MOST_PLACES = 500
/** The answer to a call and the frame of its version come close together, in either order. */
const MOST_OWN = 20

/** This window made a version itself: what it changed is known to whoever sits here. */
const made = (slice: Unseen, version: number): Unseen => ({
  ...slice,
  own: [...slice.own, version].slice(-MOST_OWN),
  places: slice.places.filter((place) => place.version !== version),
})

function changed(slice: Unseen, event: EventOf<'updates/finished'>): Unseen {
  const { source, version: told, payload } = event
  const isNews = source === 'socket' && slice.since !== null && told !== null && told > slice.since
  if (!isNews) return slice
  const { scriptVersion: version, revision } = payload
  const next = { ...slice, since: told }
  if (revision === undefined) return next
  const others = slice.places.filter(({ address }) => !revision.changed.includes(address))
  // whoever changes a place knows it
  if (slice.own.includes(version)) return { ...next, places: others }
  const places = revision.changed.map((address) => ({ address, version }))
  return { ...next, places: [...others, ...places].slice(-MOST_PLACES) }
}

/** What somebody else changed in the open game, until it was seen. */
export const unseen = definePlugin({
  name: 'unseen',
  slice: 'unseen',
  reduce: {
    'script/snapshotReceived': (slice, { version }) =>
      slice.since === null && version !== null ? { ...slice, since: version } : slice,
    'updates/finished': changed,
    'revising/saved': (slice, { payload }) => made(slice, payload.version),
    'deciding/accepted': (slice, { payload }) => made(slice, payload.version),
    'arranging/done': (slice, { payload }) => made(slice, payload.version),
    'regenerating/told': (slice, { payload }) => made(slice, payload.version),
    'history/stepped': (slice, { payload }) => made(slice, payload.version),
    'unseen/seen': (slice, { payload: { addresses } }) => ({
      ...slice,
      places: slice.places.filter(
        ({ address }) => !addresses.some((seen) => liesIn(seen, address)),
      ),
    }),
    'unseen/restored': (slice, { payload: { places } }) => ({ ...slice, places }),
  },
  effects: [restoreUnseen, keepUnseen],
})
