import {
  debounceTime,
  distinctUntilChanged,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  pairwise,
  tap,
  timer,
} from 'rxjs'
import type { Effect, Stages, World } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'

type Reached = {
  scriptId: string | null
  hydrated: boolean
  progress: readonly number[]
  ready: readonly boolean[]
}
const reachedIn = (stages: Stages, draft: Draft): Reached => ({
  scriptId: draft.session.scriptId,
  hydrated: draft.script.script.status.version >= 0,
  progress: stages.progress(draft),
  ready: stages.ready(draft),
})
const nearlyDone = (percent: number): boolean => percent >= LIMITS.advanceAtPercent

/** What one batch of facts newly reached while the game was being watched; what opening a game finds is not reached. */
function newlyReached([before, now]: readonly [Reached, Reached]) {
  const live = before.hydrated && before.scriptId === now.scriptId
  const crossed = now.progress.flatMap((percent, step) =>
    live && nearlyDone(percent) && !nearlyDone(before.progress[step] ?? 0) ? [step] : [],
  )
  const opened = now.ready.flatMap((ready, step) =>
    live && ready && before.ready[step] !== true ? [step] : [],
  )
  // more than one step at once is catching up after a silence, not living
  return crossed.length > 1 ? { crossed: [], opened: [] } : { crossed, opened }
}

/** What was reached while being watched, for the script that is open. */
function createWatch(world: World) {
  const last = world.stages.all.length - 1
  let scriptId: string | null = null
  let crossed = new Set<number>()
  let opened = new Set<number>()
  let movedAt = Number.NEGATIVE_INFINITY
  return {
    reached(news: ReturnType<typeof newlyReached>): void {
      if (world.draft().session.scriptId !== scriptId) {
        scriptId = world.draft().session.scriptId
        crossed = new Set()
        opened = new Set()
      }
      for (const step of news.crossed) crossed.add(step)
      for (const step of news.opened) opened.add(step)
    },
    moved(): void {
      movedAt = world.ports.clock.scheduler.now()
    },
    /** The step the reader is on is nearly done, or a later one is, or can be read (G4). */
    mayLeave(step: number): boolean {
      const { current, activeTab, handedOver } = world.draft().session.steps
      if (step === last || step !== current || step !== activeTab || handedOver.includes(step))
        return false
      return [...crossed].some((one) => one >= step) || [...opened].some((one) => one > step)
    },
    idle: (): boolean => world.ports.clock.scheduler.now() - movedAt >= LIMITS.advanceIdleMs,
  }
}

const advanced = (from: number): EventInput => ({
  type: 'steps/advanced',
  source: 'clock',
  payload: { from, to: from + 1 },
})

/** ST1: half a second after the reader's step is nearly done the view goes on, unless the reader is busy. */
export const handOver: Effect = (world): Observable<EventInput> => {
  const { scheduler } = world.ports.clock
  const watch = createWatch(world)
  const reached$ = world.draft$.pipe(
    map((draft) => reachedIn(world.stages, draft)),
    distinctUntilChanged(
      (a, b) =>
        a.scriptId === b.scriptId &&
        a.hydrated === b.hydrated &&
        a.progress === b.progress &&
        a.ready === b.ready,
    ),
    pairwise(),
    map(newlyReached),
    tap(watch.reached),
    filter(({ crossed, opened }) => crossed.length + opened.length > 0),
  )
  const rested$ = world
    .on('steps/readerMoved', 'steps/tabChosen')
    .pipe(tap(watch.moved), debounceTime(LIMITS.advanceIdleMs - LIMITS.advanceAfterMs, scheduler))
  return merge(reached$, rested$, world.on('steps/advanced')).pipe(
    map(() => world.draft().session.steps.current),
    filter(watch.mayLeave),
    mergeMap((step) => timer(LIMITS.advanceAfterMs, scheduler).pipe(map(() => step))),
    filter((step) => watch.mayLeave(step) && watch.idle()),
    map(advanced),
  )
}

/** Keeps the highest progress of the run, so that what is shown never falls (R15). */
export const rememberHighest: Effect = ({ draft$, stages }) =>
  draft$.pipe(
    filter((draft) =>
      stages.progress(draft).some((one, step) => one > (draft.session.steps.highest[step] ?? 0)),
    ),
    map(stages.progress),
    distinctUntilChanged(),
    map((progress) => ({
      type: 'steps/progressed',
      source: 'clock',
      payload: { progress: [...progress] },
    })),
  )
