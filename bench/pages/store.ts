import { produce } from 'immer'
import { filter, mergeMap, Subject, scan } from 'rxjs'
import { definitionOf } from '#schemas/events/index.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { emptyMaps, type Maps, writeMaps } from '../maps.ts'
import { factsIn } from './socket.ts'

/** The usual way: a subject, a check, a fold by Immer over maps, and everybody told of each state. */
export function createStore() {
  let state = emptyMaps()
  const listeners = new Set<() => void>()
  const messages = new Subject<string>()
  messages
    .pipe(
      mergeMap(factsIn),
      filter((event) => definitionOf(event.type)?.schema.safeParse(event).success === true),
      scan((maps, event) => produce(maps, (draft) => writeMaps(draft, event)), state),
    )
    .subscribe((next) => {
      state = next
      for (const listener of listeners) listener()
    })
  return {
    hear: (message: string) => messages.next(message),
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    known() {
      const nodes = Object.values(state.nodes).flatMap(({ rows }) => Object.values(rows))
      const letters = nodes.reduce((sum, row) => sum + (row.value as KeyNode).content.length, 0)
      return { nodes: nodes.length, letters }
    },
  }
}

export type Store = ReturnType<typeof createStore>

/** The nodes of one chapter, in their order. */
export const nodesOf = (content: Maps['nodes'][string]): KeyNode[] =>
  Object.values(content.rows).map((row) => row.value as KeyNode)
