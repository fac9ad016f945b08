import { describe, expect, it } from 'vitest'
import { aGame, aNode, anNpc, aPlayer, aTask } from '#fixtures/builders.ts'
import { readStoredFact } from '#schemas/stored-fact.ts'
import { TASK_TYPE } from '#schemas/task.ts'
import { presentAddress, STORED_ORIGIN } from '#schemas/wire/address.ts'
import { readAnswer } from '#schemas/wire/answers.ts'
import { decodeChapter } from '#schemas/wire/chapter.ts'
import { decodeElements } from '#schemas/wire/element.ts'
import { decodeFrame, encodeFact } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { decodeGame } from '#schemas/wire/game.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { decodeContents, decodeNode, encodeNode } from '#schemas/wire/key-node.ts'
import { encodeNpc, tasksOfNpc } from '#schemas/wire/npc.ts'
import { changeAt, parsePath } from '#schemas/wire/path.ts'
import { encodeJudgement, encodePlay } from '#schemas/wire/play.ts'
import { decodeRecord, encodeQuotes } from '#schemas/wire/record.ts'
import { encodeTask } from '#schemas/wire/task.ts'

const ORIGIN = 'http://pictures.test'
const node = encodeNode(aNode({ id: 4 }))
const factsOf = (key: string, message: unknown) => {
  const found = decodeFrame({ script_id: 's1', key, message })
  return found.kind === 'facts' ? found.facts : found.kind
}

