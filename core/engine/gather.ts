import { NEVER, Observable } from 'rxjs'

/** What is gathered, and when it is let out. */
export type GatherOptions<T> = {
  /** What may wait for its moment; all else goes at once, after what waited. */
  waits(one: T): boolean
  /** Runs something once, at the next moment; what it answers calls it off. */
  later(run: () => void): () => void
  /** Asked at that moment: whether all that is held may wait for the one after it. */
  mayWait?(held: readonly T[]): boolean
  /** Sends off at once what waits. */
  hurry$?: Observable<unknown>
}

/**
 * Gathers what comes until the next moment to one list; what does not wait is a list of its own. The order is kept,
 * and nothing waits beyond the end: only who unsubscribes lets go of it.
 */
export const gather =
  <T>({ waits, later, mayWait = () => false, hurry$ = NEVER }: GatherOptions<T>) =>
  (source$: Observable<T>): Observable<readonly T[]> =>
    new Observable((out) => {
      let held: T[] = []
      let callOff = (): void => undefined
      function send(): void {
        callOff()
        const gathered = held
        held = []
        if (gathered.length > 0) out.next(gathered)
      }
      function moment(): void {
        if (mayWait(held)) callOff = later(moment)
        else send()
      }
      out.add(() => callOff())
      out.add(hurry$.subscribe(send))
      out.add(
        source$.subscribe({
          next(one) {
            if (!waits(one)) {
              send()
              out.next([one])
            } else if (held.push(one) === 1) callOff = later(moment)
          },
          error(cause: unknown) {
            send()
            out.error(cause)
          },
          complete() {
            send()
            out.complete()
          },
        }),
      )
    })
