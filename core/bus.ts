import { BehaviorSubject, type Observable, Subject } from 'rxjs'
import type { Draft } from '#schemas/draft.ts'
import {
  definitionOf,
  type EventInput,
  type EventOf,
  type EventType,
  type GameEvent,
} from '#schemas/events/index.ts'
import type { Clock, Ids } from './ports.ts'
import type { Reduce } from './reduce.ts'
import { createTelling } from './telling.ts'
import { together } from './together.ts'

export type Rejected = { input: unknown; reason: 'invalid' | 'other-script'; detail: string }

export interface Bus {
  /** Stamps, checks, appends, folds, tells. A batch is folded whole before any of it is told; facts emitted while telling wait their turn. */
  emit(...inputs: readonly EventInput[]): void
  readonly events$: Observable<GameEvent>
  on<T extends EventType>(...types: T[]): Observable<EventOf<T>>
  readonly rejected$: Observable<Rejected>
  readonly draft$: BehaviorSubject<Draft>
  readonly log: readonly GameEvent[]
}

const MAX_CASCADE = 1_000

/** The one door of the draft. */
export function createBus(options: {
  reduce: Reduce
  initial: Draft
  clock: Clock
  ids: Ids
}): Bus {
  const { reduce, clock, ids } = options
  const { tell, events$, on } = createTelling()
  const rejected$ = new Subject<Rejected>()
  const draft$ = new BehaviorSubject(options.initial)
  const log: GameEvent[] = []
  const queue: (readonly EventInput[])[] = []
  let draining = false

  function stamp(input: EventInput, draft: Draft): GameEvent | undefined {
    const definition = definitionOf(input.type)
    const scriptId = input.scriptId ?? draft.scriptId
    if (definition?.scope === 'script' && scriptId !== draft.scriptId) {
      rejected$.next({ input, reason: 'other-script', detail: String(scriptId) })
      return undefined
    }
    const event = {
      id: ids.next(),
      seq: log.length,
      version: input.version ?? null,
      at: clock.now(),
      source: input.source,
      scriptId,
      type: input.type,
      payload: input.payload,
    }
    const checked = definition?.schema.safeParse(event)
    if (checked?.success) return checked.data as GameEvent
    const detail = checked === undefined ? `unknown type ${input.type}` : checked.error.message
    rejected$.next({ input, reason: 'invalid', detail })
    return undefined
  }

  /** Takes a batch into the log and answers the draft after it. */
  function foldAll(batch: readonly EventInput[], taken: GameEvent[]): Draft {
    let draft = draft$.value
    for (const input of batch) {
      const event = stamp(input, draft)
      if (event === undefined) continue
      log.push(event)
      draft = reduce(draft, event)
      taken.push(event)
    }
    return draft
  }

  function commit(batch: readonly EventInput[]): void {
    const taken: GameEvent[] = []
    const draft = batch.length > 1 ? together(() => foldAll(batch, taken)) : foldAll(batch, taken)
    if (draft !== draft$.value) draft$.next(draft)
    for (const event of taken) tell(event)
  }

  function emit(...inputs: readonly EventInput[]): void {
    queue.push(inputs)
    if (draining) return
    draining = true
    try {
      for (let rounds = 0; queue.length > 0; rounds++) {
        if (rounds > MAX_CASCADE)
          throw new Error(
            `more than ${MAX_CASCADE} batches in one cascade; an effect answers itself`,
          )
        commit(queue.shift() as readonly EventInput[])
      }
    } finally {
      queue.length = 0
      draining = false
    }
  }

  return { emit, events$, on, rejected$, draft$, log }
}
