import { describe, expect, it } from 'vitest'
import { aNode, anOption } from '#fixtures/builders.ts'
import { nodes } from '#plugins/nodes/index.ts'
import { chaptersOfNodes } from '#plugins/nodes/projections.ts'
import {
  chooseOption,
  goToNextChapter,
  openPreview,
  restartGame,
} from '#plugins/preview/commands.ts'
import { activeScript } from '#plugins/script/index.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { last, playing } from './preview-editor.ts'

describe('from chapter to chapter', () => {
  it('[KN17] leads from the end of a chapter to the next, and after the last to an ending', () => {
    const second = aNode({ id: 201, chapterKey: 'chapter_2' })
    const testEditor = playing([last], { chapter_2: [second] })
    testEditor.editor.run(openPreview, { what: 'nodes' })
    expect(testEditor.state()).toMatchObject({
      kind: 'end',
      lastChapter: false,
      nextChapterKey: 'chapter_2',
    })
    expect(testEditor.editor.run(goToNextChapter)).toBeNull()
    expect(testEditor.seen()).toEqual([201])
    expect(testEditor.editor.run(goToNextChapter)).toEqual({ refused: 'nothingToRead' })
    expect(testEditor.state()).toMatchObject({
      kind: 'end',
      lastChapter: true,
      nextChapterKey: null,
    })
  })

  it('[KN15] [KN17] goes on in another chapter at the node that a link names', () => {
    const leaving = aNode({ id: 1, nextNodeId: 'chapter_2_202' })
    const away = [201, 202, 203].map((id) => aNode({ id, chapterKey: 'chapter_2' }))
    const testEditor = playing([leaving], { chapter_2: away })
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.editor.run(goToNextChapter)
    expect(testEditor.seen()).toEqual([202])
  })

  it('[KN27] plays the whole game again from its first chapter, with no choice remembered', () => {
    const asked = aNode({ id: 1, type: 'option', options: [anOption({ id: 1, nextNodeId: 0 })] })
    const testEditor = playing([asked], {
      chapter_2: [aNode({ id: 201, chapterKey: 'chapter_2' })],
    })
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.editor.run(chooseOption, { optionId: 1 })
    testEditor.editor.run(goToNextChapter)
    expect(testEditor.editor.run(restartGame)).toBeNull()
    expect(testEditor.draft().session.preview.walk).toEqual([
      { chapterKey: 'chapter_1', nodeId: 1, optionId: null },
    ])
    expect(testEditor.state().kind).toBe('choose')
  })

  it('[KN6] orders chapters by index, then by key in natural order, without an index last', () => {
    const testEditor = testEditorOf([activeScript, nodes])
    testEditor.editor.bus.emit({
      type: 'script/opened',
      source: 'user',
      payload: { scriptId: 's' },
    })
    for (const [key, index] of [
      ['chapter_10', 10],
      ['chapter_2', 2],
      ['extra_10', null],
      ['extra_9', null],
      ['b', 2],
    ] as const)
      testEditor.editor.bus.emit({
        type: 'nodes/written',
        source: 'socket',
        version: 1,
        payload: { chapter: { key, index, nodes: [aNode({ chapterKey: key })], tasks: [] } },
      })
    expect(chaptersOfNodes(testEditor.draft()).map((one) => one.key)).toEqual([
      'b',
      'chapter_2',
      'chapter_10',
      'extra_9',
      'extra_10',
    ])
  })
})
