import { describe, expect, it } from 'vitest'
import { aGame, aNode, anOption, aTask } from '#fixtures/builders.ts'
import { choosePlayed, continuePlaying, openPlay, playAgain } from '#plugins/playing/commands.ts'
import { playing } from '#plugins/playing/index.ts'
import { playedLines, playState } from '#plugins/playing/projections.ts'
import { encodePlay } from '#schemas/wire/play.ts'
import { encodeTask } from '#schemas/wire/task.ts'
import { testEditorOf } from '../core/test-editor.ts'

const nodes = [
  aNode({
    id: 2,
    type: 'wordGame',
    answerId: 1,
    options: [anOption({ id: 1 }), anOption({ id: 2 })],
  }),
  aNode({ id: 1 }),
]
const hidden = aTask({ id: 9, name: 'The Secret Door', type: 2, keyNodeId: 2, optionId: 1 })
const second = [aNode({ id: 1, chapterKey: 'chapter_2', nextNodeId: 0 })]
const game = aGame({
  status: 2,
  elements: { title: 'Low Tide' },
  contents: [
    { key: 'chapter_1', index: 1, nodes, tasks: [hidden] },
    { key: 'chapter_2', index: 2, nodes: second, tasks: [] },
  ],
})
const published = encodePlay(game, 'g', 'http://origin')

async function opened() {
  const judged = { correct: true, earned: [encodeTask(hidden)] }
  const answers = {
    playGame: { ok: true, data: published, desc: '' },
    judgeChoice: { ok: true, data: judged, desc: '' },
  }
  const testEditor = testEditorOf([playing], { answers })
  testEditor.editor.run(openPlay, { gameId: 'g' })
  await testEditor.settle()
  return { ...testEditor, state: () => playState(testEditor.draft()) }
}

describe('a published game', () => {
  it('[PU10] tells no answer and no hidden task', () => {
    const whole = JSON.stringify(published)
    expect(whole).not.toContain('"answer"')
    expect(whole).not.toContain('The Secret Door')
    expect(whole).toContain('Low Tide')
  })

  it('[PU11] plays from its first node to an ending, and only when the player goes on', async () => {
    const testEditor = await opened()
    expect(testEditor.state()).toEqual({ kind: 'cover' })
    expect(testEditor.editor.run(choosePlayed, { optionId: 1 })).toEqual({
      refused: 'nothingToChoose',
    })
    testEditor.editor.run(continuePlaying)
    testEditor.until(1_000_000)
    expect(playedLines(testEditor.draft()).map((line) => line.node.id)).toEqual([1])
    testEditor.editor.run(continuePlaying)
    expect(testEditor.state().kind).toBe('choose')
    expect(testEditor.editor.run(continuePlaying)).toEqual({ refused: 'nothingToRead' })
    expect(testEditor.editor.run(choosePlayed, { optionId: 3 })).toEqual({
      refused: 'nothingToChoose',
    })
    testEditor.editor.run(choosePlayed, { optionId: 1 })
    await testEditor.settle()
    expect(playedLines(testEditor.draft())[1]?.correct).toBe(true)
    expect(testEditor.draft().session.playing.earned.map((task) => task.name)).toEqual([
      'The Secret Door',
    ])
    expect(testEditor.state()).toMatchObject({ kind: 'onward', newChapter: true })
    testEditor.editor.run(continuePlaying)
    expect(testEditor.state()).toEqual({ kind: 'ended' })
    testEditor.editor.run(playAgain)
    expect(testEditor.state()).toEqual({ kind: 'cover' })
    expect(testEditor.draft().session.playing.earned).toEqual([])
  })

  it('[PU8] that does not exist is missing, and one that cannot be reached can be tried again', async () => {
    for (const [status, said] of [
      [404, 'missing'],
      [0, 'failed'],
    ] as const) {
      const testEditor = testEditorOf([playing], {
        answers: { playGame: { ok: false, status, desc: '' } },
      })
      testEditor.editor.run(openPlay, { gameId: 'g' })
      await testEditor.settle()
      expect(testEditor.draft().session.playing.status).toBe(said)
    }
  })
})
