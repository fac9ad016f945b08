import { filter, map, type Observable, type SchedulerLike } from 'rxjs'
import { gather } from '#core/engine/gather.ts'
import type { OutlineMessage } from './conversation.ts'

/**
 * Joins the reasoning that arrives within `windowMs` to one word, so that a fast stream makes one fact a
 * frame. Anything else that is said, and the end, send off at once what was held back.
 */
export const coalesceThought =
  (windowMs: number, scheduler: SchedulerLike) =>
  (words$: Observable<OutlineMessage>): Observable<OutlineMessage> =>
    words$.pipe(
      filter((word) => word.kind !== 'thought' || word.text !== ''),
      gather({
        waits: ({ kind }) => kind === 'thought',
        later(send) {
          const timer = scheduler.schedule(send, windowMs)
          return () => timer.unsubscribe()
        },
      }),
      map(joined),
    )

/** Reasoning as one word; any other word comes alone. */
const joined = (words: readonly OutlineMessage[]): OutlineMessage =>
  words.reduce((all, word) =>
    all.kind === 'thought' && word.kind === 'thought'
      ? { kind: 'thought', text: all.text + word.text }
      : word,
  )
