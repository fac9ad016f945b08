import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { markSeen } from '#plugins/unseen/commands.ts'
import { isCardUnseen, isStageUnseen, unseenPlaces } from '#plugins/unseen/projections.ts'
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
  expect([...unseenPlaces(draft())]).toEqual([
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
  expect(unseenPlaces(draft()).size).toBeGreaterThan(3)
  expect(editor.run(markSeen, { addresses: ['npcs/nobody'] })).toEqual({ refused: 'nothing_new' })
  expect(editor.run(markSeen, { addresses: [BIO] })).toBeNull()
  expect([...unseenPlaces(draft()).keys()]).toEqual([TITLE])
})

it('[DC10] what the game held when it was opened is no news, nor is what is told again', async () => {
  const { revise, draft, editor } = await openUnseen()
  revise(1, [BIO], 'assistant', 12)
  expect(unseenPlaces(draft()).size).toBe(0)
  revise(2, [BIO], 'assistant', 40)
  editor.run(markSeen, { addresses: [BIO] })
  revise(2, [BIO], 'assistant', 40)
  expect(unseenPlaces(draft()).size).toBe(0)
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
    expect(unseenPlaces(first.draft()).size).toBe(0)
    const second = await openUnseen()
    second.revise(0, [BIO])
    second.revise(1, [BIO], 'creator')
    second.editor.bus.emit(made)
    expect(unseenPlaces(second.draft()).size).toBe(0)
  },
)

it('[DC11] what is unseen is there after a reload, of this game alone, and goes once it was seen', async () => {
  const before = await openUnseen()
  before.revise(1, [BIO])
  const after = await openUnseen(before.storage)
  expect([...unseenPlaces(after.draft()).keys()]).toEqual([BIO])
  after.editor.run(markSeen, { addresses: [BIO] })
  const last = await openUnseen(after.storage)
  expect(unseenPlaces(last.draft()).size).toBe(0)
  const kept = JSON.stringify({ scriptId: 'other', places: [{ address: BIO, version: 1 }] })
  const other = await openUnseen(new Map([['unseenChanges', kept]]))
  expect(unseenPlaces(other.draft()).size).toBe(0)
})

it('[DC17] a picture that was changed is unseen in its card and on its tab, under both names of a face', async () => {
  const { revise, draft, editor } = await openUnseen()
  const [PHOTO, IMAGE] = [`npcs/${SOMEBODY?.id}/photo`, 'locations/clock-room/image']
  revise(1, ['cover'])
  revise(2, [IMAGE, `npcs/${SOMEBODY?.id}/avatar`, PHOTO])
  expect([...unseenPlaces(draft())]).toEqual([
    ['cover', 'cover'],
    [IMAGE, 'initial_element.locations[1].image'],
    [PHOTO, 'npc_list.npcs[0].photo'],
  ])
  for (const path of ['cover', 'initial_element.locations[1]', 'npc_list.npcs[0]'])
    expect(isCardUnseen(draft(), path), path).toBe(true)
  expect(isStageUnseen(draft(), 'npcs')).toBe(true)
  editor.run(markSeen, { addresses: [PHOTO] })
  expect(draft().session.unseen.places.map(({ address }) => address)).toEqual(['cover', IMAGE])
  expect(isStageUnseen(draft(), 'npcs')).toBe(false)
  editor.run(markSeen, { addresses: [IMAGE] })
  expect(isStageUnseen(draft(), 'basics')).toBe(true)
  editor.run(markSeen, { addresses: ['cover'] })
  expect(isStageUnseen(draft(), 'basics')).toBe(false)
})

it('[DC17] what this window painted itself is known, and nobody has a picture who is not there', async () => {
  const { revise, draft, editor } = await openUnseen()
  revise(0, ['cover'])
  const payload = { path: 'cover', version: 1 }
  editor.bus.emit({ ...SERVER, type: 'regenerating/told', payload })
  revise(1, ['cover'])
  expect(unseenPlaces(draft()).size).toBe(0)
  revise(2, ['npcs/nobody/photo'])
  expect(unseenPlaces(draft()).size).toBe(0)
})
