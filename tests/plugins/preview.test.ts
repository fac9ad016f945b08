import { describe, expect, it } from 'vitest'
import { nextStep } from '#core/game/next-step.ts'
import { aNode, anOption } from '#fixtures/builders.ts'
import { nodes } from '#plugins/nodes/index.ts'
import {
  chooseOption,
  closePreview,
  goOn,
  openPreview,
  restartPreview,
  setPreviewAuto,
  setPreviewTyping,
} from '#plugins/preview/commands.ts'
import { preview } from '#plugins/preview/index.ts'
import { transcript } from '#plugins/preview/projections.ts'
import { activeScript } from '#plugins/script/index.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { CHAPTER, choice, first, last, left, playing, right } from './preview-editor.ts'

describe('the preview of key nodes', () => {
  it('[KN4] is refused before nodes exist, with words for it', () => {
    const { editor } = testEditorOf([activeScript, nodes, preview])
    expect(editor.run(openPreview, { what: 'nodes' })).toEqual({ refused: 'nodes_pending' })
    expect(editor.run(openPreview, { what: 'tasks' })).toEqual({ refused: 'nodes_pending' })
  })

  it('[KN7] [KN9] [KN10] begins at the lowest id, types at 50 ms a letter, goes on 500 ms later', () => {
    const testEditor = playing()
    testEditor.editor.run(openPreview, { what: 'nodes' })
    expect(testEditor.seen()).toEqual([101])
    testEditor.until(3 * 50 + 499)
    expect(testEditor.seen()).toEqual([101])
    testEditor.until(3 * 50 + 500)
    expect(testEditor.seen()).toEqual([101, 102])
  })

  it('[KN24] a choice is that of its own node, whatever was walked in this chapter since or stands elsewhere by its id', () => {
    const testEditor = playing(CHAPTER, { chapter_2: CHAPTER })
    const { editor, draft } = testEditor
    const at = (chapterKey: string, nodeId: number) => ({ chapterKey, nodeId })
    for (const payload of [at('chapter_1', 102), at('chapter_1', 103), at('chapter_2', 102)])
      editor.bus.emit({ type: 'preview/nodeShown', source: 'user', payload })
    editor.bus.emit({
      type: 'preview/optionChosen',
      source: 'user',
      payload: { ...at('chapter_1', 102), optionId: 2 },
    })
    expect(draft().session.preview.walk.map(({ optionId }) => optionId)).toEqual([2, null, null])
  })

  it('[KN9] shows a text at once with typing off', () => {
    const testEditor = playing()
    testEditor.editor.run(setPreviewTyping, { typing: false })
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.until(500)
    expect(testEditor.seen()).toEqual([101, 102])
  })

  it('[KN12] [KN19] waits for a choice, keeps it with its reply, and goes on 800 ms after it', () => {
    const testEditor = playing([choice, left, right, last])
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.until(60_000)
    expect(testEditor.state().kind).toBe('choose')
    expect(testEditor.editor.run(chooseOption, { optionId: 1 })).toBeNull()
    expect(transcript(testEditor.draft())[0]?.chosen?.reply).toBe('You go left.')
    expect(testEditor.editor.run(chooseOption, { optionId: 2 })).toEqual({ refused: 'invalidNode' })
    testEditor.until(60_799)
    expect(testEditor.seen()).toEqual([102])
    testEditor.until(60_800)
    expect(testEditor.seen()).toEqual([102, 103])
  })

  it('[KN11] goes on after a puzzle without options and waits at one with options', () => {
    const bare = aNode({ id: 1, type: 'puzzle', content: '', puzzle: 'What time was it?' })
    const asked = aNode({ id: 2, type: 'puzzle', options: [anOption()] })
    const testEditor = playing([bare, asked])
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.until(100_000)
    expect(testEditor.seen()).toEqual([1, 2])
    expect(testEditor.state().kind).toBe('choose')
  })

  it('[KN13] says of a word game whether the choice was right', () => {
    const game = aNode({
      id: 1,
      type: 'wordGame',
      answerId: 2,
      options: [anOption({ id: 1 }), anOption({ id: 2 })],
    })
    for (const [optionId, verdict] of [
      [2, 'correct'],
      [1, 'incorrect'],
    ] as const) {
      const testEditor = playing([game])
      testEditor.editor.run(openPreview, { what: 'nodes' })
      testEditor.editor.run(chooseOption, { optionId })
      expect(transcript(testEditor.draft())[0]?.verdict).toBe(verdict)
    }
  })

  it('[KN8] [KN23] begins again with an empty transcript, plays from a node, and stops its timers when closed', () => {
    const testEditor = playing()
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.until(10_000)
    testEditor.editor.run(restartPreview, { fromNodeId: null })
    expect(testEditor.seen()).toEqual([101])
    testEditor.editor.run(restartPreview, { fromNodeId: 103 })
    expect(testEditor.seen()).toEqual([103])
    expect(testEditor.editor.run(restartPreview, { fromNodeId: 999 })).toEqual({
      refused: 'invalidNode',
    })
    testEditor.editor.run(closePreview)
    testEditor.until(90_000)
    expect(testEditor.seen()).toEqual([103])
  })

  it('[KN24] remembers choices when closed and across edits, and lets go of what is gone', () => {
    const testEditor = playing()
    const rewrite = (nodes: KeyNode[], version: number) =>
      testEditor.editor.bus.emit({
        type: 'nodes/written',
        source: 'socket',
        version,
        payload: { chapter: { key: 'chapter_1', index: 1, nodes, tasks: [] } },
      })
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.until(60_000)
    testEditor.editor.run(chooseOption, { optionId: 2 })
    testEditor.editor.run(closePreview)
    rewrite([{ ...choice, content: 'Which way now?' }], 10)
    testEditor.editor.run(openPreview, { what: 'nodes' })
    const [, line] = transcript(testEditor.draft())
    expect(line?.node?.content).toBe('Which way now?')
    expect(line?.chosen?.content).toBe('Right')
    rewrite([{ ...choice, options: choice.options.slice(0, 1) }], 11)
    expect(transcript(testEditor.draft())[1]?.chosen).toBeNull()
    expect(testEditor.state().kind).toBe('choose')
  })

  it('[KN12] goes on 800 ms after a preview is opened again that was closed on an answer', () => {
    const long = aNode({ ...choice, content: 'A very long question. '.repeat(20) })
    const testEditor = playing([long, left, right, last])
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.editor.run(chooseOption, { optionId: 1 })
    testEditor.editor.run(closePreview)
    testEditor.until(5_000)
    expect(testEditor.seen()).toEqual([102])
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.until(5_799)
    expect(testEditor.seen()).toEqual([102])
    testEditor.until(5_800)
    expect(testEditor.seen()).toEqual([102, 103])
  })

  it('[KN18] stops where it would go in circles without anybody choosing', () => {
    const testEditor = playing([aNode({ id: 1 }), aNode({ id: 2, nextNodeId: 1 })])
    testEditor.editor.run(setPreviewTyping, { typing: false })
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.until(1_000_000)
    expect(testEditor.seen()).toEqual([1, 2])
    expect(testEditor.state()).toEqual({ kind: 'invalid', nodeId: 2 })
  })

  it('[KN16] ends at 0 and says of a link that leads nowhere that it is invalid', () => {
    const testEditor = playing([aNode({ id: 1, nextNodeId: 77 })])
    testEditor.editor.run(openPreview, { what: 'nodes' })
    expect(testEditor.state()).toEqual({ kind: 'invalid', nodeId: 1 })
    expect(playing([last]).state()).toEqual({ kind: 'empty' })
  })

  it('[KN21] says of a type nobody knows that it is unknown', () => {
    const testEditor = playing([aNode({ id: 1, type: 'unknown' })])
    testEditor.editor.run(openPreview, { what: 'nodes' })
    expect(testEditor.state()).toEqual({ kind: 'unknown', nodeId: 1 })
  })

  it('[KN10] [KN25] goes on by hand when it shall not by itself', () => {
    const testEditor = playing()
    testEditor.editor.run(setPreviewAuto, { auto: false })
    testEditor.editor.run(openPreview, { what: 'nodes' })
    testEditor.until(100_000)
    expect(testEditor.seen()).toEqual([101])
    testEditor.editor.run(goOn)
    expect(testEditor.seen()).toEqual([101, 102])
  })
})

