import { afterEach, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { faultsIn } from './logged.ts'
import { createShortStoryteller, forever, noStudio } from './short-storyteller.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
afterEach(() => testServer.close())

it('[PQ13] [TH31] outlines are stopped by a call of their own, and by no reader that leaves', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const storyteller = createShortStoryteller({
    async *think(signal) {
      yield 'half a thought'
      begun.resolve(signal)
      await forever(signal)
    },
  })
  const groups = () => [scriptRoutes({ storyteller, media: noStudio })]
  testServer = await openTestServer({}, { groups })
  const { token } = await testServer.register('aya@example.com')
  const asked = testServer.app.inject({
    method: outlineCall.method,
    url: `${outlineCall.path}?request_id=stopped`,
    headers: { authorization: token },
    payload: { setting: 'A stopped clock', language: 'en_US' },
  })
  const broken = expect(asked).rejects.toThrow('destroyed')
  const signal = await begun.promise
  const stop = async (request_id: string) =>
    (await testServer.post(calls.stopOutline.path, { request_id }, { token })).data
  expect(await stop('another')).toEqual({ stopped: false })
  expect(signal.aborted).toBe(false)
  expect(await stop('stopped')).toEqual({ stopped: true })
  expect(signal.aborted).toBe(true)
  await broken
  expect(await stop('stopped')).toEqual({ stopped: false })
  expect(faultsIn(testServer)).toEqual([])
})
