import { expect, it } from 'vitest'
import { correct } from '#plugins/correcting/commands.ts'
import { correcting } from '#plugins/correcting/index.ts'
import { readingShown } from '#plugins/correcting/projections.ts'
import { factsOf } from '#plugins/draft-persistence/restored.ts'
import { idea } from '#plugins/idea/index.ts'
import { chooseOutline } from '#plugins/outlines/commands.ts'
import { proposals } from '#plugins/outlines/projections.ts'
import { startBodyOf } from '#plugins/settings/brief.ts'
import { proposeMore, retryThinking, startThinking } from '#plugins/thinking/commands.ts'
import type { ReadOfIdea } from '#schemas/reading-of-idea.ts'
import { SavedDraft } from '#schemas/saved-draft.ts'
import { encodeData, encodeMarker } from '#schemas/wire/outline.ts'
import { encodeOutlines } from '#schemas/wire/outline-result.ts'
import { IDEA, OPTIONS, openCreationEditor, thought } from './creation-editor.ts'

const READING: ReadOfIdea = {
  who: 'keeper',
  what: 'letters',
  where: null,
  kind: 'journey',
  kinds: ['journey', 'mystery'],
}
const CHOSEN = {
  type: 'settings/chosen',
  source: 'user',
  payload: {
    style: 'DESIGN',
    audience: 'ALL',
    duration: 'normal',
    ageGroup: 'ALL',
    language: 'en_US',
  },
} as const
const told = (reading?: ReadOfIdea): string =>
  `${thought('I read it.')}${encodeMarker('done')}${encodeMarker('outline')}${encodeData(encodeOutlines(OPTIONS, reading))}${encodeMarker('done')}`

