import { afterEach, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { decodeOutlines } from '#schemas/wire/outline-result.ts'
import { connectModel } from '#server/model/connect.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'
import { CARD_ADDED, proposingModel } from './proposing-model.ts'
import { providerServer } from './provider-server.ts'

const open: TestServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((testServer) => testServer.close()))
})

const IDEA = 'A postman carries a parcel over the mountains'

it('[ML20] what a model reads goes over the wire to its client, back with the start, and stays with the game', async () => {
  const reasoning = 'I think of the old postman first.\n\nThen of the pass.'
  const says = proposingModel('en_US', { who: 'retired postman' }, undefined, reasoning)
  const { choice, asked } = await providerServer(says)
  const chosen = choice('openai-compatible')
  const known = { model: await connectModel(chosen), keepsSchema: true }
  const storyteller = createModelStoryteller(createBuiltinStoryteller(), { choice: chosen, known })
  const makers = { storyteller, media: noStudio }
  const testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  open.push(testServer)
  const { token } = await testServer.register('aya@example.com')
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    testServer.app.inject({
      ...{ method, url, headers: { authorization: token } },
      ...(payload === undefined ? {} : { payload }),
    })
  const propose = async (id: string, more: object = {}) => {
    const body = { setting: IDEA, language: 'en_US', ...more }
    const { body: lines } = await send('POST', `${outlineCall.path}?request_id=${id}`, body)
    const [answer = ''] = lines
      .split('\n')
      .filter((line) => line.includes('"elements"'))
      .map((line) => line.slice(line.indexOf('{')))
    return { lines, found: decodeOutlines(answer) }
  }

  const first = await propose('one')
  const said = first.lines.split('\n').filter((line) => line.startsWith('data: '))
  expect(said.map((line) => line.slice(6)).join('')).toContain('I think of the old postman first.')
  if (!first.found.ok) throw new Error(first.lines)
  const { options, reading } = first.found
  expect(reading).toMatchObject({ who: 'retired postman', taken: { who: 'retired postman' } })
  const [option] = options
  expect(option?.text).toContain(CARD_ADDED.en_US)

  const more = await propose('two', {
    ...{ salt: 'more', shown: options.map(({ key }) => key), taken: reading?.taken },
  })
  expect(more.found.ok && more.found.reading).toMatchObject({ who: 'retired postman' })
  // two questions for the first table, one for what is asked beside it
  expect(asked).toHaveLength(3)

  const started = await send('POST', calls.startGeneration.path, {
    ...{ outline: option?.text, template_type: option?.key, game_duration: 'beginner' },
    ...{ image_style: 'DESIGN', sex: 'ALL', age: 'ALL', language: 'en_US', setting: IDEA },
    corrections: reading?.taken,
  })
  const read = await send('GET', calls.readGame.path.replace(':id', started.json().data))
  expect(read.json().data).toMatchObject({ corrections: { who: 'retired postman' } })
})
