import {
  catchError,
  concat,
  connect,
  defer,
  distinctUntilChanged,
  EMPTY,
  endWith,
  filter,
  interval,
  map,
  merge,
  type Observable,
  of,
  pairwise,
  race,
  repeat,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  takeWhile,
  tap,
  timeout,
  timer,
} from 'rxjs'
import type { Effect, World } from '#plugins/kit.ts'
import type { SocketSignal } from '#plugins/ports/live-socket.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { LEFT } from '#schemas/live.ts'
import { type Backoff, createBackoff } from './backoff.ts'
import { AUTH_CLOSES, disconnected, type HeardFacts, hear, SERVER_ENDS } from './hearing.ts'

/** Whom to follow where. */
type Target = { uid: string; token: string; scriptId: string }

/** A connection that answered a ping once is dead when it answers none for this long. */
const SILENT_AFTER_MS = 2.5 * LIMITS.pingEveryMs
const SILENT: SocketSignal = { kind: 'closed', code: 4000, reason: 'silent' }
/** A connection that is not made by then is tried anew (TO13). */
const OPENED_BY_MS = 15_000
const LOST: SocketSignal = { kind: 'closed', code: 1006, reason: '' }
const closedBy = (cause: unknown): SocketSignal => ({ ...LOST, reason: String(cause) })
const connecting: EventInput = { type: 'live/connectionStarted', source: 'socket', payload: {} }

function targetOf(
  { credentials }: World['ports'],
  { session: { account, scriptId } }: Draft,
): Target | null {
  if (account.user === null || scriptId === null) return null
  const { uid } = account.user
  const token = credentials.tokenOf(uid)
  return token === null ? null : { uid, token, scriptId }
}
const sameTarget = (a: Target | null, b: Target | null): boolean =>
  a?.uid === b?.uid && a?.token === b?.token && a?.scriptId === b?.scriptId

/**
 * What a connection asks for beyond the specification's address. A server that numbers nothing is asked for
 * nothing; one of which nothing was heard is asked every other time, should it not know the question.
 */
function askedFrom({ head, numbered, attempts }: Draft['session']['live'], { scriptId }: Target) {
  const isBare = numbered === false || (numbered === null && attempts % 2 === 1)
  return isBare ? { scriptId: null, since: null } : { scriptId, since: head > 0 ? head : null }
}

/** What one connection says, ended by its close; a connection that fell silent counts as closed. */
function signalsOf(world: World, target: Target): Observable<SocketSignal> {
  const { clock, socket } = world.ports
  const asked = askedFrom(world.draft().session.live, target)
  const ping$ = interval(LIMITS.pingEveryMs, clock.scheduler).pipe(map(() => 'ping'))
  const silence = (signals$: Observable<SocketSignal>) =>
    signals$.pipe(
      filter((signal) => signal.kind === 'frame' && signal.data === 'pong'),
      switchMap(() => timer(SILENT_AFTER_MS, clock.scheduler)),
      map(() => SILENT),
    )
  return socket.connect({ ...target, ...asked }, ping$).pipe(
    catchError((cause: unknown) => of(closedBy(cause))),
    endWith(LOST),
    timeout({ first: OPENED_BY_MS, with: () => of(LOST), scheduler: clock.scheduler }),
    connect((signals$) => merge(silence(signals$), signals$)),
    takeWhile(({ kind }) => kind !== 'closed', true),
  )
}

/** A first answer that is this late is not waited for any longer. */
const FIRST_ANSWER_MS = 1_000

const timerOrNow = (ms: number, scheduler: SchedulerLike): Observable<unknown> =>
  ms === 0 ? of(0) : timer(ms, scheduler)

/** What the first poll came to: the socket then goes on where its answer ends, and nothing is told twice or missed. */
const knownPoll = ({ draft$, ports }: World): Observable<Draft['session']['live']['poll']> =>
  race(
    draft$.pipe(
      map(({ session: { live } }) => live.poll),
      filter((poll) => poll !== 'waiting'),
    ),
    timer(FIRST_ANSWER_MS, ports.clock.scheduler).pipe(map(() => 'waiting' as const)),
  ).pipe(take(1))

/** A poll that failed and one that is answered after it: whatever was between here and the server is gone (LV25). */
const wayIsFree = (world: World): Observable<unknown> =>
  world.on('live/pollFailed').pipe(
    take(1),
    switchMap(() => world.on('script/snapshotReceived')),
    take(1),
  )

/**
 * Connects again and again, with longer and longer pauses, until the session itself is refused. A server that says that
 * it ends is followed by another one at once, unless nothing was heard since it was so the last time.
 */
function follow(world: World, target: Target, delayMs: number): Observable<HeardFacts> {
  const { scheduler } = world.ports.clock
  const backoff: Backoff = createBackoff(() => world.ports.ids.next())
  let refused = false
  let isNextThere = false
  let wentAtOnce = false
  const once$ = defer(() =>
    concat(
      of([connecting]),
      signalsOf(world, target).pipe(
        tap((signal) => {
          if (signal.kind === 'frame') {
            backoff.reset()
            wentAtOnce = false
          }
          if (signal.kind !== 'closed') return
          refused = AUTH_CLOSES.includes(signal.code)
          isNextThere = signal.code === SERVER_ENDS && !wentAtOnce
        }),
        hear(world),
      ),
    ),
  )
  const again$ = once$.pipe(
    repeat({
      delay: () => {
        if (refused) return EMPTY
        wentAtOnce ||= isNextThere
        const pauseMs = isNextThere ? 0 : backoff.nextMs()
        return race(timer(pauseMs, scheduler), wayIsFree(world)).pipe(take(1))
      },
    }),
  )
  return timerOrNow(delayMs, scheduler).pipe(
    switchMap(() => knownPoll(world)),
    switchMap((poll) => (poll === 'missing' ? EMPTY : again$)),
  )
}

/** Nobody to follow: what stood is closed by unsubscribing, and said. */
const rest = (world: World): Observable<HeardFacts> =>
  defer(() =>
    world.draft().session.live.status === 'disconnected' ? EMPTY : of([disconnected(LEFT, '')]),
  )

/** What stands open, and who follows it. */
type Situation = { scriptId: string | null; target: Target | null }
const situationOf = (ports: World['ports'], draft: Draft): Situation => ({
  scriptId: draft.session.scriptId,
  target: targetOf(ports, draft),
})
const sameSituation = (a: Situation, b: Situation): boolean =>
  a.scriptId === b.scriptId && sameTarget(a.target, b.target)

/** Signing in while a script is open waits before it connects; opening one does not. */
const delayOf = (before: Situation, { target, scriptId }: Situation): number =>
  target !== null && before.target === null && before.scriptId === scriptId
    ? LIMITS.reconnectAfterLoginMs
    : 0

/** Follows the open script while somebody is signed in; what comes of it within one frame of the screen is one batch. */
export const followScript: Effect = (world) =>
  world.draft$.pipe(
    map((draft) => situationOf(world.ports, draft)),
    distinctUntilChanged(sameSituation),
    startWith<Situation>({ scriptId: null, target: null }),
    pairwise(),
    switchMap(([before, now]) =>
      now.target === null ? rest(world) : follow(world, now.target, delayOf(before, now)),
    ),
    filter((batch) => batch.length > 0),
  )
