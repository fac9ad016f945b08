import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseOutline, editOutline, openCreation } from '#plugins/outlines/commands.ts'
import { chosenProposal, proposals } from '#plugins/outlines/projections.ts'
import { startThinking } from '#plugins/thinking/commands.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { EventPayload } from '#schemas/events/index.ts'
import { creationWorld, IDEA, OPTIONS, proposed, thought } from './creation-world.ts'

type Update = EventPayload<'outlines/updated'>

const update = (some: Partial<Update> = {}) =>
  ({
    type: 'outlines/updated',
    source: 'stream',
    payload: { options: OPTIONS, forIdea: IDEA, forLanguage: 'en_US', more: false, ...some },
  }) as const

function proposedWorld(storage = new Map<string, string>()) {
  const world = creationWorld({ storage })
  world.streams.push([{ at: 10, text: thought('Who lit it?') + proposed(), ends: true }])
  world.editor.run(startThinking, { requestId: 'r1' })
  world.until(100)
  return world
}

it('[OL5] takes the only proposal there is, none of several', () => {
  const world = creationWorld()
  world.editor.bus.emit(update())
  expect(world.draft().outlines.chosenKey).toBeNull()
  world.editor.bus.emit(update({ options: OPTIONS.slice(1, 2) }))
  expect(world.draft().outlines.chosenKey).toBe('impossible')
})

it('[OL5] leaves a choice that was made when a single further one comes', () => {
  const world = creationWorld()
  world.editor.bus.emit(update())
  world.editor.run(chooseOutline, { key: 'silence' })
  world.editor.bus.emit(update({ options: OPTIONS.slice(0, 1), more: true }))
  expect(world.draft().outlines.chosenKey).toBe('silence')
  expect(world.draft().outlines.options).toHaveLength(4)
})

it('[OL6] choosing stores key and text, and replaces the choice before', () => {
  const world = proposedWorld()
  world.editor.run(chooseOutline, { key: 'silence' })
  world.editor.run(chooseOutline, { key: 'impossible' })
  expect(JSON.parse(world.storage.get('selected_outline') ?? '')).toEqual({
    template_key: 'impossible',
    template_name: 'The Impossible Is True',
    outline: 'It is not a trick.',
  })
  expect(world.storage.get('outline_index')).toBe('1')
  expect(world.editor.run(chooseOutline, { key: 'nobody' })).toEqual({ refused: 'no_such_outline' })
})

it('[OL6] tells a proposal as the creator rewrote it', () => {
  const world = proposedWorld()
  world.editor.run(chooseOutline, { key: 'silence' })
  world.editor.run(editOutline, { key: 'silence', text: 'They all lied.' })
  expect(chosenProposal(world.draft())).toMatchObject({ text: 'They all lied.', edited: true })
  expect(world.storage.get('selected_outline')).toContain('They all lied.')
  world.editor.run(editOutline, { key: 'silence', text: '  ' })
  expect(chosenProposal(world.draft())).toMatchObject({ text: OPTIONS[2]?.text, edited: false })
})

it('[OL7] keeps every proposal apart, however often a template key comes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom(...OPTIONS), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 4,
      }),
      (rounds) => {
        const world = creationWorld()
        for (const options of rounds) world.editor.bus.emit(update({ options, more: true }))
        const keys = world.draft().outlines.options.map(({ key }) => key)
        expect(keys).toHaveLength(rounds.flat().length)
        expect(new Set(keys).size).toBe(keys.length)
      },
    ),
  )
})

it('[TH16] proposals for another idea are not on the table', () => {
  const world = creationWorld()
  world.editor.bus.emit(update({ forIdea: 'Another idea' }))
  expect(proposals(world.draft()).cards).toEqual([])
})

it('[ID9] entering with proposals restores the choices and starts nothing', () => {
  const before = proposedWorld()
  before.editor.run(chooseOutline, { key: 'silence' })
  before.editor.run(editOutline, { key: 'silence', text: 'They all lied.' })
  const world = creationWorld({
    storage: before.storage,
    draft: {
      idea: { ...emptyDraft().idea, text: IDEA, language: 'en_US', gameStatus: 'complete' },
    },
  })
  world.editor.run(openCreation)
  expect(world.openings).toEqual([])
  expect(world.visited).toEqual([])
  expect(chosenProposal(world.draft())).toMatchObject({ key: 'silence', text: 'They all lied.' })
  expect(world.draft().thinking).toMatchObject({ status: 'completed', text: 'Who lit it?' })
})

it('[ID8] entering without an idea in creation leads home', () => {
  for (const idea of [{ text: '' }, { text: IDEA, gameStatus: 'initial' } as const]) {
    const world = creationWorld({ draft: { idea: { ...emptyDraft().idea, ...idea } } })
    world.editor.run(openCreation)
    expect(world.visited).toEqual(['/'])
    expect(world.openings).toEqual([])
  }
})

it('[ID10] entering with a new idea thinks at once, and entering twice thinks once', () => {
  const world = creationWorld()
  world.streams.push([{ at: 10, text: thought('a') }])
  world.editor.run(openCreation)
  world.editor.run(openCreation)
  expect(world.openings).toHaveLength(1)
})

it('[TH29] a page that was closed while it thought goes on with the same request', () => {
  const before = creationWorld()
  before.streams.push([{ at: 10, text: thought('a') }])
  before.editor.run(startThinking, { requestId: 'kept' })
  before.until(50)
  const world = creationWorld({ storage: before.storage })
  world.until(60)
  world.editor.run(openCreation)
  expect(world.openings[0]?.requestId).toBe('kept')
  const late = creationWorld({ storage: before.storage })
  late.until(700_000)
  late.editor.run(openCreation)
  expect(late.openings[0]?.requestId).not.toBe('kept')
})

it('[LG40] what another user left is not shown', () => {
  const before = proposedWorld()
  const saved = JSON.parse(before.storage.get('creationProposals') ?? '')
  before.storage.set('creationProposals', JSON.stringify({ ...saved, uid: 'somebody' }))
  const world = creationWorld({ storage: before.storage })
  world.editor.run(openCreation)
  expect(proposals(world.draft()).cards).toEqual([])
  expect(world.openings).toHaveLength(1)
})

it('[ID15] a kept text that does not fit leaves the screen working', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = new Map([
        ['creationProposals', text],
        ['selected_outline', text],
        ['lastGeneratedMarkdown', text],
        ['selectedStyleValue', text],
      ])
      const world = creationWorld({ storage })
      world.editor.run(openCreation)
      expect(world.openings).toHaveLength(1)
    }),
  )
})

it('[ID14] a reset forgets the proposals and the choice', () => {
  const world = proposedWorld()
  world.editor.run(chooseOutline, { key: 'silence' })
  world.editor.bus.emit({ type: 'idea/creationReset', source: 'user', payload: {} })
  expect([...world.storage.keys()]).toEqual([])
  expect(world.draft().outlines).toEqual(emptyDraft().outlines)
  expect(world.draft().thinking).toEqual(emptyDraft().thinking)
})
