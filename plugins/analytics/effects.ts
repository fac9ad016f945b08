import {
  buffer,
  bufferCount,
  debounceTime,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  share,
  switchMap,
  tap,
} from 'rxjs'
import type { Effect, World } from '#plugins/kit.ts'
import { Consent } from '#schemas/analytics.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { maySend } from './projections.ts'
import { saidOf, TOLD } from './said.ts'

/** The storage key of the answer about usage events. */
const CONSENT_KEY = 'analyticsConsent'
/** Events are sent together once it has been quiet for so long. */
const QUIET_MS = 2_000
const BATCH_MAX = 20

/** What the site and the browser say, and what was answered on an earlier visit. */
export const openAnalytics: Effect = ({ ports: { analytics, storage } }) =>
  defer(() => {
    const { isSetUp, isObjected } = analytics
    const consent = Consent.safeParse(storage.read(CONSENT_KEY)).data ?? null
    return of<EventInput>({
      type: 'analytics/opened',
      source: 'user',
      payload: { isSetUp, isObjected, consent },
    })
  })

/** An answer holds until another one is given. */
export const keepConsent: Effect = ({ on, ports }) =>
  on('analytics/consentChosen').pipe(
    tap(({ payload }) => ports.storage.write(CONSENT_KEY, payload.consent)),
    ignoreElements(),
  )

/** Sends what happens from the moment it may be sent; withdrawn, what still waits is dropped (AN3, AN5). */
export const sendEvents: Effect = (world) =>
  world.draft$.pipe(
    map(maySend),
    distinctUntilChanged(),
    switchMap((may) => (may ? sending(world) : EMPTY)),
  )

function sending({ on, ports: { analytics, clock } }: World) {
  const told$ = on(...TOLD).pipe(mergeMap(saidOf), share())
  const now$ = merge(
    told$.pipe(debounceTime(QUIET_MS, clock.scheduler)),
    told$.pipe(bufferCount(BATCH_MAX)),
    analytics.leaving$,
  )
  return told$.pipe(
    buffer(now$),
    filter((batch) => batch.length > 0),
    tap((batch) => analytics.send(batch)),
    ignoreElements(),
  )
}
