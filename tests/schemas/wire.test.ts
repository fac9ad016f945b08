import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chapterOf,
  contentOf,
  locationOf,
  nodeOf,
  npcOf,
  playerOf,
  taskOf,
} from '#fixtures/arbitraries.ts'
import { aNode, anNpc, aPlayer, aTask } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { decodeChapter, encodeChapter } from '#schemas/wire/chapter.ts'
import { decodeElements, decodeLocation, encodeLocation } from '#schemas/wire/element.ts'
import { decodeFrame, encodeFact } from '#schemas/wire/frame.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import {
  decodeChapterContent,
  decodeContents,
  decodeNode,
  encodeContent,
  encodeNode,
} from '#schemas/wire/key-node.ts'
import { decodeNpc, encodeNpc } from '#schemas/wire/npc.ts'
import { decodePlayer, encodePlayer } from '#schemas/wire/player.ts'
import { decodeTask, encodeTask } from '#schemas/wire/task.ts'

const ORIGIN = 'http://pictures.test'
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const CHAPTER = { key: 'chapter_1', index: 1 }

/** Every entity written and read again. */
function keeps<T>(
  one: fc.Arbitrary<T>,
  write: (value: T) => unknown,
  read: (raw: unknown) => unknown,
) {
  fc.assert(
    fc.property(one, (value) => {
      expect(read(overTheWire(write(value)))).toEqual(value)
    }),
    { numRuns: 300 },
  )
}

describe('an entity written to the wire and read again is equal:', () => {
  it('[EN1] a location', () => {
    keeps(locationOf, (one) => encodeLocation(one, ORIGIN), decodeLocation)
  })
  it('[EN1] [PL3] a player, in the server’s spelling', () => {
    keeps(playerOf, encodePlayer, decodePlayer)
    expect(Object.keys(encodePlayer(aPlayer()))).toEqual(
      'pname pgender page vref_id pprof_id psynopsis pbackstory'.split(' '),
    )
  })
  it('[EN1] an NPC', () => {
    keeps(npcOf, (one) => encodeNpc(one, ORIGIN), decodeNpc)
  })
  it('[EN1] [EN3] a task', () => {
    keeps(taskOf, encodeTask, (raw) => decodeTask(raw))
    expect(Object.keys(encodeTask(aTask())).sort()).toEqual(
      'chapterIndex chapterKey completeCondition completionScheme globalId id keyNodeId name optionId reward roleId sourceType target type'.split(
        ' ',
      ),
    )
  })
  it('[EN1] [EN4] a node', () => {
    keeps(
      nodeOf,
      (one) => encodeNode(one),
      (raw) => decodeNode(raw, CHAPTER),
    )
    const braces = aNode({ content: '{}', prompt: '{"a": 1}' })
    expect(decodeNode(overTheWire(encodeNode(braces)), CHAPTER)).toEqual(braces)
  })
  it('[EN1] a chapter', () => {
    keeps(chapterOf, encodeChapter, (raw) => decodeChapter(raw, 0))
  })
  it('[EN1] [EN5] a chapter’s nodes and tasks', () => {
    fc.assert(
      fc.property(contentOf, (content) => {
        const raw = overTheWire(encodeContent(content))
        expect(decodeChapterContent(content.key, raw)).toEqual(content)
      }),
    )
  })
  it.each(['en_US', 'zh_CN', 'ja_JP'] as const)('[EN1] a whole game in %s', (language) => {
    const game = sampleGame(language)
    const raw = overTheWire(encodeGame(game, 42, ORIGIN))
    const read = decodeGame(raw as Record<string, unknown>)
    expect(read.game).toEqual(game)
    expect(read.asOf).toBe(42)
  })
})

