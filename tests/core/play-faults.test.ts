import { expect, it } from 'vitest'
import { arranged } from '#core/game/arrange.ts'
import { playFaults } from '#core/game/play-faults.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'

const GAME: GameSnapshot = { ...sampleGame('en_US'), status: 2, scriptVersion: 3 }
/** The kinds of what is broken once something was removed. */
function brokenBy(...removed: string[]): string[] {
  let game = GAME
  for (const at of removed) {
    const what: Arrangement = { verb: 'remove', at }
    const made = arranged(game, what)
    if ('refused' in made) throw new Error(`${at}: ${made.refused}`)
    game = made.game
  }
  return playFaults(game).map(({ kind, at, name }) => [kind, at, name].join(' ').trim())
}

it('[BH9] a game that holds has nothing to say', () => {
  expect(playFaults(GAME)).toEqual([])
})

it.each<[string, string[], string[]]>([
  ['a choice', ['nodes/chapter_1/2'], ['unreached nodes/chapter_1/4']],
  [
    'a node that a task ends at',
    ['nodes/chapter_3/1'],
    ['node npcTasks/103 Wind it once more', 'node story/chapters/3/tasks/1 Name the hour'],
  ],
  [
    'somebody who speaks',
    ['npcs/2'],
    [1, 2, 3].map((chapter) => `speaker nodes/chapter_${chapter}/3`),
  ],
])('[BH9] the removal of %s tells what it broke', (_, removed, expected) => {
  expect(brokenBy(...removed)).toEqual(expect.arrayContaining(expected))
})

it('[BH9] a place that is played at is missed at every node of it', () => {
  const kinds = brokenBy('locations/clock-room').map((fault) => fault.split(' ')[0])
  expect(kinds.length).toBe(18)
  expect(new Set(kinds)).toEqual(new Set(['location']))
})

it('[BH9] two of one name, an answer that is gone, and a way that names no node', () => {
  const [first, second, ...rest] = GAME.npcs
  const [chapter, ...others] = GAME.contents
  const nodes = (chapter?.nodes ?? []).map((node) =>
    node.type === 'wordGame'
      ? { ...node, answerId: 77 }
      : { ...node, nextNodeId: node.nextNodeId === 0 ? 99 : node.nextNodeId },
  )
  const game = {
    ...GAME,
    npcs: [first, { ...second, name: first?.name }, ...rest],
    contents: [{ ...chapter, nodes }, ...others],
  } as GameSnapshot
  const kinds = new Set(playFaults(game).map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['way', 'answer', 'name']))
})

/** A game of so many nodes in chapters of at most 200, each with a task. */
function longGame(nodes: number): GameSnapshot {
  const [content] = GAME.contents
  const [node] = content?.nodes ?? []
  const chapters = Math.ceil(nodes / 200)
  const contents = Array.from({ length: chapters }, (_, at) => {
    const key = `chapter_${at + 1}`
    const size = Math.min(200, nodes - at * 200)
    const told = Array.from({ length: size }, (_, place) => ({
      ...node,
      id: place + 1,
      globalId: `${key}_${place + 1}`,
      chapterKey: key,
      nextNodeId: place + 1 === size ? 0 : place + 2,
    }))
    const tasks = told.map(({ id }) => ({
      ...content?.tasks[0],
      id,
      chapterKey: key,
      keyNodeId: id,
    }))
    return { key, index: at + 1, nodes: told, tasks }
  })
  return { ...GAME, contents, chapters: [], npcTasks: [] } as unknown as GameSnapshot
}

it.each([
  [63, 16],
  [2_000, 200],
])('[BH10] a game of %d nodes is looked through within %d ms', (nodes, most) => {
  const times = Array.from({ length: 5 }, () => {
    const game = longGame(nodes)
    const begun = performance.now()
    expect(playFaults(game)).toEqual([])
    return performance.now() - begun
  })
  expect(Math.min(...times)).toBeLessThan(most)
})
