import { describe, expect, it } from 'vitest'
import { aGame, aNode, anOption, aTask } from '#fixtures/builders.ts'
import { choosePlayed, continuePlaying, openPlay, playAgain } from '#plugins/playing/commands.ts'
import { playing } from '#plugins/playing/index.ts'
import { playedLines, playState } from '#plugins/playing/projections.ts'
import { encodePlay } from '#schemas/wire/play.ts'
import { encodeTask } from '#schemas/wire/task.ts'
import { worldOf } from '../core/world.ts'

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
  const world = worldOf([playing], { answers })
  world.editor.run(openPlay, { gameId: 'g' })
  await world.settle()
  return { ...world, state: () => playState(world.draft()) }
}

describe('a published game', () => {
  it('[PU10] tells no answer and no hidden task', () => {
    const whole = JSON.stringify(published)
    expect(whole).not.toContain('"answer"')
    expect(whole).not.toContain('The Secret Door')
    expect(whole).toContain('Low Tide')
  })

  it('[PU11] plays from its first node to an ending, and only when the player goes on', async () => {
    const world = await opened()
    expect(world.state()).toEqual({ kind: 'cover' })
    world.editor.run(continuePlaying)
    world.until(1_000_000)
    expect(playedLines(world.draft()).map((line) => line.node.id)).toEqual([1])
    world.editor.run(continuePlaying)
    expect(world.state().kind).toBe('choose')
    expect(world.editor.run(continuePlaying)).toEqual({ refused: 'nothingToRead' })
    expect(world.editor.run(choosePlayed, { optionId: 3 })).toEqual({ refused: 'nothingToChoose' })
    world.editor.run(choosePlayed, { optionId: 1 })
    await world.settle()
    expect(playedLines(world.draft())[1]?.correct).toBe(true)
    expect(world.draft().session.playing.earned.map((task) => task.name)).toEqual([
      'The Secret Door',
    ])
    expect(world.state()).toMatchObject({ kind: 'onward', newChapter: true })
    world.editor.run(continuePlaying)
    expect(world.state()).toEqual({ kind: 'ended' })
    world.editor.run(playAgain)
    expect(world.state()).toEqual({ kind: 'cover' })
    expect(world.draft().session.playing.earned).toEqual([])
  })

  it('[PU8] that does not exist is missing, and one that cannot be reached can be tried again', async () => {
    for (const [status, said] of [
      [404, 'missing'],
      [0, 'failed'],
    ] as const) {
      const world = worldOf([playing], { answers: { playGame: { ok: false, status, desc: '' } } })
      world.editor.run(openPlay, { gameId: 'g' })
      await world.settle()
      expect(world.draft().session.playing.status).toBe(said)
    }
  })
})
