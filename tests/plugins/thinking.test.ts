import { expect, it } from 'vitest'
import {
  proposeIn,
  proposeMore,
  startAgain,
  startThinking,
  toggleThinking,
} from '#plugins/thinking/commands.ts'
import { thinkingStatus } from '#plugins/thinking/projections.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { encodeData } from '#schemas/wire/outline.ts'
import {
  type CreationEditor,
  IDEA,
  OPTIONS,
  openCreationEditor,
  proposed,
  thought,
} from './creation-editor.ts'

const start = (testEditor: CreationEditor, requestId = 'r1') =>
  testEditor.editor.run(startThinking, { requestId })
const trouble = (testEditor: CreationEditor) => testEditor.draft().session.thinking.trouble

it('[TH1] waits at first', () => {
  expect(thinkingStatus(emptyDraft())).toEqual({ kind: 'waiting' })
})

it('[TH2] begins with an open panel and proposals on their way', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 5, text: thought('a') }])
  start(testEditor)
  expect(testEditor.draft().session.thinking).toMatchObject({
    status: 'thinking',
    collapsed: false,
    text: '',
  })
  expect(testEditor.draft().session.outlines.pending).toBe(true)
})

it('[TH3] refuses to think twice at once', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 5, text: thought('a') }])
  expect(start(testEditor)).toBeNull()
  expect(start(testEditor, 'r2')).toEqual({ refused: 'already_thinking' })
})

it('[TH21] asks with the idea, the user, the language and its request id', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 5, text: thought('a') }])
  start(testEditor)
  expect(testEditor.openings).toEqual([
    { idea: IDEA, uid: '', language: 'en_US', requestId: 'r1', salt: null, shown: [] },
  ])
  expect(testEditor.draft().session.thinking.requestId).toBe('r1')
})

it('[ID11] thinks in zh_CN when no language is stored', () => {
  const testEditor = openCreationEditor({
    draft: { idea: { ...emptyDraft().session.idea, text: IDEA, gameStatus: 'creating' } },
  })
  start(testEditor)
  expect(testEditor.openings[0]?.language).toBe('zh_CN')
})

it('[TH5] completes at the first done with the seconds it took, and then proposes', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([
    { at: 100, text: thought('Where does it live?') },
    { at: 2_500, text: proposed().slice(0, 8) },
    { at: 3_000, text: proposed().slice(8), ends: true },
  ])
  start(testEditor)
  testEditor.until(2_600)
  expect(thinkingStatus(testEditor.draft())).toEqual({ kind: 'complete', seconds: 2.5 })
  expect(testEditor.draft().session.outlines.pending).toBe(true)
  testEditor.until(3_100)
  expect(testEditor.draft().session.outlines).toMatchObject({ pending: false, forIdea: IDEA })
  expect(testEditor.draft().session.outlines.options).toHaveLength(3)
  expect(trouble(testEditor)).toBeNull()
})

it('[TH7] shows at least a tenth of a second', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 1, text: thought('a') + proposed(), ends: true }])
  start(testEditor)
  testEditor.until(50)
  expect(testEditor.draft().session.thinking.seconds).toBe(0.1)
})

it('[TH25] tells what came within one frame as one fact', () => {
  const testEditor = openCreationEditor()
  const words = Array.from({ length: 50 }, (_, i) => `w${i} `)
  testEditor.streams.push([
    { at: 0, text: thought() },
    ...words.map((word, i) => ({ at: i, text: encodeData(word) })),
    { at: 60, text: proposed(), ends: true },
  ])
  start(testEditor)
  testEditor.until(100)
  expect(testEditor.draft().session.thinking.text).toBe(words.join(''))
  const facts = testEditor.editor.bus.log.events.filter(({ type }) => type === 'thinking/received')
  expect(facts.length).toBeLessThanOrEqual(4)
})

it('[TH11] the panel closes a second after thinking ended', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('a') + proposed(), ends: true }])
  start(testEditor)
  testEditor.until(1_009)
  expect(testEditor.draft().session.thinking.collapsed).toBe(false)
  testEditor.until(1_010)
  expect(testEditor.draft().session.thinking.collapsed).toBe(true)
})