describe('the way on', () => {
  const chapters = [
    { key: 'chapter_1', index: 1, nodes: CHAPTER },
    { key: 'chapter_2', index: 2, nodes: [aNode({ id: 1, chapterKey: 'chapter_2' })] },
  ]

  it('[KN14] is the option’s, else the node’s, else the next node by id', () => {
    expect(nextStep(chapters, choice, 2)).toMatchObject({ nodeId: 104 })
    expect(nextStep(chapters, left, null)).toMatchObject({ nodeId: 105 })
    expect(nextStep(chapters, first, null)).toMatchObject({ nodeId: 102 })
    expect(nextStep(chapters, right, null)).toMatchObject({ nodeId: 105 })
    expect(nextStep(chapters, last, null)).toEqual({ kind: 'end' })
  })

  it('[KN15] stays in its chapter for a number and may leave it for a globalId', () => {
    const leaving = aNode({ id: 1, nextNodeId: 'chapter_2_1' })
    expect(nextStep(chapters, leaving, null)).toEqual({
      kind: 'node',
      chapterKey: 'chapter_2',
      nodeId: 1,
    })
    const lost = aNode({ id: 1, nextNodeId: 1 })
    expect(nextStep(chapters, lost, null)).toEqual({ kind: 'invalid', link: 1 })
  })
})
