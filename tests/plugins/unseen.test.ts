import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { markSeen } from '#plugins/unseen/commands.ts'
import { isCardUnseen, isStageUnseen, unseenTexts } from '#plugins/unseen/projections.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { openUnseen } from './unseen-editor.ts'

const [SOMEBODY] = sampleGame('en_US').npcs
const BIO = `npcs/${SOMEBODY?.id}/bio`
const TITLE = 'basics/title'
const SERVER = { source: 'server' } as const

it('[DC10] what the assistant or another device changed is unseen in its card and on its tab', async () => {
  const { revise, draft } = await openUnseen()
  revise(1, [BIO])
  revise(2, [TITLE], 'creator')
  expect([...unseenTexts(draft())]).toEqual([
    [TITLE, 'initial_element.title'],
    [BIO, 'npc_list.npcs[0].bio'],
  ])
  expect(isCardUnseen(draft(), 'npc_list.npcs[0]')).toBe(true)
  expect(isCardUnseen(draft(), 'npc_list.npcs[1]')).toBe(false)
  expect(isCardUnseen(draft(), 'initial_element.game_intro')).toBe(true)
  const stages = ['basics', 'player', 'npcs', 'story', 'contents']
  expect(stages.filter((stage) => isStageUnseen(draft(), stage))).toEqual(['basics', 'npcs'])
})

it('[DC10] a thing that is new is unseen with all its texts, and seen by one of them', async () => {
  const { revise, draft, editor } = await openUnseen()
  revise(1, [`npcs/${SOMEBODY?.id}`, TITLE])
  expect(unseenTexts(draft()).size).toBeGreaterThan(3)
  expect(editor.run(markSeen, { addresses: ['npcs/nobody'] })).toEqual({ refused: 'nothing_new' })
  expect(editor.run(markSeen, { addresses: [BIO] })).toBeNull()
  expect([...unseenTexts(draft()).keys()]).toEqual([TITLE])
})

it('[DC10] what the game held when it was opened is no news, nor is what is told again', async () => {
  const { revise, draft, editor } = await openUnseen()
  revise(1, [BIO], 'assistant', 12)
  expect(unseenTexts(draft()).size).toBe(0)
  revise(2, [BIO], 'assistant', 40)
  editor.run(markSeen, { addresses: [BIO] })
  revise(2, [BIO], 'assistant', 40)
  expect(unseenTexts(draft()).size).toBe(0)
})

it.each<[string, EventInput]>([
  ['an edit', { ...SERVER, type: 'revising/saved', payload: { address: BIO, version: 1 } }],
  ['a decision', { ...SERVER, type: 'deciding/accepted', payload: { recordId: 'n', version: 1 } }],
  [
    'a part arranged',
    {
      ...SERVER,
      type: 'arranging/done',
      payload: {
        id: 'a',
        what: { verb: 'remove', at: `npcs/${SOMEBODY?.id}` },
        name: '',
        at: '',
        version: 1,
      },
    },
  ],
  [
    'another telling',
    { ...SERVER, type: 'regenerating/told', payload: { path: 'npc_list.npcs[0]', version: 1 } },
  ],
  ['a step', { ...SERVER, type: 'history/stepped', payload: { way: 'undo', version: 1, of: 1 } }],
])(
  '[DC11] %s of this window is known, whichever comes first, its answer or its frame',
  async (_, made) => {
    const first = await openUnseen()
    first.revise(0, [BIO])
    first.editor.bus.emit(made)
    first.revise(1, [BIO], 'creator')
    expect(unseenTexts(first.draft()).size).toBe(0)
    const second = await openUnseen()
    second.revise(0, [BIO])
    second.revise(1, [BIO], 'creator')
    second.editor.bus.emit(made)
    expect(unseenTexts(second.draft()).size).toBe(0)
  },
)

it('[DC11] what is unseen is there after a reload, of this game alone, and goes once it was seen', async () => {
  const before = await openUnseen()
  before.revise(1, [BIO])
  const after = await openUnseen(before.storage)
  expect([...unseenTexts(after.draft()).keys()]).toEqual([BIO])
  after.editor.run(markSeen, { addresses: [BIO] })
  const last = await openUnseen(after.storage)
  expect(unseenTexts(last.draft()).size).toBe(0)
  const kept = JSON.stringify({ scriptId: 'other', places: [{ address: BIO, version: 1 }] })
  const other = await openUnseen(new Map([['unseenChanges', kept]]))
  expect(unseenTexts(other.draft()).size).toBe(0)
})