type Odd = { note: string; expect: string[] | string; frame: unknown }
const odd = readFileSync('fixtures/wire/odd-spellings.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): Odd => JSON.parse(line))

describe('a frame is read however it is spelled:', () => {
  it.each(odd)('[LV15] [LV13] $note', ({ expect: wanted, frame }) => {
    const read = decodeFrame(JSON.stringify(frame))
    const said = read.kind === 'facts' ? read.facts.map(({ type }) => type) : read.kind
    expect(said).toEqual(wanted)
    expect(decodeFrame(frame)).toEqual(read)
  })

  it('[LV12] [LV7] each fact has its key, step and number', () => {
    const game = sampleGame('en_US')
    const keyOf = (fact: Parameters<typeof encodeFact>[0]) => {
      const { key, step, seq, script_id } = encodeFact(fact, 's1', 3, ORIGIN)
      expect({ seq, script_id }).toEqual({ seq: 3, script_id: 's1' })
      return [key, step]
    }
    const { elements, locations, npcs, npcTasks, prologue, chapters } = game
    const chapter = game.contents[0] ?? { key: 'chapter_1', index: 1, nodes: [], tasks: [] }
    const painted = { npcId: 1, photo: 'http://p.test/1', avatar: null }
    expect([
      keyOf({ type: 'basics/written', payload: { elements, locations } }),
      keyOf({ type: 'media/coverPainted', payload: { url: 'http://p.test/c' } }),
      keyOf({ type: 'media/locationPainted', payload: { images: {} } }),
      keyOf({ type: 'player/written', payload: { player: aPlayer() } }),
      keyOf({ type: 'npcs/written', payload: { npcs } }),
      keyOf({ type: 'media/npcPainted', payload: painted }),
      keyOf({ type: 'npcs/tasksWritten', payload: { tasks: npcTasks } }),
      keyOf({ type: 'story/written', payload: { prologue, chapters } }),
      keyOf({ type: 'nodes/written', payload: { chapter } }),
      keyOf({ type: 'script/generationCompleted', payload: {} }),
    ]).toEqual([
      ['initial_element', 0],
      ['script_cover', 0],
      ['location_image', 0],
      ['character_profile', 1],
      ['npc_list', 2],
      ['npc_photo', 2],
      ['npc_tasks', 2],
      ['script_outline', 3],
      ['key_nodes_and_tasks', 4],
      [undefined, 0],
    ])
  })
})

describe('the alternatives of the specification are read:', () => {
  it('[EN2] [BA8] the short names of a location', () => {
    const short = { id: 'l1', name: 'Quay', description: 'd', image_description: 'i' }
    const long = { loc_id: 'l1', loc_name: 'Quay', loc_desc: 'd', loc_image_desc: 'i' }
    expect(decodeLocation(short)).toEqual(decodeLocation(long))
    expect(decodeElements({ locations: [short] }).locations).toHaveLength(1)
  })

  it('[EN2] [TK5] the role of a task under three names, its target as description', () => {
    for (const name of ['roleId', 'npcId', 'role_id'])
      expect(decodeTask({ id: 1, [name]: 4, description: 'Go' })).toMatchObject({
        roleId: 4,
        target: 'Go',
      })
  })

  it('[EN2] [PL3] the draft’s names of a player', () => {
    const theirs = encodePlayer(aPlayer())
    const ours = {
      p_name: theirs.pname,
      p_gender: theirs.pgender,
      p_age: theirs.page,
      v_ref_id: theirs.vref_id,
      p_prof_id: theirs.pprof_id,
      p_synopsis: theirs.psynopsis,
      p_backstory: theirs.pbackstory,
    }
    expect(decodePlayer(ours)).toEqual(aPlayer())
  })

  it('[EN4] the types of a node', () => {
    const types = ['TEXT', 'OPTION', 'PUZZLE', 'WORD_GAME', 'SONG'].map(
      (type) => decodeNode({ id: 1, type }, CHAPTER)?.type,
    )
    expect(types).toEqual(['text', 'option', 'puzzle', 'wordGame', 'unknown'])
  })

  it('[EN5] the node map with its aliases', () => {
    const nodes = [encodeNode(aNode())]
    const tasks = [encodeTask(aTask())]
    const plain = decodeContents({ chapter_1: { key_nodes: nodes, tasks } })
    expect(decodeContents({ chapter_1: { nodes, main_tasks: tasks } })).toEqual(plain)
    expect(decodeContents(JSON.stringify({ chapter_1: { keyNodes: nodes, tasks } }))).toEqual(plain)
    expect(plain[0]).toMatchObject({ key: 'chapter_1', index: 1 })
  })

  it('[EN6] [TK4] [TK6] defaults are filled in at the edge', () => {
    expect(decodeTask({ id: 7 }, 'chapter_2')).toMatchObject({
      type: 0,
      chapterIndex: 1,
      chapterKey: 'chapter_2',
      globalId: 'chapter_2_7',
    })
  })
})

describe('what may not come in is left out, and the good beside it kept:', () => {
  it('[DR1] [DR2] NPCs without a numeric id of 1 or more, or without a name', () => {
    const good = encodeNpc(anNpc({ id: 3 }), ORIGIN)
    const npcs = [
      { ...good, id: '3' },
      { ...good, id: 0 },
      { ...good, id: 1.5 },
      { ...good, name: 7 },
      null,
      good,
    ]
    const read = decodeFrame({ script_id: 's1', key: 'npc_list', message: { npcs } })
    expect(read).toMatchObject({ facts: [{ payload: { npcs: [{ id: 3 }] } }] })
    expect(read.kind === 'facts' && read.facts).toHaveLength(1)
  })

  it('[DR3] nodes without a numeric id or with a chapterIndex that is no number', () => {
    const good = encodeNode(aNode({ id: 4 }))
    expect(decodeNode({ ...good, id: '4' }, CHAPTER)).toBeNull()
    expect(decodeNode({ ...good, chapterIndex: null }, { key: 'coda', index: null })).toMatchObject(
      {
        chapterIndex: null,
      },
    )
    const [content] = decodeContents({ chapter_1: { key_nodes: [{ id: 'x' }, good, 5] } })
    expect(content?.nodes.map(({ id }) => id)).toEqual([4])
  })

  it('[DR4] tasks without an id', () => {
    expect(decodeTask({ name: 'Ask' })).toBeNull()
    expect(decodeTask({ id: '' })).toBeNull()
    expect(decodeTask({ id: 't1' })?.id).toBe('t1')
  })
})
