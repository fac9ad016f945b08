import { describe, expect, it } from 'vitest'
import { aGame, aNode, anNpc } from '#fixtures/builders.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { isBlank } from '#schemas/wire/unreadable.ts'
import { answered, type EditorWorld, editorWorld, SCRIPT } from './editor-world.ts'

const WRITING = aGame({ status: 1, npcs: [anNpc()] })
/** Everything that is told from now on of what cannot be read, the log's or not. */
function raised(world: EditorWorld): unknown[] {
  const facts: unknown[] = []
  world.editor.bus.on('live/partUnreadable').subscribe((fact) => facts.push(fact))
  return facts
}
const codes = (world: EditorWorld) => shownToasts(world.draft()).map(({ code }) => code)

async function opened(change: Record<string, unknown> = {}) {
  const { data, ...rest } = answered(WRITING, 1)
  const world = editorWorld({ answer: () => ({ ...rest, data: { ...data, ...change } }) })
  world.open()
  await world.until(0)
  world.last().say({ kind: 'opened' })
  return world
}
const frame = (key: string, message: unknown, seq = 2) => ({ script_id: SCRIPT, key, message, seq })

describe('data that nobody can read', () => {
  it.each(['no list at all', '[{"id":"one","name":1}]', { npcs: 'three of them' }, 7])(
    '[TO11] an NPC list of a frame that is %j is told once, and what is there stays',
    async (message) => {
      const world = await opened()
      world.last().frame(frame('npc_list', message))
      world.last().frame(frame('npc_list', message, 3))
      expect(codes(world)).toEqual(['npc_data_error'])
      expect(cast(world.draft())).toHaveLength(1)
      expect(world.draft().session.live).toMatchObject({ head: 3, unreadable: ['npcs'] })
      await world.until(3_000)
    },
  )

  it('[TO11] an NPC list of a poll is told once, however often the poll brings it', async () => {
    const world = await opened({ npc_list: 'no list at all' })
    const again = raised(world)
    await world.until(25_000)
    expect(again).toHaveLength(2)
    const logged = world.editor.bus.log.events.filter(({ type }) => type === 'live/partUnreadable')
    expect(logged).toHaveLength(1)
    expect(codes(world)).toEqual(['npc_data_error'])
  })

  it('[KN22] nodes are told in words of their own, by a frame and by a poll', async () => {
    const world = await opened()
    world.last().frame(frame('key_nodes_and_tasks', { chapter_1: 'two nodes' }))
    expect(codes(world)).toEqual(['node_data_error'])
    const other = await opened({ script_key_nodes_and_task_map: [1, 2, 3] })
    expect(codes(other)).toEqual(['node_data_error'])
  })

  it('[TO11] nothing is told of a list that is empty, or of which some can be read', async () => {
    const world = await opened({ npc_list: { npcs: [] }, script_key_nodes_and_task_map: {} })
    expect(world.draft().session.live.unreadable).toEqual([])
    const told = raised(world)
    const half = [{ id: 'x' }, { id: 2, name: 'Ida' }]
    world.last().frame(frame('npc_list', { npcs: half }))
    world.last().frame(frame('npc_list', { npcs: [] }, 3))
    world.last().frame(frame('key_nodes', { chapter_1: { key_nodes: [], tasks: [] } }, 4))
    world.last().frame(frame('key_nodes', { chapter_1: [aNode()] }, 5))
    expect(told).toEqual([])
    expect(codes(world)).toEqual([])
  })

  it('[TO11] another script begins without a fault', async () => {
    const world = await opened({ npc_list: 'no list at all' })
    world.open('s2')
    expect(world.draft().session.live.unreadable).toEqual([])
  })

  it('[TO11] no depth of nesting breaks the look for something', () => {
    let deep: unknown = []
    for (let at = 0; at < 50_000; at++) deep = [deep]
    expect(isBlank(deep)).toBe(false)
    for (const empty of [null, undefined, '', [], {}, '[]', '{"npcs":[]}', [[], { a: null }]])
      expect(isBlank(empty)).toBe(true)
  })
})
