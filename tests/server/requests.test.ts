import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { isNestedDeeper } from '#server/http/nesting.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const SCRIPTS = calls.listScripts.path
const START = calls.startGeneration.path

let testServer: TestServer
let token: string
beforeAll(async () => {
  const makers = { storyteller: createShortStoryteller(), media: noStudio }
  testServer = await openTestServer(
    { LOG_LEVEL: 'error' },
    { groups: () => [scriptRoutes(makers)] },
  )
  ;({ token } = await testServer.register('aya@example.com'))
})
afterAll(() => testServer.close())

const written = async () => {
  const id = String((await testServer.post(START, startBody(), { token })).data)
  const game = () => testServer.get(`${SCRIPTS}/${id}`, { token })
  await expect.poll(async () => (await game()).data.status, { timeout: 20_000 }).toBe(2)
  return id
}
const outline = async (query: string, body: object) => {
  const response = await testServer.app.inject({
    method: outlineCall.method,
    url: outlineCall.path + query,
    headers: { authorization: token },
    payload: { setting: 'A stopped clock', ...body },
  })
  return response.body
}

describe('a request', () => {
  it('[SV28] may leave a name of its query empty, which is as if it were absent', async () => {
    const id = await written()
    const changes = [{ path: 'initial_element.title', value: 'The Later Hour' }]
    await testServer.post(SCRIPTS, { id, base_version: 0, changes }, { token })
    const present = await testServer.get(`${SCRIPTS}/${id}?version=`, { token })
    expect(present.data.initial_element).toMatchObject({ title: 'The Later Hour' })
    for (const path of [SCRIPTS, calls.listGames.path])
      expect(await testServer.get(`${path}?page=&size=`, { token })).toMatchObject({ status: 200 })
    const asked = await testServer.get('/api/v1/validate/user/exist?email=')
    expect(asked).toMatchObject({ status: 400, desc: expect.stringContaining('required') })
  })

  it('[SV28] [TH21] with an empty request_id gets one of its own', async () => {
    for (const setting of ['A stopped clock', 'A bell without a tongue']) {
      testServer.pass(1)
      expect(await outline('?request_id=', { setting, request_id: '' })).toContain(setting)
      testServer.pass(1)
      expect(await outline('', { setting, request_id: '' })).toContain(setting)
    }
  })

  it('[SV5] for a language that is none is refused by its name, and none at all is Chinese', async () => {
    const refused = await testServer.post(START, startBody({ language: 'xx' }), { token })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.desc).toContain('language')
    expect(JSON.parse(await outline('', { language: 'klingon' }))).toMatchObject({ status: 400 })
    const started = await testServer.post(START, startBody({ language: '' }), { token })
    const game = await testServer.get(`${SCRIPTS}/${started.data}`, { token })
    expect(game.data).toMatchObject({ language: 'zh_CN' })
  })

  it.each([101, 5_000, 20_000])(
    '[SV5] [SC8] that nests %i deep is no more than a malformed one',
    async (depth) => {
      const deep = '['.repeat(depth) + ']'.repeat(depth)
      const edit = `{"id":"x","base_version":0,"changes":[{"path":"cover","value":${deep}}]}`
      for (const [path, body] of [
        [SCRIPTS, edit],
        [START, deep],
        [outlineCall.path, `{"setting":"A clock","more":${deep}}`],
        [calls.logout.path, '{"a":'.repeat(depth)],
      ] as const)
        expect(await testServer.post(path, body, { token }), path).toMatchObject({ status: 400 })
      expect(testServer.log).toEqual([])
    },
  )

  it('[SV5] [SC8] may nest a hundred deep', async () => {
    const leaving = await testServer.register('deep@example.com')
    const leave = (depth: number) => {
      const within = '['.repeat(depth - 1) + ']'.repeat(depth - 1)
      return testServer.post(calls.logout.path, `{"a":${within}}`, { token: leaving.token })
    }
    expect((await leave(101)).status).toBe(400)
    expect((await leave(100)).status).toBe(200)
  })

  it('[SV5] may hold any number of brackets beside each other or in a text', () => {
    const text = JSON.stringify({ a: '[{"\\'.repeat(500), b: Array(500).fill([{}]) })
    expect(isNestedDeeper(text, 4)).toBe(false)
    expect(isNestedDeeper(text, 3)).toBe(true)
  })
})

it('[SV61] a path with a slash at its end is the same path, and a name of 200 characters is a name', async () => {
  const told = async (url: string) => {
    const { statusCode, body } = await testServer.app.inject({ url })
    return [statusCode, body]
  }
  for (const path of ['/healthz', calls.readProfile.path, '/api/play/nobody'])
    expect(await told(`${path}/`), path).toEqual(await told(path))
  const [known] = await told('/api/play/nobody')
  expect((await told(`/api/play/${'a'.repeat(200)}`))[0]).toBe(known)
})
