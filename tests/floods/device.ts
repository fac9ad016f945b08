import { VirtualTimeScheduler } from 'rxjs'
import { createEditor } from '#core/engine/editor.ts'
import { clearsWhen } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import type { AnyPlugin, Lamplight } from '#plugins/kit.ts'
import { factsOfFrames } from '#plugins/live/intake.ts'
import { openScript } from '#plugins/script/commands.ts'
import { rememberHighest } from '#plugins/steps/effects.ts'
import type { Draft } from '#schemas/draft.ts'
import { catalog, type EventInput } from '#schemas/events/index.ts'
import { slices } from '#schemas/slices/index.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { portsOf } from '../core/ports.ts'
import { frozen, SCRIPT } from '../properties/game-logs.ts'
import type { Drawn } from './drawn.ts'
import { hold } from './tally.ts'

/** Every plugin of the product; of their effects only the one that keeps what progress is shown. */
const folding = plugins.map((plugin): AnyPlugin => {
  const { effects: _, ...rest } = plugin as AnyPlugin
  return plugin.name === 'steps' ? { ...rest, effects: [rememberHighest] } : rest
})
const NOBODY = { call: () => new Promise<never>(() => undefined) }
/** So many facts its log holds: few, so that each log is trimmed several times. */
export const LOG = { limit: 2_000, checkpointEvery: 32 }

/** A browser with the open game, as far as facts go: the whole product's bus. Its draft is frozen to its depths after each batch. */
export function createDevice(check?: (event: unknown) => boolean) {
  const editor = createEditor<Lamplight>({
    ...{ catalog, slices, plugins: folding, clearsWhen, log: LOG },
    ports: portsOf(new VirtualTimeScheduler(), { api: NOBODY }),
    scriptOf: ({ session }) => session.scriptId,
    ...(check === undefined ? {} : { check }),
  })
  const { bus } = editor
  const rejected: { input: unknown; reason: string; detail: string }[] = []
  bus.rejected$.subscribe((one) => void rejected.push(one))
  const faults: string[] = []
  editor.faults$.subscribe((fault) => {
    const cause = 'cause' in fault ? fault.cause : ''
    const of = 'event' in fault ? fault.event : ''
    faults.push(`${fault.kind} ${of}: ${cause instanceof Error ? cause.stack : cause}`)
  })
  const draft = (): Draft => bus.draft$.value
  const emit = (...inputs: readonly (EventInput | Drawn)[]): Draft => {
    // whatever is no fact is told by the bus itself
    bus.emit(...(inputs as EventInput[]))
    hold(faults.length === 0, `a fault of the product: ${faults[0]}`)
    return frozen(draft())
  }
  return {
    editor,
    draft,
    /** What was not taken in since it was asked last. */
    rejected: () => rejected.splice(0),
    open: (scriptId: string = SCRIPT) => void editor.run(openScript, { scriptId }),
    /** A numbered frame of a script, as the socket's facts come. */
    hear(fact: GameFact, version: number, scriptId: string = SCRIPT): Draft {
      const told = { ...fact, source: 'socket', scriptId, version } as EventInput
      if (scriptId !== SCRIPT) return emit(told)
      return emit({ type: 'live/frameSeen', source: 'socket', payload: { seq: version } }, told)
    },
    /** A whole game as of a number, as a poll brings it. */
    poll: (fact: GameFact, version: number): Draft =>
      emit({ ...fact, source: 'poller', scriptId: SCRIPT, version } as EventInput),
    /** A text of the socket, whatever it is, by the way such texts take. */
    frame: (data: string): Draft => emit(...factsOfFrames(draft(), [decodeFrame(data)])),
    /** Something that happens in this browser alone, or that is no fact at all. */
    tell: (drawn: Drawn): Draft =>
      emit({ ...drawn, source: 'user', version: null } as unknown as EventInput),
  }
}
export type Device = ReturnType<typeof createDevice>
