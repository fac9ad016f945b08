import { concatMap, map, merge, mergeMap, type Observable, of, take, takeUntil, timer } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { Undo } from '#schemas/toast.ts'
import { redo, undo } from './commands.ts'
import { nextRedo, nextUndo } from './projections.ts'
import { keyOf, type StepTarget } from './step-target.ts'

const WAY = {
  published: { way: undo, next: nextUndo },
  withdrawn: { way: undo, next: nextUndo },
  unpublished: { way: redo, next: nextRedo },
} as const
/** So long the line of a withdrawal is waited for. */
const LINE_COMES_MS = 3_000
type AboutPlayers = Undo & { what: keyof typeof WAY }
const isAboutPlayers = (asked: Undo): asked is AboutPlayers => asked.what in WAY

/** Is this what the message told of? A withdrawal goes by what it did: who asked for it was not told its id. */
function isMeant(target: StepTarget, { what, id }: AboutPlayers): boolean {
  if (typeof target === 'string') return true
  return what === 'withdrawn' ? 'after' in target && target.after === null : keyOf(target) === id
}

/** Does the history that was read end with a withdrawal? */
const knowsWithdrawal = ({ session: { history } }: Draft): boolean =>
  history.versions.flatMap(({ publications = [] }) => publications)[0]?.after === null

/** Takes a step about the players back from its message, while it is the newest step; else the arrows say what is. */
export const stepFromMessage: Effect = ({ on, draft, ports }) =>
  on('toasts/undone').pipe(
    mergeMap(({ payload: { undo: asked } }): Observable<AboutPlayers> | readonly never[] => {
      if (!isAboutPlayers(asked)) return []
      if (asked.what !== 'withdrawn' || knowsWithdrawal(draft())) return of(asked)
      // its line is on its way
      const late = timer(LINE_COMES_MS, ports.clock.scheduler)
      return merge(on('history/received', 'history/failed'), late).pipe(
        take(1),
        takeUntil(on('script/opened')),
        map(() => asked),
      )
    }),
    concatMap((asked): readonly EventInput[] => {
      const { way, next } = WAY[asked.what]
      const decided = isMeant(next(draft()), asked)
        ? way(draft(), undefined)
        : { refused: 'passed' }
      if (!('refused' in decided)) return decided
      const payload = { kind: 'info', code: 'step_passed', text: '' } as const
      return [{ type: 'toasts/raised', source: 'user', payload }]
    }),
  )
