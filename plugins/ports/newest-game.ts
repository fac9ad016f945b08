import {
  concat,
  concatMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  take,
  takeUntil,
  timer,
} from 'rxjs'
import type { World } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'

/** The frame of a version comes by then, else the whole game is asked for. */
const FRAME_WITHIN_MS = 3_000
const NEWEST_WANTED: EventInput = {
  type: 'revising/newestWanted',
  source: 'server',
  payload: {},
}

const versionIn = ({ draft }: World): number => draft().script.script.scriptVersion.value

/** Waits until a version of the game is shown; where no frame of it comes the whole game is asked for. */
export const shownSoon = ({ draft$, ports }: World, version: number): Observable<EventInput> =>
  concat(
    timer(FRAME_WITHIN_MS, ports.clock.scheduler).pipe(map(() => NEWEST_WANTED)),
    timer(LIMITS.leadingPatienceMs, ports.clock.scheduler).pipe(ignoreElements()),
  ).pipe(
    takeUntil(draft$.pipe(filter(({ script }) => script.script.scriptVersion.value >= version))),
  )

/** What came of asking for a game that is newer than a version: it, the same one again, or no answer. */
export type Newest = 'newer' | 'same' | 'none'

/** Asks for the newest game, and goes on with what came of it. */
export function withNewest(
  world: World,
  version: number,
  goOn: (found: Newest) => Observable<EventInput>,
): Observable<EventInput> {
  const { on, ports } = world
  const answer$ = merge(
    on('script/snapshotReceived').pipe(map((): Newest => 'same')),
    on('live/pollFailed').pipe(map((): Newest => 'none')),
    timer(LIMITS.patienceMs, ports.clock.scheduler).pipe(map((): Newest => 'none')),
  ).pipe(
    take(1),
    concatMap((found) => goOn(versionIn(world) > version ? 'newer' : found)),
  )
  return merge(answer$, of(NEWEST_WANTED))
}
