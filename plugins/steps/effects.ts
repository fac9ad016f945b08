import {
  debounceTime,
  distinctUntilChanged,
  filter,
  map,
  merge,
  mergeMap,
  pairwise,
  timer,
} from 'rxjs'
import type { Effect, Stages } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { isIdle, mayLeave } from './leaving.ts'

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
  const isWatched = before.hydrated && before.scriptId === now.scriptId
  const crossed = now.progress.flatMap((percent, step) =>
    isWatched && nearlyDone(percent) && !nearlyDone(before.progress[step] ?? 0) ? [step] : [],
  )
  const opened = now.ready.flatMap((ready, step) =>
    isWatched && ready && before.ready[step] !== true ? [step] : [],
  )
  // several steps at once: facts that were missed are told, and nobody was watching them
  return crossed.length > 1 ? { crossed: [], opened: [] } : { crossed, opened }
}

const advanced = (from: number): EventInput => ({
  type: 'steps/advanced',
  source: 'clock',
  payload: { from, to: from + 1 },
})

/** Notes what is reached while the game is being watched. */
export const watchProgress: Effect = ({ draft$, stages }) =>
  draft$.pipe(
    map((draft) => reachedIn(stages, draft)),
    distinctUntilChanged(
      (a, b) =>
        a.scriptId === b.scriptId &&
        a.hydrated === b.hydrated &&
        a.progress === b.progress &&
        a.ready === b.ready,
    ),
    pairwise(),
    map(newlyReached),
    filter(({ crossed, opened }) => crossed.length + opened.length > 0),
    map((payload): EventInput => ({ type: 'steps/reached', source: 'clock', payload })),
  )

/** ST1: half a second after the reader's step is nearly done the view goes on, unless the reader is busy. The hand is noted by `reader-watch.tsx`, the step is written by `index.ts`, and `step-tabs.tsx` scrolls there. */
export const autoAdvance: Effect = ({ on, draft, stages, ports: { clock } }) => {
  const last = stages.all.length - 1
  const steps = () => draft().session.steps
  const rested$ = on('steps/readerMoved', 'steps/tabChosen').pipe(
    debounceTime(LIMITS.advanceIdleMs - LIMITS.advanceAfterMs, clock.scheduler),
  )
  return merge(on('steps/reached', 'steps/advanced', 'steps/presented'), rested$).pipe(
    map(() => steps().current),
    filter((step) => mayLeave(steps(), step, last)),
    mergeMap((step) => timer(LIMITS.advanceAfterMs, clock.scheduler).pipe(map(() => step))),
    filter((step) => mayLeave(steps(), step, last) && isIdle(steps(), clock.now())),
    map(advanced),
  )
}

/** Tells of a progress higher than any before; the slice keeps the highest, so that what is shown never falls. */
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
