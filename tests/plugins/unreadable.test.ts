import { describe, expect, it } from 'vitest'
import { aGame, aNode, anNpc } from '#fixtures/builders.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { isBlank } from '#schemas/wire/unreadable.ts'
import { answered, openTestEditor, SCRIPT, type TestEditor } from './test-editor.ts'

const WRITING = aGame({ status: 1, npcs: [anNpc()] })
/** Everything that is told from now on of what cannot be read, the log's or not. */
function raised(testEditor: TestEditor): unknown[] {
  const facts: unknown[] = []
  testEditor.editor.bus.on('live/partFoundUnreadable').subscribe((fact) => facts.push(fact))
  return facts
}
const codes = (testEditor: TestEditor) => shownToasts(testEditor.draft()).map(({ code }) => code)

async function opened(change: Record<string, unknown> = {}) {
  const { data, ...rest } = answered(WRITING, 1)
  const testEditor = openTestEditor({ answer: () => ({ ...rest, data: { ...data, ...change } }) })
  testEditor.open()
  await testEditor.until(0)
  testEditor.last().say({ kind: 'opened' })
  return testEditor
}
const frame = (key: string, message: unknown, seq = 2) => ({ script_id: SCRIPT, key, message, seq })

describe('data that nobody can read', () => {
  it.each(['no list at all', '[{"id":"one","name":1}]', { npcs: 'three of them' }, 7])(
    '[TO11] an NPC list of a frame that is %j is told once, and what is there stays',
    async (message) => {
      const testEditor = await opened()
      testEditor.last().frame(frame('npc_list', message))
      testEditor.last().frame(frame('npc_list', message, 3))
      expect(codes(testEditor)).toEqual(['npc_data_error'])
      expect(cast(testEditor.draft())).toHaveLength(1)
      expect(testEditor.draft().session.live).toMatchObject({ head: 3, unreadable: ['npcs'] })
      await testEditor.until(3_000)
    },
  )

  it('[TO11] an NPC list of a poll is told once, however often the poll brings it', async () => {
    const testEditor = await opened({ npc_list: 'no list at all' })
    const again = raised(testEditor)
    await testEditor.until(25_000)
    expect(again).toHaveLength(2)
    const logged = testEditor.editor.bus.log.events.filter(
      ({ type }) => type === 'live/partFoundUnreadable',
    )
    expect(logged).toHaveLength(1)
    expect(codes(testEditor)).toEqual(['npc_data_error'])
  })

  it('[KN22] nodes are told in words of their own, by a frame and by a poll', async () => {
    const testEditor = await opened()
    testEditor.last().frame(frame('key_nodes_and_tasks', { chapter_1: 'two nodes' }))
    expect(codes(testEditor)).toEqual(['node_data_error'])
    const other = await opened({ script_key_nodes_and_task_map: [1, 2, 3] })
    expect(codes(other)).toEqual(['node_data_error'])
  })

  it('[TO11] nothing is told of a list that is empty, or of which some can be read', async () => {
    const testEditor = await opened({ npc_list: { npcs: [] }, script_key_nodes_and_task_map: {} })
    expect(testEditor.draft().session.live.unreadable).toEqual([])
    const told = raised(testEditor)
    const half = [{ id: 'x' }, { id: 2, name: 'Ida' }]
    testEditor.last().frame(frame('npc_list', { npcs: half }))
    testEditor.last().frame(frame('npc_list', { npcs: [] }, 3))
    testEditor.last().frame(frame('key_nodes', { chapter_1: { key_nodes: [], tasks: [] } }, 4))
    testEditor.last().frame(frame('key_nodes', { chapter_1: [aNode()] }, 5))
    expect(told).toEqual([])
    expect(codes(testEditor)).toEqual([])
  })

  it('[TO11] another script begins without a fault', async () => {
    const testEditor = await opened({ npc_list: 'no list at all' })
    testEditor.open('s2')
    expect(testEditor.draft().session.live.unreadable).toEqual([])
  })

  it('[TO11] no depth of nesting breaks the look for something', () => {
    let deep: unknown = []
    for (let at = 0; at < 50_000; at++) deep = [deep]
    expect(isBlank(deep)).toBe(false)
    for (const empty of [null, undefined, '', [], {}, '[]', '{"npcs":[]}', [[], { a: null }]])
      expect(isBlank(empty)).toBe(true)
  })
})
