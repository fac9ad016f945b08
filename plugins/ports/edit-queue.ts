import {
  concat,
  concatMap,
  defer,
  from,
  merge,
  type Observable,
  of,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs'
import type { World } from '#plugins/kit.ts'
import { type CallRequest, isSessionLost, STATUS } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { CallOptions } from './api.ts'
import { callApi } from './call-api.ts'
import { shownSoon, withNewest } from './newest-game.ts'

/** How often an edit is made anew of what another client made meanwhile. */
export const REBASES = 3

/** Edits by their names: as they are asked for, that one met no network, which of them wait, and how one is sent. */
type EditQueue = {
  asked$: Observable<string>
  unanswered$: Observable<unknown>
  waiting: () => readonly string[]
  send: (name: string) => Observable<EventInput>
}

/** Sends edits one after another, in the order they were asked for; what met no network is sent once it is back. */
export function sendInOrder(
  { on, ports }: World,
  { asked$, unanswered$, waiting, send }: EditQueue,
): Observable<EventInput> {
  const later$ = unanswered$.pipe(switchMap(() => timer(LIMITS.pollEveryMs, ports.clock.scheduler)))
  const back$ = merge(
    on('live/connected', 'script/snapshotReceived', 'account/signedIn'),
    later$,
  ).pipe(concatMap(() => from(waiting())))
  return merge(asked$, back$).pipe(
    concatMap((name) =>
      defer(() => send(name)).pipe(takeUntil(on('script/opened', 'account/signedOut'))),
    ),
  )
}

/** What is told of an edit that is sent, and how it is made anew of a newer game. */
type EditTold = {
  taken: (version: number) => EventInput
  waits: EventInput
  refused: (desc: string) => EventInput
  anew: (rebases: number) => Observable<EventInput>
}
type EditBody = CallRequest<'editScript'>['body']

/** Sends an edit, and tells what came of it; `rebases` is how often it may still meet a newer version. */
export const postEdit = (
  world: World,
  body: EditBody,
  told: EditTold,
  rebases: number,
  options: CallOptions = {},
): Observable<EventInput> =>
  callApi(world.ports, 'editScript', { body }, options).pipe(
    concatMap((result): Observable<EventInput> => {
      if (result.ok) {
        const version = result.data.script_version
        return concat(of(told.taken(version)), shownSoon(world, version))
      }
      return result.status === STATUS.conflict && rebases > 0
        ? ofNewest(world, body.base_version, told, { desc: result.desc, rebases })
        : of(...refusal(result, told))
    }),
  )

function refusal(
  { status, desc }: { status: number; desc: string },
  { waits, refused }: EditTold,
): EventInput[] {
  if (isSessionLost(status))
    return [waits, { type: 'account/sessionExpired', source: 'server', payload: {} }]
  return status === 0 || status === STATUS.tooMany ? [waits] : [refused(desc)]
}

/** It was made of an older game: of the newest it is made anew; a server that has nothing newer meant something else. */
function ofNewest(
  world: World,
  base: number,
  told: EditTold,
  { desc, rebases }: { desc: string; rebases: number },
): Observable<EventInput> {
  const anew = () => told.anew(rebases - 1)
  if (world.draft().script.script.scriptVersion.value > base) return anew()
  return withNewest(world, base, (found) => {
    if (found === 'newer') return anew()
    return of(...refusal({ status: found === 'none' ? 0 : STATUS.conflict, desc }, told))
  })
}
