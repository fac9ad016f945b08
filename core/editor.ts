import { defer, type Observable, retry, Subject, tap, timer } from 'rxjs'
import type { Draft } from '#schemas/draft.ts'
import { type Bus, createBus } from './bus.ts'
import type { AnyPlugin, Command, Refusal, World } from './plugin.ts'
import type { Ports } from './ports.ts'
import { composeReducer } from './reduce.ts'

export type Fault = { plugin: string; cause: unknown }

export interface Editor {
  readonly bus: Bus
  readonly ports: Ports
  /** Effects that threw. Each is restarted; its neighbours never noticed. */
  readonly faults$: Observable<Fault>
  /** Runs a command against the draft of this moment; its facts go to the bus together. */
  run<A>(command: Command<A>, ...args: A extends void ? [] : [A]): Refusal | null
  close(): void
}

const RESTART_AFTER_MS = 100

/** The core, whole: plugins and ports in, a living draft out. */
export function createEditor(plugins: readonly AnyPlugin[], ports: Ports, initial: Draft): Editor {
  const reduce = composeReducer(plugins)
  const bus = createBus({ reduce, initial, clock: ports.clock, ids: ports.ids })
  const world: World = {
    events$: bus.events$,
    on: bus.on,
    draft: () => bus.draft$.value,
    draft$: bus.draft$,
    ports,
  }
  const faults$ = new Subject<Fault>()
  const running = plugins.flatMap(({ name, effects = [] }) =>
    effects.map((effect) =>
      defer(() => effect(world))
        .pipe(
          tap({ error: (cause: unknown) => faults$.next({ plugin: name, cause }) }),
          retry({ delay: () => timer(RESTART_AFTER_MS, ports.clock.scheduler) }),
        )
        .subscribe((told) => bus.emit(...('type' in told ? [told] : told))),
    ),
  )
  return {
    bus,
    ports,
    faults$,
    run(command, ...args) {
      // a command without arguments is called with none
      const answer = command(bus.draft$.value, args[0] as never)
      if ('refused' in answer) return answer
      bus.emit(...answer)
      return null
    },
    close: () => {
      for (const subscription of running) subscription.unsubscribe()
    },
  }
}