it('[TH12] the panel stays as its reader left it, and open when thinking ended badly', () => {
  const held = openCreationEditor()
  held.streams.push([{ at: 10, text: thought('a') + proposed(), ends: true }])
  start(held)
  held.editor.run(toggleThinking)
  held.editor.run(toggleThinking)
  held.until(9_000)
  expect(held.draft().session.thinking.collapsed).toBe(false)
  const failed = openCreationEditor()
  failed.streams.push([{ at: 10, text: `${thought('a')}[FAIL]\n\n` }])
  start(failed)
  failed.until(9_000)
  expect(failed.draft().session.thinking.collapsed).toBe(false)
})

it('[TH3] [ID17] an idea rewritten lets the old stream go and begins again', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('old') }], [{ at: 10, text: thought('new') }])
  start(testEditor)
  testEditor.until(100)
  const text = '  A ferry that never arrives '
  expect(testEditor.editor.run(startAgain, { text, language: 'ja_JP', requestId: 'r2' })).toBeNull()
  expect(testEditor.aborted()).toBe(1)
  expect(testEditor.editor.bus.log.events.map(({ type }) => type).slice(-3)).toEqual([
    'thinking/completed',
    'idea/submitted',
    'thinking/started',
  ])
  expect(
    testEditor.editor.run(startAgain, { text: ' ', language: 'ja_JP', requestId: 'r3' }),
  ).toEqual({
    refused: 'no_idea',
  })
})

it('[OL4] [OL9] three more are asked for with a salt of their own', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push(
    [{ at: 10, text: thought('a') + proposed(), ends: true }],
    [{ at: 10, text: thought('b') + proposed(), ends: true }],
  )
  start(testEditor)
  testEditor.until(100)
  expect(testEditor.editor.run(proposeMore, { requestId: 'r2' })).toBeNull()
  testEditor.until(200)
  expect(testEditor.openings[1]).toMatchObject({ requestId: 'r2', salt: 'r2' })
  expect(testEditor.draft().session.outlines.options.map(({ key }) => key)).toEqual([
    'human_hand',
    'impossible',
    'silence',
    'human_hand#2',
    'impossible#2',
    'silence#2',
  ])
})

it('[OL20] of what comes as three more, three are taken, and none that stands there word for word', () => {
  const testEditor = openCreationEditor()
  const others = ['One.', 'Two.', 'Three.', 'Four.'].map((text) => ({ key: 'k', name: text, text }))
  testEditor.streams.push(
    [{ at: 10, text: thought('a') + proposed(), ends: true }],
    [{ at: 10, text: thought('b') + proposed([...OPTIONS, ...others]), ends: true }],
  )
  start(testEditor)
  testEditor.until(100)
  testEditor.editor.run(proposeMore, { requestId: 'r2' })
  testEditor.until(200)
  expect(testEditor.openings[1]?.shown).toEqual(OPTIONS.map(({ key }) => key))
  expect(
    testEditor
      .draft()
      .session.outlines.options.slice(3)
      .map(({ name }) => name),
  ).toEqual(['One.', 'Two.', 'Three.'])
})

it('[OL21] no more are asked for once ten stand on the table', () => {
  const testEditor = openCreationEditor()
  const ten = Array.from({ length: 10 }, (_, n) => ({ key: `k${n}`, name: `${n}`, text: `${n}.` }))
  testEditor.streams.push([{ at: 10, text: thought('a') + proposed(ten), ends: true }])
  start(testEditor)
  testEditor.until(100)
  expect(testEditor.editor.run(proposeMore, { requestId: 'r2' })).toEqual({
    refused: 'enough_outlines',
  })
})

it('[TH3] another language is asked for with the language first', () => {
  const answer = proposeIn(openCreationEditor().draft(), { requestId: 'r2', language: 'ja_JP' })
  expect(answer).toMatchObject([{ type: 'idea/languageChosen' }, { type: 'thinking/started' }])
})
