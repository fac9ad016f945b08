import { expect, it } from 'vitest'
import { startThinking } from '#plugins/thinking/commands.ts'
import { creationWorld, proposed, thought } from './creation-world.ts'
import { fact, someUser } from './session-world.ts'

const backIn = fact('account/signedIn', { user: someUser(), by: 'EMAIL' })

it('[TH50] thinking that a lost session kept from beginning begins after the login, under its own id', () => {
  const world = creationWorld()
  world.streams.push([{ at: 10, breaks: { status: 1007, desc: '' } }])
  world.editor.run(startThinking, { requestId: 'r1' })
  world.until(5_000)
  expect(world.draft().session.thinking).toMatchObject({
    status: 'completed',
    trouble: 'not_started',
  })
  world.streams.push([{ at: 10, text: thought('Who lit it?') + proposed(), ends: true }])
  world.editor.bus.emit(backIn)
  world.until(10_000)
  expect(world.draft().session.thinking).toMatchObject({ trouble: null, text: 'Who lit it?' })
  expect(world.openings.map(({ requestId }) => requestId)).toEqual(['r1', 'r1'])
})

it('[TH50] what was thought well, or stopped, begins no second time after a login', () => {
  const world = creationWorld()
  world.streams.push([{ at: 10, text: thought('a') + proposed(), ends: true }])
  world.editor.run(startThinking, { requestId: 'r1' })
  world.until(5_000)
  world.editor.bus.emit(backIn)
  world.until(10_000)
  expect(world.openings).toHaveLength(1)
})

it('[TH51] a stream that breaks before its first byte is opened again under the same request id', () => {
  const world = creationWorld()
  world.streams.push(
    [{ at: 10, breaks: new Error('reset') }],
    [{ at: 10, ends: true }],
    [{ at: 10, text: thought('Who lit it?') + proposed(), ends: true }],
  )
  world.editor.run(startThinking, { requestId: 'r1' })
  world.until(600)
  expect(world.draft().session.thinking).toMatchObject({ status: 'thinking', trouble: null })
  world.until(5_000)
  expect(world.draft().session.thinking).toMatchObject({ trouble: null, text: 'Who lit it?' })
  expect(world.openings.map(({ requestId }) => requestId)).toEqual(['r1', 'r1', 'r1'])
})

it('[TH51] one that never begins is told after its third try, and one that is refused at once', () => {
  const world = creationWorld()
  world.editor.run(startThinking, { requestId: 'r1' })
  world.until(60_000)
  expect(world.openings).toHaveLength(3)
  expect(world.draft().session.thinking.trouble).toBe('not_started')
  const refused = creationWorld()
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
  const world = creationWorld()
  world.streams.push([])
  world.editor.run(startThinking, { requestId: 'r1' })
  world.until(29_000)
  expect(world.draft().session.thinking.status).toBe('thinking')
  world.until(31_000)
  expect(world.draft().session.thinking).toMatchObject({
    status: 'completed',
    trouble: 'not_started',
  })
  expect(world.openings).toHaveLength(1)
})

it('[TH52] a stream that ends after some text completes the thinking at once, with its note', () => {
  const world = creationWorld()
  world.streams.push([{ at: 10, text: thought('Who lit it?'), ends: true }])
  world.editor.run(startThinking, { requestId: 'r1' })
  world.until(50)
  expect(world.draft().session.thinking).toMatchObject({ status: 'completed', trouble: 'partial' })
  world.until(60_000)
  expect(world.openings).toHaveLength(1)
})
