import { afterEach, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { encodePlay } from '#schemas/wire/play.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { noStudio } from './short-storyteller.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const open: TestServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((testServer) => testServer.close()))
})

async function creator() {
  const makers = { storyteller: createBuiltinStoryteller(), media: noStudio }
  const testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  open.push(testServer)
  const { token } = await testServer.register('aya@example.com')
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    testServer.app.inject({
      ...{ method, url, headers: { authorization: token } },
      ...(payload === undefined ? {} : { payload }),
    })
  const ask = (id: string, corrections: unknown, taken?: unknown) =>
    send('POST', `${outlineCall.path}?request_id=${id}`, {
      ...{ setting: 'A lighthouse keeper finds letters', language: 'en_US', corrections, taken },
    })
  return { send, ask }
}

it('[CR2] a corrected request is told as corrected, another correction under its id is a conflict, and what is none is refused', async () => {
  const { ask } = await creator()
  const told = await ask('one', { who: 'ferryman', kind: 'contest' })
  expect(told.body).toContain('"who":"ferryman"')
  expect((await ask('one', { who: 'ferryman', kind: 'contest' })).body).toBe(told.body)
  expect((await ask('one', { who: 'cat' })).json()).toMatchObject({ status: 409 })
  for (const wrong of [{ who: 'x'.repeat(61) }, { kind: 'opera' }, 'text', { where: 1 }])
    expect((await ask('two', wrong)).json()).toMatchObject({ status: 400 })
  // nothing corrected is the request it always was
  const plain = await ask('three', undefined)
  for (const nothing of [null, {}]) expect((await ask('three', nothing)).body).toBe(plain.body)
})

it('[CR3] a game keeps what was corrected: its creator reads it, and its players do not', async () => {
  const { send } = await creator()
  const corrections = { who: 'zeppelin pilot', where: 'submarine' }
  const started = await send('POST', calls.startGeneration.path, {
    ...{ outline: '', template_type: 'classic', game_duration: 'beginner', image_style: 'DESIGN' },
    ...{ sex: 'ALL', age: 'ALL', language: 'en_US', corrections },
    setting: 'A lighthouse keeper finds letters',
  })
  const { data } = started.json()
  const read = await send('GET', calls.readGame.path.replace(':id', data))
  expect(read.json().data).toMatchObject({ corrections })
  const game = sampleGame('en_US')
  const played = encodePlay({ ...game, brief: { ...game.brief, corrections } }, 'g', 'http://here')
  expect(JSON.stringify(played)).not.toMatch(/zeppelin|corrections/)
})

it('[ML20] what was taken of an idea goes along with the request, and another under its id is a conflict', async () => {
  const { ask } = await creator()
  const told = await ask('one', undefined, { who: 'ferryman' })
  expect(told.body).toContain('"taken":{"who":"ferryman"}')
  expect((await ask('one', undefined, { who: 'ferryman' })).body).toBe(told.body)
  expect((await ask('one', undefined, { who: 'cat' })).json()).toMatchObject({ status: 409 })
  expect((await ask('two', { who: 'cat' }, { who: 'ferryman' })).body).toContain('"who":"cat"')
  expect((await ask('three', undefined, { kind: 'opera' })).json()).toMatchObject({ status: 400 })
})
