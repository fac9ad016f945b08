import { describe, expect, it } from 'vitest'
import { aNode, anOption } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { goOn, openPreview, restartPreview, setPreviewTyping } from '#plugins/preview/commands.ts'
import { playbackState, transcript } from '#plugins/preview/projections.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { answered, frameOf, openTestEditor } from './test-editor.ts'

const AS_OF = 30
const TEXTS = [aNode({ id: 1, content: 'abc' }), aNode({ id: 2 }), aNode({ id: 3 })]
const chapter = (key: string, nodes: KeyNode[]) => ({
  key,
  index: Number(key.slice(-1)),
  nodes: nodes.map((node) => ({ ...node, chapterKey: key, globalId: `${key}_${node.id}` })),
  tasks: [],
})

/** A complete game of two chapters whose first is being played, and revisions from the test's hand. */
async function playing(options: { reduced?: boolean } = {}) {
  const contents = [chapter('chapter_1', TEXTS), chapter('chapter_2', TEXTS)]
  const game = { ...sampleGame('en_US'), contents }
  const testEditor = openTestEditor({ answer: () => answered(game, AS_OF), ...options })
  testEditor.open()
  await testEditor.until(0)
  testEditor.editor.run(openPreview, { what: 'nodes' })
  let seq = AS_OF
  return {
    ...testEditor,
    state: () => playbackState(testEditor.draft()),
    seen: () => transcript(testEditor.draft()).map(({ nodeId }) => nodeId),
    revise: (...changed: ReturnType<typeof chapter>[]) => {
      seq += 1
      const fact = {
        type: 'updates/applied',
        payload: { modules: { contents: changed } },
      } as const
      testEditor.last().frame(frameOf(fact, seq))
    },
  }
}

describe('a game that is changed while it is played', () => {
  it('[UP12] offers to begin again when the node being played is removed', async () => {
    const testEditor = await playing()
    await testEditor.until(700)
    expect(testEditor.seen()).toEqual([1, 2])
    testEditor.revise(chapter('chapter_1', [TEXTS[0] as KeyNode, TEXTS[2] as KeyNode]))
    expect(testEditor.state()).toEqual({ kind: 'missing', nodeId: 2 })
    await testEditor.until(10_000)
    expect(testEditor.seen()).toEqual([1, 2])
    expect(testEditor.editor.run(restartPreview, { fromNodeId: null })).toBeNull()
    expect(testEditor.seen()).toEqual([1])
    await testEditor.until(20_000)
    expect(testEditor.seen()).toEqual([1, 3])
  })

  it('[UP12] begins with the first chapter that is there when the one being played is removed', async () => {
    const testEditor = await playing()
    testEditor.revise(chapter('chapter_1', []))
    expect(testEditor.state()).toEqual({ kind: 'missing', nodeId: 1 })
    expect(testEditor.editor.run(restartPreview, { fromNodeId: null })).toBeNull()
    expect(testEditor.draft().session.preview.chapterKey).toBe('chapter_2')
    expect(testEditor.state()).toMatchObject({ kind: 'onward', node: { chapterKey: 'chapter_2' } })
  })

  it('[UP12] says that there are no nodes when none is left', async () => {
    const testEditor = await playing()
    testEditor.revise(chapter('chapter_1', []), chapter('chapter_2', []))
    expect(testEditor.state()).toEqual({ kind: 'empty' })
    expect(testEditor.editor.run(restartPreview, { fromNodeId: null })).toHaveProperty('refused')
  })

  it('[UP12] goes on with what a node has become', async () => {
    const testEditor = await playing()
    const asks = aNode({ id: 1, type: 'option', options: [anOption({ id: 1 })] })
    testEditor.revise(chapter('chapter_1', [asks, ...TEXTS.slice(1)]))
    await testEditor.until(5_000)
    expect(testEditor.state()).toMatchObject({ kind: 'choose', node: { id: 1 } })
    testEditor.revise(chapter('chapter_1', TEXTS))
    await testEditor.until(5_650)
    expect(testEditor.seen()).toEqual([1, 2])
  })
})

describe('under reduced motion', () => {
  it('[AX6] no line is typed, and the next comes half a second after it', async () => {
    const testEditor = await playing({ reduced: true })
    expect(testEditor.draft().session.preview.typing).toBe(false)
    await testEditor.until(500)
    expect(testEditor.seen()).toEqual([1, 2])
  })

  it('[AX6] whoever asks for typing gets it', async () => {
    const testEditor = await playing({ reduced: true })
    testEditor.editor.run(setPreviewTyping, { typing: true })
    expect(testEditor.draft().session.preview.typing).toBe(true)
    expect(testEditor.editor.run(goOn)).toBeNull()
  })
})
