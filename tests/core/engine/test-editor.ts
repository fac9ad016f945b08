import { VirtualTimeScheduler } from 'rxjs'
import type { EditorOptions } from '#core/engine/editor.ts'
import type { Fault } from '#core/engine/ports.ts'
import type { InputOf } from '#core/engine/vocabulary.ts'
import type { Ports, Trip } from './example/kit.ts'
import { plugins } from './example/plugins/index.ts'
import { createTrip } from './example/trip.ts'

export type Input = InputOf<Trip>
type Options = Partial<EditorOptions<Trip>> & { extra?: EditorOptions<Trip>['plugins'] }

export const opened = (scriptId = 'trip'): Input => ({
  type: 'active/opened',
  source: 'user',
  payload: { scriptId },
})
export const stop = (id: number, town = `town ${id}`): Input => ({
  type: 'route/stopsWritten',
  source: 'socket',
  payload: { stops: [{ id, town }] },
})
export const item = (name: string): Input => ({
  type: 'packing/itemAdded',
  source: 'user',
  payload: { item: name },
})

/** An editor of the example with virtual time; what went wrong in it is kept. */
export function testEditor(
  { extra = [], ...options }: Options = {},
  distance: Ports['maps']['distance'] = async () => 50,
) {
  const scheduler = new VirtualTimeScheduler()
  let next = 0
  const ports: Ports = {
    clock: { now: () => scheduler.now(), scheduler },
    ids: { next: () => `id-${next++}` },
    maps: { distance },
    weather: { sunny: () => true },
  }
  const editor = createTrip(ports, { plugins: [...plugins, ...extra], ...options })
  const faults: Fault[] = []
  editor.faults$.subscribe((fault) => faults.push(fault))
  const types = () => editor.bus.log.events.map(({ type }) => type)
  return { ...editor, editor, emit: editor.bus.emit, faults, types, scheduler }
}

/** Freezes all that can be reached: whoever writes into a state that was seen throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const one of Object.values(value)) frozen(one)
  }
  return value
}
