import {
  concat,
  concatMap,
  defer,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs'
import { arranged } from '#core/game/arrange.ts'
import type { Effect, World } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import { shownSoon, withNewest } from '#plugins/ports/newest-game.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { type CallRequest, isSessionLost, STATUS } from '#schemas/api.ts'
import type { PartArranged, SentArrangement } from '#schemas/arranging.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { changesBetween } from '#schemas/wire/changes.ts'
import { partOf } from './projections.ts'

/** How often it is made anew of what another client made meanwhile. */
const REBASES = 3
const SERVER = { source: 'server' } as const

/** Sends one after another, in the order they were asked for; what met no network waits and is sent once it is back. */
export const sendParts: Effect = (world) => {
  const { on, draft, ports } = world
  const asked$ = on('arranging/asked').pipe(map(({ payload }) => payload.id))
  const later$ = on('arranging/unanswered').pipe(
    switchMap(() => timer(LIMITS.pollEveryMs, ports.clock.scheduler)),
  )
  const back$ = merge(
    on('live/connected', 'script/snapshotReceived', 'account/signedIn'),
    later$,
  ).pipe(concatMap(() => from(waitingIn(draft()))))
  return merge(asked$, back$).pipe(
    concatMap((id) =>
      defer(() => {
        const part = partOf(draft(), id)
        if (part?.status !== 'queued' && part?.status !== 'waiting') return EMPTY
        // what nobody answered may have been done: it is asked for once more as it was
        return part.sent === null
          ? make(world, part, REBASES)
          : post(world, part, part.sent, REBASES)
      }).pipe(takeUntil(on('script/opened', 'account/signedOut'))),
    ),
  )
}

const waitingIn = ({ session: { arranging } }: Draft): string[] =>
  arranging.parts.filter(({ status }) => status === 'waiting').map(({ id }) => id)

/** Makes it of the game as it is now; `rebases` is how often it may still meet a newer version. */
function make(world: World, part: PartArranged, rebases: number): Observable<EventInput> {
  const { id, what, name } = part
  const game = gameSnapshot(world.draft())
  const made = arranged(game, what)
  if ('refused' in made)
    return of({
      ...SERVER,
      type: 'arranging/refused',
      payload: { id, code: made.refused, desc: '' },
    })
  const { at } = made
  const changes = changesBetween(game, made.game)
  const version = game.scriptVersion
  // another client chose the same meanwhile
  if (changes.length === 0)
    return of({ ...SERVER, type: 'arranging/done', payload: { id, what, name, at, version } })
  const sent = { baseVersion: version, changes: JSON.stringify(changes), at }
  return post(world, part, sent, rebases)
}

function post(
  world: World,
  part: PartArranged,
  sent: SentArrangement,
  rebases: number,
): Observable<EventInput> {
  const { id, what, name } = part
  const { baseVersion: base_version, changes, at } = sent
  const body: CallRequest<'editScript'>['body'] = {
    id: world.draft().session.scriptId ?? '',
    base_version,
    // written above, or kept by this very code
    changes: JSON.parse(changes) as CallRequest<'editScript'>['body']['changes'],
  }
  const idempotencyKey = `${id}-${base_version}`
  return concat(
    of<EventInput>({ ...SERVER, type: 'arranging/sent', payload: { id, sent } }),
    callApi(world.ports, 'editScript', { body }, { idempotencyKey }).pipe(
      concatMap((result): Observable<EventInput> => {
        if (result.ok) {
          const version = result.data.script_version
          const payload = { id, what, name, at, version }
          const done: EventInput = { ...SERVER, type: 'arranging/done', payload }
          return concat(of(done), shownSoon(world, version))
        }
        if (result.status === STATUS.conflict && rebases > 0)
          return again(world, part, { of: base_version, desc: result.desc, rebases })
        return of(...refusal(id, result))
      }),
    ),
  )
}

function refusal(id: string, { status, desc }: { status: number; desc: string }): EventInput[] {
  const waits: EventInput = { ...SERVER, type: 'arranging/unanswered', payload: { id } }
  if (isSessionLost(status))
    return [waits, { ...SERVER, type: 'account/sessionExpired', payload: {} }]
  if (status === 0 || status === STATUS.tooMany) return [waits]
  return [{ ...SERVER, type: 'arranging/refused', payload: { id, code: null, desc } }]
}

type Stale = { of: number; desc: string; rebases: number }

/** It was made of an older game: of the newest it is made anew, by ids; a server that has nothing newer meant something else. */
function again(world: World, part: PartArranged, stale: Stale): Observable<EventInput> {
  const { id } = part
  const { scriptVersion } = world.draft().script.script
  if (scriptVersion.value > stale.of) return make(world, part, stale.rebases - 1)
  return withNewest(world, stale.of, (found) => {
    if (found === 'newer') return make(world, part, stale.rebases - 1)
    return of(...refusal(id, { status: found === 'none' ? 0 : STATUS.conflict, desc: stale.desc }))
  })
}

/** Tells when the game has come to the version that holds something. */
export const tellShown: Effect = ({ on, draft$ }) =>
  on('arranging/done').pipe(
    mergeMap(({ payload: { version, ...payload } }) =>
      draft$.pipe(
        filter(({ script }) => script.script.scriptVersion.value >= version),
        take(1),
        map((): EventInput => ({ ...SERVER, type: 'arranging/shown', payload })),
        takeUntil(on('script/opened')),
      ),
    ),
  )

/** Takes a removal back from its message, while it is the newest step; else undo in the bar says what is. */
export const takeBackSteps: Effect = ({ on, draft }) =>
  on('toasts/undone').pipe(
    filter(({ payload }) => payload.undo.what === 'step'),
    map(({ payload }): EventInput => {
      const baseVersion = draft().script.script.scriptVersion.value
      return String(baseVersion) === payload.undo.id
        ? { type: 'history/stepRequested', source: 'user', payload: { way: 'undo', baseVersion } }
        : {
            type: 'toasts/raised',
            source: 'user',
            payload: { kind: 'info', code: 'step_passed', text: '' },
          }
    }),
  )
