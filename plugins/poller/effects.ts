import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  type Observable,
  of,
  skip,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs'
import type { Effect, World } from '#plugins/kit.ts'
import { noteNumbering, notePlace } from '#plugins/live/commands.ts'
import { liveGap } from '#plugins/live/projections.ts'
import { processComplete } from '#plugins/script/projections.ts'
import { type CallResult, isSessionLost, STATUS } from '#schemas/api.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { Publication } from '#schemas/library.ts'
import { LIMITS } from '#schemas/limits.ts'
import { decodeGame } from '#schemas/wire/game.ts'
import { type Ask, oneAtATime } from './one-at-a-time.ts'
import { askForGame } from './read-game.ts'

const POLLER = { source: 'poller' } as const

type Batch = readonly EventInput[]
/** What the server's own positions tell of its log: the newest answered, and whether it knew of none. */
type Positions = { newest: number; isReset: boolean }
/** A question: about which script, the newest position held when it was sent, and what is known by now. */
type Asked = {
  /** Where the publication stood when it was sent. */
  publishing: Draft['session']['publishing']
  scriptId: string
  held: number
  isRewound: (asOf: number) => boolean
  draft: () => Draft
}

/** A position the server gave, else the newest one held when the question was sent. */
const versionAt = (asOf: number | null, held: number): number =>
  asOf !== null && Number.isSafeInteger(asOf) && asOf >= 0 ? asOf : held

function factsOf(asked: Asked, result: CallResult<'readGame'>): Batch {
  const { scriptId, held, draft } = asked
  if (result.ok) {
    const { game, asOf, place, publication, unreadable } = decodeGame(result.data)
    const version = versionAt(asOf, held)
    const rewound: EventInput = { ...POLLER, type: 'live/rewound', payload: {} }
    return [
      ...(asOf !== null && asked.isRewound(asOf) ? [rewound] : []),
      { ...POLLER, type: 'script/snapshotReceived', scriptId, version, payload: { game } },
      ...noteNumbering(draft().session.live, asOf),
      ...notePlace(draft(), place),
      ...notePublication(asked, publication, asOf ?? 0),
      ...unreadable.map(
        (part): EventInput => ({ ...POLLER, type: 'live/partFoundUnreadable', payload: { part } }),
      ),
    ]
  }
  if (isSessionLost(result.status))
    return [{ ...POLLER, type: 'account/sessionExpired', payload: {} }]
  const payload = { desc: result.desc }
  if (result.status !== STATUS.missing) return [{ ...POLLER, type: 'live/pollFailed', payload }]
  return [
    { ...POLLER, type: 'live/gameFoundMissing', payload },
    {
      ...POLLER,
      type: 'toasts/raised',
      payload: { kind: 'error', code: 'request_failed', text: result.desc },
    },
  ]
}

/** Where the game is played, if that is news; not where something was done about it since the question was sent. */
function notePublication(
  { publishing, draft }: Asked,
  publication: Publication | null | undefined,
  asOf: number,
): Batch {
  const now = draft().session.publishing
  if (publication === undefined || now !== publishing) return []
  const isKnown =
    now.wasOut &&
    now.gameId === (publication?.gameId ?? null) &&
    now.version === (publication?.version ?? null)
  return isKnown ? [] : [{ ...POLLER, type: 'publishing/told', payload: { publication, asOf } }]
}

/** Asks once. The answer is as of the position held when it was sent, unless the server says better. */
const ask = ({ draft, ports }: World, scriptId: string, positions: Positions): Observable<Batch> =>
  defer(() => {
    const { live, publishing } = draft().session
    const held = live.max
    const { newest, isReset } = positions
    // a log only grows: one that ends earlier than it was answered, or told, to end is another one (LM8)
    const isRewound = (asOf: number): boolean => {
      const rewound = asOf < newest || (isReset && asOf < held)
      positions.newest = asOf
      // told since the question was asked, it is the next answer's
      if (isReset) positions.isReset = false
      return rewound
    }
    // an answer that is late is given up, so that the next question can be asked (TO13)
    return askForGame(ports, scriptId).pipe(
      map((result) => factsOf({ scriptId, publishing, held, isRewound, draft }, result)),
    )
  })

/**
 * When to ask: at once, every ten seconds until complete, after each reconnect, each retry, for an edit and each step that
 * the live connection does not tell, and while a number is missing.
 */
function asks(world: World, positions: Positions): Observable<Ask> {
  const { scheduler } = world.ports.clock
  const tick$ = interval(LIMITS.pollEveryMs, scheduler).pipe(
    filter(() => !processComplete(world.draft())),
    map((): Ask => 'tick'),
  )
  const reconnected$ = world.on('live/connected').pipe(skip(1))
  const asked$ = world.on('retrying/accepted', 'revising/newestWanted')
  const stepped$ = world.on('history/stepped', 'regenerating/told').pipe(
    switchMap(() => timer(isLive(world.draft()) ? LIMITS.gapPollAfterMs : 0, scheduler)),
    filter(() => awaitsStep(world.draft())),
  )
  const reset$ = world.on('live/resetTold').pipe(
    tap(() => {
      positions.isReset = true
    }),
  )
  // what was told while the answer came was not taken in
  const rewound$ = world.on('live/rewound')
  const gap$ = world.draft$.pipe(
    map(liveGap),
    distinctUntilChanged(),
    switchMap((gap) => (gap ? timer(LIMITS.gapPollAfterMs, LIMITS.pollEveryMs, scheduler) : EMPTY)),
  )
  const urgent$ = merge(of(0), reconnected$, asked$, stepped$, reset$, rewound$, gap$).pipe(
    map((): Ask => 'urgent'),
  )
  return merge(urgent$, tick$)
}

/** The script that is asked for: none without a user; signing in again asks again. */
const askedFor = ({ session: { account, scriptId } }: Draft): string | null =>
  account.user === null ? null : scriptId

const isLive = ({ session }: Draft): boolean => session.live.status === 'connected'

/** A step was made that the game has not come to. */
const awaitsStep = ({ script: { script }, session }: Draft): boolean =>
  Math.max(session.history.reached, session.regenerating.reached) > script.scriptVersion.value

/** Keeps the draft up with the server's script, with or without a live socket. */
export const pollGame: Effect = (world) =>
  world.draft$.pipe(
    map(askedFor),
    distinctUntilChanged(),
    switchMap((scriptId) => {
      if (scriptId === null) return EMPTY
      const positions: Positions = { newest: -1, isReset: false }
      return asks(world, positions).pipe(
        oneAtATime(() => ask(world, scriptId, positions)),
        takeWhile(([fact]) => fact?.type !== 'live/gameFoundMissing', true),
      )
    }),
  )
