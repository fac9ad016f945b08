import { concatMap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { redo, undo } from './commands.ts'
import { nextRedo, nextUndo } from './projections.ts'
import { keyOf } from './step-target.ts'

const WAY = {
  published: { way: undo, next: nextUndo },
  unpublished: { way: redo, next: nextRedo },
} as const

/** Takes a step about the players back from its message, while it is the newest step; else the arrows say what is. */
export const stepFromMessage: Effect = ({ on, draft }) =>
  on('toasts/undone').pipe(
    concatMap(({ payload: { undo: asked } }): readonly EventInput[] => {
      if (asked.what !== 'published' && asked.what !== 'unpublished') return []
      const { way, next } = WAY[asked.what]
      const target = next(draft())
      const isMeant = typeof target === 'string' || keyOf(target) === asked.id
      const decided = isMeant ? way(draft(), undefined) : { refused: 'passed' }
      if (!('refused' in decided)) return decided
      const payload = { kind: 'info', code: 'step_passed', text: '' } as const
      return [{ type: 'toasts/raised', source: 'user', payload }]
    }),
  )
