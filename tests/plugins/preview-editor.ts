import { aNode, anOption } from '#fixtures/builders.ts'
import { nodes } from '#plugins/nodes/index.ts'
import { preview } from '#plugins/preview/index.ts'
import { playbackState, transcript } from '#plugins/preview/projections.ts'
import { activeScript } from '#plugins/script/index.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { testEditorOf } from '../core/test-editor.ts'

export const first = aNode({ id: 101, content: 'abc' })
export const choice = aNode({
  id: 102,
  type: 'option',
  options: [
    anOption({ id: 1, content: 'Left', reply: 'You go left.', nextNodeId: 103 }),
    anOption({ id: 2, content: 'Right', nextNodeId: 104 }),
  ],
})
export const left = aNode({ id: 103, nextNodeId: 105 })
export const right = aNode({ id: 104 })
export const last = aNode({ id: 105, nextNodeId: 0 })
export const CHAPTER = [first, choice, left, right, last]

/** A game whose nodes are those of these chapters, to be previewed in virtual time. */
export function playing(given: KeyNode[] = CHAPTER, more: Record<string, KeyNode[]> = {}) {
  const testEditor = testEditorOf([activeScript, nodes, preview])
  const { editor } = testEditor
  editor.bus.emit({ type: 'script/opened', source: 'user', payload: { scriptId: 's' } })
  for (const [at, [key, list]] of Object.entries({ chapter_1: given, ...more }).entries())
    editor.bus.emit({
      type: 'nodes/written',
      source: 'socket',
      version: at + 1,
      payload: { chapter: { key, index: at + 1, nodes: list, tasks: [] } },
    })
  return {
    ...testEditor,
    seen: () => transcript(testEditor.draft()).map((line) => line.nodeId),
    state: () => playbackState(testEditor.draft()),
  }
}
