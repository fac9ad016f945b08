import process from 'node:process'
import mitt from 'mitt'
import { filter, Subject } from 'rxjs'
import { createDispatcher } from '#core/engine/dispatch.ts'
import { catalog, type EventType, type GameEvent } from '#schemas/events/index.ts'
import { gameLog } from './game-log.ts'
import { answer, collect, middleOf, threadMs } from './measure.ts'

type Listen = (types: readonly EventType[], hear: (event: GameEvent) => void) => void
type Bus = { listen: Listen; tell: (event: GameEvent) => void }

function mapOfArrays(): Bus {
  const table = new Map<string, ((event: GameEvent) => void)[]>()
  return {
    listen(types, hear) {
      for (const type of types) table.set(type, [...(table.get(type) ?? []), hear])
    },
    tell(event) {
      const heard = table.get(event.type)
      if (heard !== undefined) for (let at = 0; at < heard.length; at++) heard[at]?.(event)
    },
  }
}

function subjectForEachType(): Bus {
  const table = new Map<string, Subject<GameEvent>>()
  return {
    listen(types, hear) {
      for (const type of types) {
        const subject = table.get(type) ?? new Subject<GameEvent>()
        table.set(type, subject)
        subject.subscribe(hear)
      }
    },
    tell: (event) => table.get(event.type)?.next(event),
  }
}

const BUSES: Record<string, () => Bus> = {
  'map of arrays': mapOfArrays,
  'a subject for each type': subjectForEachType,
  ours: () => {
    const { on, dispatch } = createDispatcher<GameEvent>()
    return { listen: (types, hear) => void on(...types).subscribe(hear), tell: dispatch }
  },
  mitt: () => {
    const bus = mitt<Record<string, GameEvent>>()
    return {
      listen(types, hear) {
        for (const type of types) bus.on(type, hear)
      },
      tell: (event) => bus.emit(event.type, event),
    }
  },
  'event target': () => {
    const bus = new EventTarget()
    return {
      listen(types, hear) {
        for (const type of types)
          bus.addEventListener(type, (event) => hear((event as CustomEvent<GameEvent>).detail))
      },
      tell: (event) => void bus.dispatchEvent(new CustomEvent(event.type, { detail: event })),
    }
  },
  'a filter for each plugin': () => {
    const subject = new Subject<GameEvent>()
    return {
      listen(types, hear) {
        const wanted = new Set<string>(types)
        subject.pipe(filter((event) => wanted.has(event.type))).subscribe(hear)
      },
      tell: (event) => subject.next(event),
    }
  },
}

/** Nanoseconds to tell a fact to twenty plugins, each of which listens to two or three types. */
const [candidate = '', samples = '9'] = process.argv.slice(2)
const bus = BUSES[candidate]?.()
if (bus === undefined) throw new Error(`no bus is called "${candidate}"`)
const types = catalog.map(({ type }) => type)
const log = gameLog('small').map((event, at): GameEvent => {
  // every type is told as often as any other
  const type = types[at % types.length]
  return { ...event, type } as GameEvent
})
let heard = 0
let sum = 0
for (let plugin = 0; plugin < 20; plugin++) {
  const steps =
    plugin % 2 === 0 ? [plugin, plugin * 7 + 5] : [plugin, plugin * 7 + 5, plugin * 3 + 11]
  const wanted = [...new Set(steps.map((step) => types[step % types.length] as EventType))]
  bus.listen(wanted, (event) => {
    heard++
    sum += event.seq & 1
  })
}
const tellAll = (times: number) => {
  for (let time = 0; time < times; time++) for (const event of log) bus.tell(event)
}
tellAll(1)
const same = `${heard} ${sum}`
tellAll(50)
collect()
const TIMES = 300
const figures = Array.from({ length: Number(samples) }, () => {
  const from = threadMs()
  tellAll(TIMES)
  return ((threadMs() - from) / TIMES / log.length) * 1e6
})
answer({ figure: middleOf(figures).middle, same, notes: { heard: heard / log.length } })
