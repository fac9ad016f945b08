import { Observable, type Subscription } from 'rxjs'

/** What asks: an urgent question that meets one in flight is asked once more after it. */
export type Ask = 'urgent' | 'tick'

/** Runs one answer at a time: ticks that meet one in flight are dropped, urgent ones wait and become one. */
export const oneAtATime =
  <T>(answer: () => Observable<T>) =>
  (asks$: Observable<Ask>): Observable<T> =>
    new Observable((out) => {
      let running: Subscription | null = null
      let again = false
      let ended = false
      function run(): void {
        again = false
        running = answer().subscribe({
          next: (value) => out.next(value),
          error: (cause: unknown) => out.error(cause),
          complete: done,
        })
        out.add(running)
        // an answer that came at once has already ended
        if (running.closed) running = null
      }
      function done(): void {
        running = null
        if (again) run()
        else if (ended) out.complete()
      }
      out.add(
        asks$.subscribe({
          next(ask) {
            if (running === null) run()
            else if (ask === 'urgent') again = true
          },
          error: (cause: unknown) => out.error(cause),
          complete() {
            ended = true
            if (running === null) out.complete()
          },
        }),
      )
    })