function readEditor(reading?: ReadOfIdea) {
  const testEditor = openCreationEditor({ plugins: [correcting, idea] })
  testEditor.streams.push([{ at: 10, text: told(reading), ends: true }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(2_000)
  return testEditor
}

it('[CR1] shows what the server read, and nothing where it says nothing', () => {
  expect(readingShown(readEditor(READING).draft())).toMatchObject({
    nouns: [
      { slot: 'who', text: 'keeper', isCorrected: false },
      { slot: 'what', text: 'letters', isCorrected: false },
      { slot: 'where', text: '', isCorrected: false },
    ],
    kind: 'journey',
    kinds: ['journey', 'mystery'],
  })
  const silent = readEditor()
  expect(readingShown(silent.draft())).toBeNull()
  expect(silent.editor.run(correct, { more: { who: 'cat' }, requestId: 'r2' })).toEqual({
    refused: 'nothing_read',
  })
})

it('[CR6] asks again with what is corrected, takes the old proposals off and leaves the panel as it is', () => {
  const testEditor = readEditor(READING)
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  expect(testEditor.draft().session.thinking.collapsed).toBe(true)
  testEditor.streams.push([{ at: 10, text: told({ ...READING, who: 'cat' }), ends: true }])
  testEditor.editor.run(correct, { more: { who: 'the cat' }, requestId: 'r2' })
  expect(testEditor.openings[0]).not.toHaveProperty('corrections')
  expect(testEditor.openings[1]).toMatchObject({ salt: null, corrections: { who: 'the cat' } })
  expect(testEditor.draft().session.thinking.collapsed).toBe(true)
  expect(testEditor.draft().session.idea.gameStatus).toBe('creating')
  expect(proposals(testEditor.draft()).cards).toEqual([])
  expect(readingShown(testEditor.draft())?.nouns[0]).toMatchObject({ text: 'the cat' })
  testEditor.until(4_000)
  expect(proposals(testEditor.draft()).cards.map(({ chosen }) => chosen)).toEqual([
    false,
    false,
    true,
  ])
  expect(readingShown(testEditor.draft())?.nouns[0]).toEqual({
    ...{ slot: 'who', text: 'cat', isCorrected: true },
  })
})

it('[CR6] refuses a word that is too long, one that is said already, and any once the game begins', () => {
  const testEditor = readEditor(READING)
  const say = (who: string) => testEditor.editor.run(correct, { more: { who }, requestId: 'r2' })
  expect(say('x'.repeat(61))).toEqual({ refused: 'correction_too_long' })
  expect(testEditor.editor.run(correct, { more: {}, requestId: 'r2' })).toEqual({
    refused: 'nothing_corrected',
  })
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  testEditor.editor.bus.emit(CHOSEN)
  testEditor.editor.bus.emit({
    type: 'settings/startRequested',
    source: 'user',
    payload: { idempotencyKey: 'k' },
  })
  expect(say('cat')).toEqual({ refused: 'already_starting' })
})

it('[CR6] a word taken back is asked for no longer', () => {
  const testEditor = readEditor(READING)
  testEditor.editor.run(correct, { more: { who: 'cat', kind: 'mystery' }, requestId: 'r2' })
  testEditor.editor.run(correct, { more: { who: undefined }, requestId: 'r3' })
  expect(testEditor.openings.at(-1)).toMatchObject({ corrections: { kind: 'mystery' } })
  testEditor.editor.run(correct, { more: { kind: undefined }, requestId: 'r4' })
  expect(testEditor.openings.at(-1)).not.toHaveProperty('corrections')
})

it('[CR7] what is corrected goes along with three more, another try and the start, and not to another idea', () => {
  const testEditor = readEditor(READING)
  const corrections = { where: 'a submarine' }
  testEditor.streams.push([{ at: 10, text: told(READING), ends: true }])
  testEditor.editor.run(correct, { more: corrections, requestId: 'r2' })
  testEditor.until(4_000)
  testEditor.editor.run(proposeMore, { requestId: 'r3' })
  testEditor.until(60_000)
  testEditor.editor.run(retryThinking, { requestId: 'r4' })
  const asked = testEditor.openings.slice(2)
  expect(asked.length).toBeGreaterThanOrEqual(2)
  for (const opening of asked) expect(opening).toMatchObject({ corrections })
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  testEditor.editor.bus.emit(CHOSEN)
  expect(startBodyOf(testEditor.draft())).toMatchObject({ corrections })
  const payload = { text: 'Another one', language: 'en_US' } as const
  testEditor.editor.bus.emit({ type: 'idea/submitted', source: 'user', payload })
  expect(testEditor.draft().session.correcting).toEqual({ reading: null, corrections: {} })
})

it('[CR7] a kept draft brings the reading back; one of before it, or a broken one, comes back without', () => {
  const reading = { reading: READING, corrections: { who: 'cat' } }
  const saved = {
    ...{ version: 1, uid: null, gameSetting: IDEA, language: 'en_US', gameStatus: 'complete' },
    ...{ routeStatus: 'create', choices: {} },
  }
  const empty = openCreationEditor().draft().session
  const { settings, outlines, thinking } = empty
  const kept = { ...saved, choices: settings, gameOutlines: outlines, thinking }
  const facts = factsOf(SavedDraft.parse({ ...kept, reading }))
  expect(facts).toContainEqual({ type: 'correcting/restored', source: 'user', payload: reading })
  for (const other of [kept, { ...kept, reading: { reading: 'x' } }])
    expect(SavedDraft.parse(other).reading).toEqual({ reading: null, corrections: {} })
})

it('[ML20] hands back what the server took the idea to mean, with three more and with the start, below what its creator says', () => {
  const taken = { who: 'keeper', event: 'storm', kind: 'journey' } as const
  const testEditor = readEditor({ ...READING, taken })
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  testEditor.editor.bus.emit(CHOSEN)
  expect(startBodyOf(testEditor.draft())?.corrections).toEqual(taken)
  testEditor.streams.push([{ at: 10, text: told({ ...READING, taken }), ends: true }])
  testEditor.editor.run(correct, { more: { who: 'cat' }, requestId: 'r2' })
  expect(testEditor.openings[1]).toMatchObject({ taken, corrections: { who: 'cat' } })
  testEditor.until(4_000)
  expect(startBodyOf(testEditor.draft())?.corrections).toEqual({ ...taken, who: 'cat' })
  expect(testEditor.openings[0]).not.toHaveProperty('taken')
})
