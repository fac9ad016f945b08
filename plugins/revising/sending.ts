import {
  concat,
  concatMap,
  defer,
  EMPTY,
  from,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs'
import { rebase } from '#core/game/rebase.ts'
import type { Effect, World } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import { shownSoon, withNewest } from '#plugins/ports/newest-game.ts'
import { type CallResult, isSessionLost, STATUS } from '#schemas/api.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { TextEdit } from '#schemas/revising.ts'
import { editOf, presentText, textPaths } from './projections.ts'

/** How often an edit is made anew of what another client made meanwhile. */
const REBASES = 3

type Edit = Pick<TextEdit, 'address' | 'base' | 'text'>
const SERVER = { source: 'server' } as const

/** Sends edits one after another, in the order they were made; what met no network waits and is sent once it is back. */
export const sendEdits: Effect = (world) => {
  const { on, draft, ports } = world
  const made$ = on('revising/committed', 'revising/conflictDecided').pipe(
    map(({ payload }) => payload.address),
  )
  const later$ = on('revising/unanswered').pipe(
    switchMap(() => timer(LIMITS.pollEveryMs, ports.clock.scheduler)),
  )
  const back$ = merge(
    on('live/connected', 'script/snapshotReceived', 'account/signedIn'),
    later$,
  ).pipe(concatMap(() => from(waitingIn(draft()))))
  return merge(made$, back$).pipe(
    concatMap((address) =>
      defer(() => {
        const edit = editOf(draft(), address)
        const isDue = edit?.status === 'queued' || edit?.status === 'waiting'
        return isDue ? send(world, edit, REBASES) : EMPTY
      }).pipe(takeUntil(on('script/opened', 'account/signedOut'))),
    ),
  )
}

const waitingIn = ({ session: { revising } }: Draft): string[] =>
  revising.edits.filter(({ status }) => status === 'waiting').map(({ address }) => address)

/** Sends an edit of what stands there now; `rebases` is how often it may still meet a newer version. */
function send(world: World, edit: Edit, rebases: number): Observable<EventInput> {
  const { address, base, text } = edit
  const present = presentText(world.draft(), address)
  const path = textPaths(world.draft()).get(address)
  if (present === undefined || path === undefined)
    return of({ ...SERVER, type: 'revising/refused', payload: { address, desc: '' } })
  if (present === text) return of({ ...SERVER, type: 'revising/reverted', payload: { address } })
  if (present === base) return post(world, edit, path, rebases)
  const rebased = rebase(base, text, present)
  if ('conflict' in rebased)
    return of({ ...SERVER, type: 'revising/conflictFound', payload: { address, theirs: present } })
  const payload = { address, base: present, text: rebased.text }
  return concat(
    of<EventInput>({ ...SERVER, type: 'revising/rebased', payload }),
    post(world, payload, path, rebases),
  )
}

function post(world: World, edit: Edit, path: string, rebases: number): Observable<EventInput> {
  const { address, text } = edit
  const { session, script } = world.draft()
  const base_version = script.script.scriptVersion.value
  const body = { id: session.scriptId ?? '', base_version, changes: [{ path, value: text }] }
  return concat(
    of<EventInput>({ ...SERVER, type: 'revising/sent', payload: { address } }),
    callApi(world.ports, 'editScript', { body }).pipe(
      concatMap((result) =>
        !result.ok && result.status === STATUS.conflict && rebases > 0
          ? again(world, edit, { desc: result.desc, of: base_version, rebases: rebases - 1 })
          : outcome(world, address, result),
      ),
    ),
  )
}

/** What an answer comes to. */
function outcome(
  world: World,
  address: string,
  result: CallResult<'editScript'>,
): Observable<EventInput> {
  if (result.ok) {
    const version = result.data.script_version
    const saved = { ...SERVER, type: 'revising/saved', payload: { address, version } } as const
    return concat(of<EventInput>(saved), shownSoon(world, version))
  }
  const { status, desc } = result
  const waits: EventInput = { ...SERVER, type: 'revising/unanswered', payload: { address } }
  const expired: EventInput = { ...SERVER, type: 'account/sessionExpired', payload: {} }
  if (isSessionLost(status)) return of(waits, expired)
  if (status === 0 || status === STATUS.tooMany) return of(waits)
  return of({ ...SERVER, type: 'revising/refused', payload: { address, desc } })
}

type Stale = { desc: string; of: number; rebases: number }

/** Asks for the newest game, and sends the edit again of that; a server that has nothing newer meant something else. */
function again(world: World, edit: Edit, stale: Stale): Observable<EventInput> {
  const { address } = edit
  return withNewest(world, stale.of, (found) => {
    if (found === 'newer') return send(world, edit, stale.rebases)
    if (found === 'none')
      return of({ ...SERVER, type: 'revising/unanswered', payload: { address } })
    return of({ ...SERVER, type: 'revising/refused', payload: { address, desc: stale.desc } })
  })
}
