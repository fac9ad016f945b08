import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseOutline, editOutline, openCreation, openFlow } from '#plugins/outlines/commands.ts'
import { chosenProposal, proposals } from '#plugins/outlines/projections.ts'
import { teasersOf } from '#plugins/outlines/teaser.ts'
import { startThinking } from '#plugins/thinking/commands.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { EventPayload } from '#schemas/events/index.ts'
import { IDEA, OPTIONS, openCreationEditor, proposed, thought } from './creation-editor.ts'

type Update = EventPayload<'outlines/updated'>

const update = (some: Partial<Update> = {}) =>
  ({
    type: 'outlines/updated',
    source: 'stream',
    payload: { options: OPTIONS, forIdea: IDEA, forLanguage: 'en_US', more: false, ...some },
  }) as const

function proposedEditor(storage = new Map<string, string>()) {
  const testEditor = openCreationEditor({ storage })
  testEditor.streams.push([{ at: 10, text: thought('Who lit it?') + proposed(), ends: true }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(100)
  return testEditor
}

it('[OL5] takes the only proposal there is, none of several', () => {
  const testEditor = openCreationEditor()
  testEditor.editor.bus.emit(update())
  expect(testEditor.draft().session.outlines.chosenKey).toBeNull()
  testEditor.editor.bus.emit(update({ options: OPTIONS.slice(1, 2) }))
  expect(testEditor.draft().session.outlines.chosenKey).toBe('impossible')
})

it('[OL5] leaves a choice that was made when a single further one comes', () => {
  const testEditor = openCreationEditor()
  testEditor.editor.bus.emit(update())
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  testEditor.editor.bus.emit(update({ options: OPTIONS.slice(0, 1), more: true }))
  expect(testEditor.draft().session.outlines.chosenKey).toBe('silence')
  expect(testEditor.draft().session.outlines.options).toHaveLength(4)
})

it('[OL6] choosing stores key and text, and replaces the choice before', () => {
  const testEditor = proposedEditor()
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  testEditor.editor.run(chooseOutline, { key: 'impossible' })
  expect(JSON.parse(testEditor.storage.get('selected_outline') ?? '')).toEqual({
    template_key: 'impossible',
    template_name: 'The Impossible Is True',
    outline: 'It is not a trick.',
  })
  expect(testEditor.storage.get('outline_index')).toBe('1')
  expect(testEditor.editor.run(chooseOutline, { key: 'nobody' })).toEqual({
    refused: 'no_such_outline',
  })
})

it('[OL6] [OL8] tells a proposal as the creator rewrote it', () => {
  const testEditor = proposedEditor()
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  testEditor.editor.run(editOutline, { key: 'silence', text: 'They all lied.' })
  expect(chosenProposal(testEditor.draft())).toMatchObject({ text: 'They all lied.', edited: true })
  expect(testEditor.storage.get('selected_outline')).toContain('They all lied.')
  testEditor.editor.run(editOutline, { key: 'silence', text: '  ' })
  expect(chosenProposal(testEditor.draft())).toMatchObject({
    text: OPTIONS[2]?.text,
    edited: false,
  })
})

it('[OL2] a card shows its proposal from where it differs from the others', () => {
  expect(teasersOf(['“It begins.” So. *Then* rain.', '“It begins.” So. Then fire.'])).toEqual([
    'Then rain.',
    'Then fire.',
  ])
  expect(teasersOf(['雨夜。灯亮了。', '雨夜。灯灭了。'])).toEqual(['灯亮了。', '灯灭了。'])
  expect(teasersOf(['Only one. Here.'])).toEqual(['Only one. Here.'])
  expect(teasersOf(['Same. Same.', 'Same. Same.'])).toEqual(['Same. Same.', 'Same. Same.'])
  expect(teasersOf([])).toEqual([])
})

it('[OL7] keeps every proposal apart, however often a template key comes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom(...OPTIONS), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 4,
      }),
      (rounds) => {
        const testEditor = openCreationEditor()
        for (const options of rounds) testEditor.editor.bus.emit(update({ options, more: true }))
        const keys = testEditor.draft().session.outlines.options.map(({ key }) => key)
        expect(keys).toHaveLength(rounds.flat().length)
        expect(new Set(keys).size).toBe(keys.length)
      },
    ),
  )
})

it('[TH16] proposals for another idea are not on the table', () => {
  const testEditor = openCreationEditor()
  testEditor.editor.bus.emit(update({ forIdea: 'Another idea' }))
  expect(proposals(testEditor.draft()).cards).toEqual([])
})

