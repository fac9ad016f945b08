import { Observable, Subject, type Subscriber } from 'rxjs'
import type { EventOf, EventType, GameEvent } from '#schemas/events/index.ts'

export interface Telling {
  /** Tells everybody who listens to all facts, then those who listen to this type. */
  tell(event: GameEvent): void
  readonly events$: Observable<GameEvent>
  on<T extends EventType>(...types: T[]): Observable<EventOf<T>>
}

type Listener = Subscriber<GameEvent>

/** One subject for those who hear everything, and a table from type to listeners for all others. */
export function createTelling(): Telling {
  const events$ = new Subject<GameEvent>()
  const table = new Map<EventType, readonly Listener[]>()

  function listen(types: readonly EventType[], listener: Listener): () => void {
    for (const type of types) table.set(type, [...(table.get(type) ?? []), listener])
    return () => {
      for (const type of types)
        table.set(
          type,
          (table.get(type) ?? []).filter((one) => one !== listener),
        )
    }
  }

  return {
    tell(event) {
      if (events$.observed) events$.next(event)
      // a list is never changed in place: who joins or leaves meanwhile does not disturb it
      const listeners = table.get(event.type)
      if (listeners === undefined) return
      for (let place = 0; place < listeners.length; place++) listeners[place]?.next(event)
    },
    events$,
    // the table holds under each type only facts of that type
    on: <T extends EventType>(...types: T[]) =>
      new Observable<GameEvent>((listener) => listen(types, listener)) as Observable<EventOf<T>>,
  }
}
