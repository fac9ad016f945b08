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
import { worldOf } from '../core/world.ts'
import { CHAPTER, choice, first, last, left, playing, right } from './preview-world.ts'

describe('the preview of key nodes', () => {
  it('[KN4] is refused before nodes exist, with words for it', () => {
    const { editor } = worldOf([activeScript, nodes, preview])
    expect(editor.run(openPreview, { what: 'nodes' })).toEqual({ refused: 'nodes_pending' })
    expect(editor.run(openPreview, { what: 'tasks' })).toEqual({ refused: 'nodes_pending' })
  })

  it('[KN7] [KN9] [KN10] begins at the lowest id, types at 50 ms a letter, goes on 500 ms later', () => {
    const world = playing()
    world.editor.run(openPreview, { what: 'nodes' })
    expect(world.seen()).toEqual([101])
    world.until(3 * 50 + 499)
    expect(world.seen()).toEqual([101])
    world.until(3 * 50 + 500)
    expect(world.seen()).toEqual([101, 102])
  })

  it('[KN9] shows a text at once with typing off', () => {
    const world = playing()
    world.editor.run(setPreviewTyping, { typing: false })
    world.editor.run(openPreview, { what: 'nodes' })
    world.until(500)
    expect(world.seen()).toEqual([101, 102])
  })

  it('[KN12] [KN19] waits for a choice, keeps it with its reply, and goes on 800 ms after it', () => {
    const world = playing([choice, left, right, last])
    world.editor.run(openPreview, { what: 'nodes' })
    world.until(60_000)
    expect(world.state().kind).toBe('choose')
    expect(world.editor.run(chooseOption, { optionId: 1 })).toBeNull()
    expect(transcript(world.draft())[0]?.chosen?.reply).toBe('You go left.')
    expect(world.editor.run(chooseOption, { optionId: 2 })).toEqual({ refused: 'invalidNode' })
    world.until(60_799)
    expect(world.seen()).toEqual([102])
    world.until(60_800)
    expect(world.seen()).toEqual([102, 103])
  })

  it('[KN11] goes on after a puzzle without options and waits at one with options', () => {
    const bare = aNode({ id: 1, type: 'puzzle', content: '', puzzle: 'What time was it?' })
    const asked = aNode({ id: 2, type: 'puzzle', options: [anOption()] })
    const world = playing([bare, asked])
    world.editor.run(openPreview, { what: 'nodes' })
    world.until(100_000)
    expect(world.seen()).toEqual([1, 2])
    expect(world.state().kind).toBe('choose')
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
      const world = playing([game])
      world.editor.run(openPreview, { what: 'nodes' })
      world.editor.run(chooseOption, { optionId })
      expect(transcript(world.draft())[0]?.verdict).toBe(verdict)
    }
  })

  it('[KN8] [KN23] begins again with an empty transcript, plays from a node, and stops its timers when closed', () => {
    const world = playing()
    world.editor.run(openPreview, { what: 'nodes' })
    world.until(10_000)
    world.editor.run(restartPreview, { fromNodeId: null })
    expect(world.seen()).toEqual([101])
    world.editor.run(restartPreview, { fromNodeId: 103 })
    expect(world.seen()).toEqual([103])
    expect(world.editor.run(restartPreview, { fromNodeId: 999 })).toEqual({
      refused: 'invalidNode',
    })
    world.editor.run(closePreview)
    world.until(90_000)
    expect(world.seen()).toEqual([103])
  })

  it('[KN24] remembers choices when closed and across edits, and lets go of what is gone', () => {
    const world = playing()
    const rewrite = (nodes: KeyNode[], version: number) =>
      world.editor.bus.emit({
        type: 'nodes/written',
        source: 'socket',
        version,
        payload: { chapter: { key: 'chapter_1', index: 1, nodes, tasks: [] } },
      })
    world.editor.run(openPreview, { what: 'nodes' })
    world.until(60_000)
    world.editor.run(chooseOption, { optionId: 2 })
    world.editor.run(closePreview)
    rewrite([{ ...choice, content: 'Which way now?' }], 10)
    world.editor.run(openPreview, { what: 'nodes' })
    const [, line] = transcript(world.draft())
    expect(line?.node?.content).toBe('Which way now?')
    expect(line?.chosen?.content).toBe('Right')
    rewrite([{ ...choice, options: choice.options.slice(0, 1) }], 11)
    expect(transcript(world.draft())[1]?.chosen).toBeNull()
    expect(world.state().kind).toBe('choose')
  })

  it('[KN12] goes on 800 ms after a preview is opened again that was closed on an answer', () => {
    const long = aNode({ ...choice, content: 'A very long question. '.repeat(20) })
    const world = playing([long, left, right, last])
    world.editor.run(openPreview, { what: 'nodes' })
    world.editor.run(chooseOption, { optionId: 1 })
    world.editor.run(closePreview)
    world.until(5_000)
    expect(world.seen()).toEqual([102])
    world.editor.run(openPreview, { what: 'nodes' })
    world.until(5_799)
    expect(world.seen()).toEqual([102])
    world.until(5_800)
    expect(world.seen()).toEqual([102, 103])
  })

  it('[KN18] stops where it would go in circles without anybody choosing', () => {
    const world = playing([aNode({ id: 1 }), aNode({ id: 2, nextNodeId: 1 })])
    world.editor.run(setPreviewTyping, { typing: false })
    world.editor.run(openPreview, { what: 'nodes' })
    world.until(1_000_000)
    expect(world.seen()).toEqual([1, 2])
    expect(world.state()).toEqual({ kind: 'invalid', nodeId: 2 })
  })

  it('[KN16] ends at 0 and says of a link that leads nowhere that it is invalid', () => {
    const world = playing([aNode({ id: 1, nextNodeId: 77 })])
    world.editor.run(openPreview, { what: 'nodes' })
    expect(world.state()).toEqual({ kind: 'invalid', nodeId: 1 })
    expect(playing([last]).state()).toEqual({ kind: 'empty' })
  })

  it('[KN21] says of a type nobody knows that it is unknown', () => {
    const world = playing([aNode({ id: 1, type: 'unknown' })])
    world.editor.run(openPreview, { what: 'nodes' })
    expect(world.state()).toEqual({ kind: 'unknown', nodeId: 1 })
  })

  it('[KN10] [KN25] goes on by hand when it shall not by itself', () => {
    const world = playing()
    world.editor.run(setPreviewAuto, { auto: false })
    world.editor.run(openPreview, { what: 'nodes' })
    world.until(100_000)
    expect(world.seen()).toEqual([101])
    world.editor.run(goOn)
    expect(world.seen()).toEqual([101, 102])
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
