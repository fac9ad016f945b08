import { expect, it } from 'vitest'
import { startThinking } from '#plugins/thinking/commands.ts'
import { openCreationEditor, proposed, thought } from './creation-editor.ts'
import { fact, someUser } from './session-editor.ts'

const backIn = fact('account/signedIn', { user: someUser(), by: 'EMAIL' })

it('[TH50] thinking that a lost session kept from beginning begins after the login, under its own id', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, breaks: { status: 1007, desc: '' } }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(5_000)
  expect(testEditor.draft().session.thinking).toMatchObject({
    status: 'completed',
    trouble: 'not_started',
  })
  testEditor.streams.push([{ at: 10, text: thought('Who lit it?') + proposed(), ends: true }])
  testEditor.editor.bus.emit(backIn)
  testEditor.until(10_000)
  expect(testEditor.draft().session.thinking).toMatchObject({ trouble: null, text: 'Who lit it?' })
  expect(testEditor.openings.map(({ requestId }) => requestId)).toEqual(['r1', 'r1'])
})

it('[TH50] what was thought well, or stopped, begins no second time after a login', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('a') + proposed(), ends: true }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(5_000)
  testEditor.editor.bus.emit(backIn)
  testEditor.until(10_000)
  expect(testEditor.openings).toHaveLength(1)
})

it('[TH51] a stream that breaks before its first byte is opened again under the same request id', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push(
    [{ at: 10, breaks: new Error('reset') }],
    [{ at: 10, ends: true }],
    [{ at: 10, text: thought('Who lit it?') + proposed(), ends: true }],
  )
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(600)
  expect(testEditor.draft().session.thinking).toMatchObject({ status: 'thinking', trouble: null })
  testEditor.until(5_000)
  expect(testEditor.draft().session.thinking).toMatchObject({ trouble: null, text: 'Who lit it?' })
  expect(testEditor.openings.map(({ requestId }) => requestId)).toEqual(['r1', 'r1', 'r1'])
})

it('[TH51] one that never begins is told after its third try, and one that is refused at once', () => {
  const testEditor = openCreationEditor()
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(60_000)
  expect(testEditor.openings).toHaveLength(3)
  expect(testEditor.draft().session.thinking.trouble).toBe('not_started')
  const refused = openCreationEditor()
  refused.streams.push([{ at: 10, breaks: { status: 429, desc: 'Slowly.' } }])
  refused.editor.run(startThinking, { requestId: 'r1' })
  refused.until(20)
  expect(refused.draft().session.thinking).toMatchObject({
    trouble: 'not_started',
    detail: 'Slowly.',
  })
  expect(refused.openings).toHaveLength(1)
})

it('[TH51] [TO13] one that says nothing at all is given up with its first silence', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(29_000)
  expect(testEditor.draft().session.thinking.status).toBe('thinking')
  testEditor.until(31_000)
  expect(testEditor.draft().session.thinking).toMatchObject({
    status: 'completed',
    trouble: 'not_started',
  })
  expect(testEditor.openings).toHaveLength(1)
})

it('[TH52] a stream that ends after some text completes the thinking at once, with its note', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('Who lit it?'), ends: true }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(50)
  expect(testEditor.draft().session.thinking).toMatchObject({
    status: 'completed',
    trouble: 'partial',
  })
  testEditor.until(60_000)
  expect(testEditor.openings).toHaveLength(1)
})
