import { memo, useSyncExternalStore } from 'react'
import type { Maps } from '../maps.ts'
import type { Screen } from './creation.tsx'
import { NodeRow } from './node-row.tsx'
import { createStore, nodesOf, type Store } from './store.ts'

const Row = memo(NodeRow)
const Chapter = memo(function Chapter({ content }: { content: Maps['nodes'][string] }) {
  return (
    <section>
      {nodesOf(content).map((node) => (
        <Row key={node.id} node={node} />
      ))}
    </section>
  )
})

function Page({ store: { subscribe, state } }: { store: Store }) {
  const { nodes } = useSyncExternalStore(subscribe, state)
  return Object.entries(nodes).map(([key, content]) => <Chapter key={key} content={content} />)
}

/** Chapters and rows that React skips while they are the same. */
export function memoScreen(): Screen {
  const store = createStore()
  return { view: <Page store={store} />, hear: store.hear, known: store.known }
}