it('[ID9] entering with proposals restores the choice and starts nothing', () => {
  const before = proposedEditor()
  before.editor.run(chooseOutline, { key: 'silence' })
  const selected = before.storage.get('selected_outline') ?? ''
  const idea = {
    ...emptyDraft().session.idea,
    text: IDEA,
    language: 'en_US',
    gameStatus: 'complete',
  } as const
  const testEditor = openCreationEditor({ draft: { idea } })
  testEditor.editor.bus.emit({
    type: 'thinking/restored',
    source: 'user',
    payload: { ...before.draft().session.thinking, detail: '' },
  })
  testEditor.editor.bus.emit(update())
  testEditor.storage.set('selected_outline', selected)
  testEditor.editor.run(openCreation)
  expect(testEditor.openings).toEqual([])
  expect(testEditor.visited).toEqual([])
  expect(chosenProposal(testEditor.draft())?.key).toBe('silence')
  expect(testEditor.draft().session.thinking).toMatchObject({
    status: 'completed',
    text: 'Who lit it?',
    collapsed: true,
  })
})

it('[ID8] entering without an idea in creation leads home', () => {
  for (const idea of [{ text: '' }, { text: IDEA, gameStatus: 'initial' } as const]) {
    const testEditor = openCreationEditor({
      draft: { idea: { ...emptyDraft().session.idea, ...idea } },
    })
    testEditor.editor.run(openCreation)
    expect(testEditor.visited).toEqual(['/'])
    expect(testEditor.openings).toEqual([])
  }
})

it('[ID10] entering with a new idea thinks at once, and entering twice thinks once', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('a') }])
  testEditor.editor.run(openCreation)
  testEditor.editor.run(openCreation)
  expect(testEditor.openings).toHaveLength(1)
})

it('[TH29] a page that was closed while it thought goes on with the same request', () => {
  const before = openCreationEditor()
  before.streams.push([{ at: 10, text: thought('a') }])
  before.editor.run(startThinking, { requestId: 'kept' })
  before.until(50)
  const testEditor = openCreationEditor({ storage: before.storage })
  testEditor.until(60)
  testEditor.editor.run(openCreation)
  expect(testEditor.openings[0]?.requestId).toBe('kept')
  const late = openCreationEditor({ storage: before.storage })
  late.until(700_000)
  late.editor.run(openCreation)
  expect(late.openings[0]?.requestId).not.toBe('kept')
})

it('[LG40] what another user left is neither shown nor taken up', () => {
  const user = {
    uid: 'u1',
    access_token: 't',
    oauth_enum: 'EMAIL',
    user_info_resp: { id: 'u1', nick_name: 'Ada', avatar: '' },
    new_user: false,
    need_complete_nick_name: false,
  } as const
  const storage = new Map<string, string>()
  const first = openCreationEditor({
    storage,
    draft: { account: { ...emptyDraft().session.account, user } },
  })
  first.streams.push([{ at: 10, text: thought('a') }])
  first.editor.run(startThinking, { requestId: 'of-u1' })
  first.editor.bus.emit(update())
  const next = { ...user, uid: 'u2' }
  first.editor.bus.emit({
    type: 'account/signedIn',
    source: 'server',
    payload: { user: next, by: 'EMAIL' },
  })
  expect(first.draft().session.outlines).toEqual(emptyDraft().session.outlines)
  const other = openCreationEditor({
    storage,
    draft: { account: { ...emptyDraft().session.account, user: next } },
  })
  other.editor.run(openCreation)
  expect(other.openings[0]?.requestId).not.toBe('of-u1')
})

it('[ID15] a kept text that does not fit leaves the screen working', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = new Map([
        ['streamingRequest', text],
        ['selected_outline', text],
        ['lastGeneratedMarkdown', text],
        ['selectedStyleValue', text],
      ])
      const testEditor = openCreationEditor({ storage })
      testEditor.editor.run(openCreation)
      expect(testEditor.openings).toHaveLength(1)
    }),
  )
})

it('[ID14] a reset forgets the proposals and the choice', () => {
  const testEditor = proposedEditor()
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  testEditor.editor.bus.emit({ type: 'idea/creationReset', source: 'user', payload: {} })
  expect([...testEditor.storage.keys()]).toEqual([])
  expect(testEditor.draft().session.outlines).toEqual(emptyDraft().session.outlines)
  expect(testEditor.draft().session.thinking).toEqual(emptyDraft().session.thinking)
})

it('[RT10] resuming leads to the script that is written, else to the proposals, else home', async () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const writing = openCreationEditor({ storage: new Map([['script_id', 's 1']]) })
  writing.answers.push({ ok: true, data: { status: 1 }, desc: '' })
  writing.editor.run(openFlow)
  await settled()
  expect(writing.visited).toEqual(['/game-generation?id=s%201'])
  const proposing = openCreationEditor({
    storage: new Map([['script_id', 's']]),
    draft: { idea: { ...emptyDraft().session.idea, text: IDEA, gameStatus: 'complete' } },
  })
  proposing.answers.push({ ok: true, data: { status: 2 }, desc: '' })
  // one proposal is enough to choose from
  proposing.editor.bus.emit(update({ options: OPTIONS.slice(0, 1) }))
  proposing.editor.run(openFlow)
  await settled()
  expect(proposing.visited).toEqual(['/create-game'])
  const nothing = openCreationEditor({ draft: { idea: emptyDraft().session.idea } })
  nothing.editor.run(openFlow)
  await settled()
  expect(nothing.visited).toEqual(['/'])
})
