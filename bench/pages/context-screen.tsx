import { createContext, useContext, useSyncExternalStore } from 'react'
import { emptyMaps } from '../maps.ts'
import type { Screen } from './creation.tsx'
import { NodeRow, type ShownNode } from './node-row.tsx'
import { createStore, type Store } from './store.ts'

const Whole = createContext(emptyMaps())

function Row({ chapter, id }: { chapter: string; id: string }) {
  const row = useContext(Whole).nodes[chapter]?.rows[id]
  // rows hold nodes
  return row === undefined ? null : <NodeRow node={row.value as ShownNode} />
}

function Chapter({ chapter }: { chapter: string }) {
  const rows = useContext(Whole).nodes[chapter]?.rows ?? {}
  return (
    <section>
      {Object.keys(rows).map((id) => (
        <Row key={id} chapter={chapter} id={id} />
      ))}
    </section>
  )
}

function Page({ store: { subscribe, state } }: { store: Store }) {
  const maps = useSyncExternalStore(subscribe, state)
  return (
    <Whole value={maps}>
      {Object.keys(maps.nodes).map((chapter) => (
        <Chapter key={chapter} chapter={chapter} />
      ))}
    </Whole>
  )
}

/** The whole draft in one context: every row looks its node up again at every fact. */
export function contextScreen(): Screen {
  const store = createStore()
  return { view: <Page store={store} />, hear: store.hear, known: store.known }
}