describe('of a list that holds something odd', () => {
  it('[EN2] the rest is read: games, places, chapters, tasks of a character, directions of a chat', () => {
    const games = [7, 'x', null, { id: '1', title: 'One' }]
    expect(readAnswer('listScripts', games, {})).toMatchObject([{ id: '1' }])
    const place = { loc_id: 'quay', loc_name: 'The Quay' }
    expect(decodeElements({ locations: [7, {}, place] }).locations).toMatchObject([{ id: 'quay' }])
    // a number that is no id any computer can count with
    for (const odd of ['soon', null, [], { id: 2 ** 60 }]) expect(decodeChapter(odd, 0)).toBeNull()
    const told = { id: 7, tasks: ['soon', {}, encodeTask(aTask({ id: 1 }))] }
    expect(tasksOfNpc(told)).toMatchObject([{ id: 1, roleId: 7 }])
    const directions = [{ title: 'Shorter', request: 'Shorten it' }, 7, { title: 'Longer' }]
    const record = decodeRecord({ id: 'r', extend: { directions } })
    expect(record?.directions).toEqual(directions.slice(0, 1))
  })

  it('[EN2] a task that its character and its list both tell is one task, as the list tells it', () => {
    const task = (id: number, name: string) => encodeTask(aTask({ id, name }))
    const npcs = [
      { ...encodeNpc(anNpc({ id: 7 }), ORIGIN), tasks: [task(1, 'own'), task(2, 'own')] },
    ]
    const { npcTasks } = decodeGame({ npc_list: { npcs }, npc_tasks: [task(1, 'listed')] }).game
    expect(npcTasks.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 listed', '2 own'])
  })

  it('[EN2] an option is one only with an id', () => {
    const options = [7, null, { content: 'No id' }, { id: 2, content: 'Wait' }]
    const read = decodeNode({ id: 1, type: 'OPTION', options }, { key: 'chapter_1', index: 1 })
    expect(read?.options).toMatchObject([{ id: 2, content: 'Wait' }])
  })

  it('[EN5] chapters that name themselves are read, alone and in a list, and others are not', () => {
    const alone = { chapterKey: 'chapter_2', key_nodes: [node] }
    expect(decodeContents(alone)).toMatchObject([{ key: 'chapter_2', nodes: [{ id: 4 }] }])
    expect(decodeContents([alone, 7, {}, { key_nodes: [node] }])).toHaveLength(1)
    const update = { keyNodesAndTasks: { chapter_1: [node] } }
    expect(factsOf('script_update', update)).toMatchObject([
      { payload: { modules: { contents: [{ key: 'chapter_1', nodes: [{ id: 4 }] }] } } },
    ])
  })

  it('[EN2] a character who comes alone is read as one of a list, and people and tasks by any name of their list', () => {
    const told = encodeNpc(anNpc({ id: 7 }), ORIGIN)
    expect(factsOf('npc_list', told)).toMatchObject([
      { type: 'npcs/written', payload: { npcs: [{ id: 7 }] } },
    ])
    const game = { npc_list: { elements: [told] }, npc_tasks: { elements: [aTask({ id: 3 })] } }
    expect(decodeGame(game).game).toMatchObject({ npcs: [{ id: 7 }], npcTasks: [{ id: 3 }] })
    const images = { locations: { quay: `${ORIGIN}/1.webp` } }
    expect(factsOf('location_image', images.locations)).toMatchObject([
      { payload: { images: images.locations } },
    ])
  })
})

describe('a fact of the game', () => {
  it('[EN8] without a spelling travels as it is, and is nothing where its payload does not fit', () => {
    const strange = { type: 'weather/changed', payload: { rain: true } } as unknown as GameFact
    const frame = encodeFact(strange, 's1', 3, ORIGIN)
    expect(frame).toMatchObject({ key: 'weather/changed', seq: 3 })
    expect(JSON.parse(`${frame.message}`)).toEqual({ rain: true })
    expect(decodeFrame(frame).kind).toBe('ignored')
    expect(factsOf('publishing/changed', { id: 7 })).toBe('ignored')
  })

  it('[EN8] that is a whole game is never sent as a frame', () => {
    const fact = { type: 'script/snapshotReceived', payload: {} } as unknown as GameFact
    expect(() => encodeFact(fact, 's1', 1, ORIGIN)).toThrow('never sent as a frame')
  })

  it('[DU11] as it was stored is read where this version knows it, and fits', () => {
    const story = { prologue: ['Once.'], chapters: [] }
    const fact = { type: 'story/written', payload: story }
    expect(readStoredFact(fact.type, story)).toEqual(fact)
    expect(readStoredFact(fact.type, { prologue: 'Once.' })).toBeNull()
    for (const type of ['story/painted', '__proto__', 'toasts/shown', ''])
      expect(readStoredFact(type, story), type).toBeNull()
  })

  it('[UP8] says of an update its player and its cover, at the address media have now', () => {
    const updated = (modules: object) => {
      const fact = { type: 'updates/applied', payload: { modules } } as GameFact
      return factsOf('script_update', encodeFact(fact, 's1', 1, ORIGIN).message)
    }
    const player = aPlayer()
    expect(updated({ player })).toMatchObject([{ payload: { modules: { player } } }])
    const cover = `${STORED_ORIGIN}/1.webp`
    expect(updated({ cover })).toMatchObject([
      { payload: { modules: { cover: `${ORIGIN}/1.webp` } } },
    ])
    expect(presentAddress('http://elsewhere.test/1.webp', ORIGIN)).toBe(
      'http://elsewhere.test/1.webp',
    )
  })
})

describe('a path', () => {
  it('[SV26] is none where it cannot be read, or begins in no name', () => {
    for (const bad of ['', '[0]', 'a..b', 'a[x]', 'a b', '.', 'a['])
      expect(parsePath(bad), bad).toBeNull()
    expect(parsePath('a[2].b-c')).toEqual(['a', 2, 'b-c'])
  })

  it('[SV26] that leads on where nothing stands changes nothing, and the whole is not taken away', () => {
    const whole = { a: { b: 1 }, list: [1] }
    const put = { path: '', value: 2 }
    const gone = { path: '', remove: true } as const
    expect(changeAt(whole, [], put)).toBe(2)
    expect(changeAt(whole, [], gone)).toBeNull()
    expect(changeAt(whole, ['c'], put)).toEqual({ ...whole, c: 2 })
    for (const parts of [['c'], ['c', 'd'], ['a', 'c', 'd'], ['list', 'a'], ['a', 'b', 'c']])
      expect(changeAt(whole, parts, gone), parts.join('.')).toBeNull()
    expect(changeAt(whole, ['c', 'd'], put)).toBeNull()
    expect(changeAt(whole, ['a', 'b', 'c'], put)).toBeNull()
  })

  it('[QT10] of a node is that of its whole, or of a text of it', () => {
    const path = 'script_key_nodes_and_task_map.chapter_1.key_nodes[2]'
    expect(gamePath.node('chapter_1', 2)).toBe(path)
    expect(gamePath.node('chapter_1', 2, 'content')).toBe(`${path}.content.content`)
  })
})

describe('what a player is told', () => {
  it('[KN1] holds no hidden task before it is earned, and no answer', () => {
    const tasks = [aTask({ id: 1 }), aTask({ id: 2, type: TASK_TYPE.hidden })]
    const nodes = [aNode({ id: 1, answerId: 2 })]
    const contents = [{ key: 'chapter_1', index: 1, nodes, tasks }]
    const told = encodePlay(aGame({ contents, npcTasks: tasks, player: null }), 'g1', ORIGIN)
    expect(JSON.stringify(told)).not.toContain('"chapter_1_2"')
    expect(told.character_profile).toBeNull()
    const { character_profile } = encodePlay(aGame({ player: aPlayer() }), 'g1', ORIGIN)
    expect(character_profile).toMatchObject({ pname: 'Wren Calloway' })
    const earned = tasks.slice(1)
    expect(encodeJudgement({ correct: null, earned })).toMatchObject({ earned: [{ id: 2 }] })
  })

  it('[QT6] of a message without a quote is that it quotes nothing', () => {
    expect(encodeQuotes([])).toEqual({ quote: '', quote_key: '', quotes: [] })
  })
})
