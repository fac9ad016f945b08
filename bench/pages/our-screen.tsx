import { memo, useCallback, useSyncExternalStore } from 'react'
import { Subject, VirtualTimeScheduler } from 'rxjs'
import { aUser } from '#fixtures/builders.ts'
import { createEditor } from '#plugins/editor.ts'
import { gamePlugins } from '#plugins/index.ts'
import type { Bus } from '#plugins/kit.ts'
import { live } from '#plugins/live/index.ts'
import type { SocketSignal } from '#plugins/ports/live-socket.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { emptyLive } from '#schemas/live.ts'
import type { Row as Kept } from '#schemas/table.ts'
import { browserClock, browserIds } from '#ui/adapters/clock.ts'
import { browserFrames } from '#ui/adapters/frames.ts'
import { check } from '#ui/app/fact-check.ts'
import { Growing } from '#ui/kit/growing.tsx'
import { draftWith } from '../../tests/core/draft-with.ts'
import { portsOf } from '../../tests/core/ports.ts'
import type { Screen } from './creation.tsx'
import { NodeRow } from './node-row.tsx'
import { SCRIPT } from './socket.ts'

/** More than a window holds: each begins with a few dozen rows. */
const CHAPTERS = 2
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
  return (
    <Growing items={chapters} first={CHAPTERS}>
      {({ key, rows }) => <Chapter key={key} rows={rows} />}
    </Growing>
  )
}

/** The product's editor, told by its live socket as it is in the product; put on the page as it is scrolled to. */
export function ourScreen(): Screen {
  const { signal$, editor } = followed()
  return {
    view: <Page bus={editor.bus} />,
    hear: (data) => signal$.next({ kind: 'frame', data }),
    known() {
      const rows = editor.draft().script.nodes.partitions.flatMap((chapter) => chapter.rows)
      const letters = rows.reduce((sum, { value }) => sum + value.content.length, 0)
      return { nodes: rows.length, letters }
    },
  }
}

/** An editor that follows the script over a socket in our hand, on the browser's own clock and frames. */
function followed() {
  const signal$ = new Subject<SocketSignal>()
  const ports = portsOf(new VirtualTimeScheduler(), {
    // nothing is asked: the poll has been answered
    api: { call: () => new Promise(() => undefined) },
    clock: browserClock,
    ids: browserIds,
    socket: { connect: () => signal$ },
    frames: browserFrames,
  })
  const { account } = emptyDraft().session
  const draft = draftWith({
    scriptId: SCRIPT,
    account: { ...account, user: aUser() },
    live: { ...emptyLive(), poll: 'answered' },
  })
  const editor = createEditor([...gamePlugins, live], ports, draft, check)
  editor.faults$.subscribe(({ kind }) => {
    throw new Error(kind)
  })
  signal$.next({ kind: 'opened' })
  return { signal$, editor }
}
