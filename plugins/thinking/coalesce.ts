import { Observable, type SchedulerLike } from 'rxjs'
import type { Word } from './conversation.ts'

/**
 * Joins the reasoning that arrives within `windowMs` to one word, so that a fast stream makes one fact a
 * frame. Anything else that is said, and the end, send off at once what was held back.
 */
export const coalesceThought =
  (windowMs: number, scheduler: SchedulerLike) =>
  (words$: Observable<Word>): Observable<Word> =>
    new Observable((out) => {
      let held = ''
      const send = () => {
        const text = held
        held = ''
        if (text !== '') out.next({ kind: 'thought', text })
      }
      const inner = words$.subscribe({
        next(word) {
          if (word.kind !== 'thought') {
            send()
            out.next(word)
            return
          }
          if (held === '') out.add(scheduler.schedule(send, windowMs))
          held += word.text
        },
        error(cause: unknown) {
          send()
          out.error(cause)
        },
        complete() {
          send()
          out.complete()
        },
      })
      out.add(inner)
    })
