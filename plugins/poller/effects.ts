import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  interval,
  map,
  merge,
  type Observable,
  of,
  skip,
  switchMap,
  takeWhile,
  timeout,
  timer,
} from 'rxjs'
import type { Effect, World } from '#core/plugin.ts'
import { noteNumbering } from '#plugins/live/commands.ts'
import { liveGap } from '#plugins/live/projections.ts'
import { processComplete } from '#plugins/script/projections.ts'
import { type CallResult, STATUS } from '#schemas/api.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { decodeGame } from '#schemas/wire/game.ts'
import { type Ask, oneAtATime } from './one-at-a-time.ts'
import { readGame } from './read-game.ts'

const POLLER = { source: 'poller' } as const

const SESSION_OVER: readonly number[] = [STATUS.noSession, STATUS.sessionExpired]

type Batch = readonly EventInput[]
/** A question: about which script, the newest position held when it was sent, and what is known by now. */
type Asked = { scriptId: string; held: number; draft: () => Draft }

/** A position the server gave, else the newest one held when the question was sent. */
const versionAt = (asOf: number | null, held: number): number =>
  asOf !== null && Number.isSafeInteger(asOf) && asOf >= 0 ? asOf : held

function factsOf({ scriptId, held, draft }: Asked, result: CallResult<'readGame'>): Batch {
  if (result.ok) {
    const { game, asOf, unreadable } = decodeGame(result.data)
    const version = versionAt(asOf, held)
    return [
      { ...POLLER, type: 'script/snapshotReceived', scriptId, version, payload: { game } },
      ...noteNumbering(draft(), asOf),
      ...unreadable.map(
        (part): EventInput => ({ ...POLLER, type: 'live/partUnreadable', payload: { part } }),
      ),
    ]
  }
  if (SESSION_OVER.includes(result.status))
    return [{ ...POLLER, type: 'account/sessionExpired', payload: {} }]
  const payload = { desc: result.desc }
  if (result.status !== STATUS.missing) return [{ ...POLLER, type: 'live/pollFailed', payload }]
  return [
    { ...POLLER, type: 'live/gameMissing', payload },
    {
      ...POLLER,
      type: 'toasts/raised',
      payload: { kind: 'error', code: 'request_failed', text: result.desc },
    },
  ]
}

const BROKEN: CallResult<'readGame'> = { ok: false, status: 0, desc: '' }

/** Asks once. The answer is as of the position held when it was sent, unless the server says better. */
const ask = ({ draft, ports }: World, scriptId: string): Observable<Batch> =>
  defer(() => {
    const held = draft().live.max
    return from(readGame(ports.api, scriptId)).pipe(
      // given up, so that the next question can be asked (TO13)
      timeout({ first: LIMITS.patienceMs, scheduler: ports.clock.scheduler }),
      catchError(() => of(BROKEN)),
      map((result) => factsOf({ scriptId, held, draft }, result)),
    )
  })

/** When to ask: at once, every ten seconds until complete, after each reconnect and each retry, and while a number is missing. */
function asks(world: World): Observable<Ask> {
  const { scheduler } = world.ports.clock
  const tick$ = interval(LIMITS.pollEveryMs, scheduler).pipe(
    filter(() => !processComplete(world.draft())),
    map((): Ask => 'tick'),
  )
  const reconnected$ = world.on('live/connected').pipe(skip(1))
  const retried$ = world.on('retrying/accepted')
  const gap$ = world.draft$.pipe(
    map(liveGap),
    distinctUntilChanged(),
    switchMap((gap) => (gap ? timer(LIMITS.gapPollAfterMs, LIMITS.pollEveryMs, scheduler) : EMPTY)),
  )
  const urgent$ = merge(of(0), reconnected$, retried$, gap$).pipe(map((): Ask => 'urgent'))
  return merge(urgent$, tick$)
}

/** The script that is asked for: none without a user; signing in again asks again. */
const askedFor = ({ account, scriptId }: Draft): string | null =>
  account.user === null ? null : scriptId

/** Keeps the draft up with the server's script, with or without a live socket. */
export const pollGame: Effect = (world) =>
  world.draft$.pipe(
    map(askedFor),
    distinctUntilChanged(),
    switchMap((scriptId) =>
      scriptId === null
        ? EMPTY
        : asks(world).pipe(
            oneAtATime(() => ask(world, scriptId)),
            takeWhile(([fact]) => fact?.type !== 'live/gameMissing', true),
          ),
    ),
  )
