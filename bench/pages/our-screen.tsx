import { memo, useCallback, useSyncExternalStore } from 'react'
import { asyncScheduler } from 'rxjs'
import { createBus } from '#core/engine/bus.ts'
import { createLog } from '#core/engine/log.ts'
import { createStamp } from '#core/engine/stamp.ts'
import { composeReducer } from '#plugins/fold.ts'
import { gamePlugins } from '#plugins/index.ts'
import type { Bus, Lamplight } from '#plugins/kit.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { catalog, type EventInput } from '#schemas/events/index.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Row as Kept } from '#schemas/table.ts'
import { browserFrames } from '#ui/adapters/frames.ts'
import { Growing } from '#ui/kit/growing.tsx'
import type { Screen } from './creation.tsx'
import { NodeRow } from './node-row.tsx'

const Row = memo(NodeRow)
const Chapter = memo(function Chapter({ rows }: { rows: readonly Kept<KeyNode>[] }) {
  return (
    <section>
      <Growing items={rows}>{({ id, value }) => <Row key={id} node={value} />}</Growing>
    </section>
  )
})

function Page({ bus: { draft$ } }: { bus: Bus }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = draft$.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [draft$],
  )
  const chapters = useSyncExternalStore(subscribe, () => draft$.value.script.nodes.partitions)
  return <Growing items={chapters}>{({ key, rows }) => <Chapter key={key} rows={rows} />}</Growing>
}

/** The product's core and lists: one batch a frame, checked and folded once, put on the page as it is scrolled to. */
export function ourScreen(): Screen {
  let made = 0
  const reduce = composeReducer(gamePlugins)
  const bus = createBus<Lamplight>({
    reduce,
    stamp: createStamp<Lamplight>({
      catalog,
      ports: {
        clock: { now: () => Math.floor(performance.timeOrigin), scheduler: asyncScheduler },
        ids: { next: () => `fact-${++made}` },
      },
      scriptOf: ({ session }) => session.scriptId,
    }),
    log: createLog<Lamplight>(reduce, emptyDraft()),
    report({ kind }) {
      throw new Error(kind)
    },
  })
  bus.open()
  let waiting: EventInput[] = []
  const flush = () => {
    const batch = waiting
    waiting = []
    bus.emit(...batch)
  }
  return {
    view: <Page bus={bus} />,
    hear(message) {
      if (waiting.length === 0) browserFrames(flush)
      // the bus checks what it is given
      waiting.push(JSON.parse(message) as EventInput)
    },
    known() {
      const rows = bus.draft$.value.script.nodes.partitions.flatMap((chapter) => chapter.rows)
      const letters = rows.reduce((sum, { value }) => sum + value.content.length, 0)
      return { nodes: rows.length, letters }
    },
  }
}
