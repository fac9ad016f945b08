import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type CallDefinition, type CallName, calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

type Answers = Record<string, { content: Record<string, { schema: object }> }>
type Operation = { responses: Answers; security?: Record<string, string[]>[] }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown> }
}

let testServer: TestServer
let document: Document
beforeAll(async () => {
  const makers = { storyteller: createShortStoryteller(), media: noStudio }
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  document = (await testServer.app.inject({ url: '/openapi.json' })).json()
})
afterAll(() => testServer.close())

const operation = (row: { method: string; path: string }) =>
  document.paths[row.path.replace(/:(\w+)/g, '{$1}')]?.[row.method.toLowerCase()]
const told = (row: { method: string; path: string }) => operation(row)?.responses

/** Asks a call as a client does, and holds the answer against what the document says of it. */
async function ask(
  name: CallName,
  given: { in?: Record<string, string>; query?: string; body?: unknown; token?: string } = {},
) {
  const row: CallDefinition = calls[name]
  const path = row.path.replace(/:(\w+)/g, (_, part: string) => given.in?.[part] ?? 'nothing')
  const options = given.token === undefined ? {} : { token: given.token }
  const {
    http,
    retryAfter: _,
    ...body
  } = await (row.method === 'GET'
    ? testServer.get(path + (given.query ?? ''), options)
    : testServer.post(path, given.body ?? {}, options))
  const schema = told(row)?.[http]?.content['application/json']?.schema
  expect(schema, `${name} ${http}`).toBeDefined()
  // Loose as a client's reader: what the document does not name may come beside.
  const read = z.fromJSONSchema(schema as never).safeParse(body)
  expect(read.error?.issues ?? [], `${name} ${body.status}`).toEqual([])
  return body
}

it('[SV16] every call is in the document, and refuses a visitor as the document says', async () => {
  for (const name of Object.keys(calls) as CallName[]) await ask(name)
  expect(Object.keys(told(outlineCall)?.[200]?.content ?? {})).toEqual([
    'text/plain',
    'application/json',
  ])
  // what the interface is served from is nobody else's to call
  expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
})

it('[SV16] [SV3] the document says which calls need a session, and where its token stands', async () => {
  const scheme = { type: 'apiKey', in: 'header', name: 'Authorization' }
  expect(document.components.securitySchemes).toEqual({ session: scheme })
  for (const name of Object.keys(calls) as CallName[]) {
    // whoever asks without a session is told so by exactly these
    const refused = (await ask(name)).status === 1005
    expect(operation(calls[name])?.security, name).toEqual(refused ? [{ session: [] }] : undefined)
  }
})

it('[SV16] the document names nothing but calls, whatever else of the process is named', async () => {
  const [one, other] = [z.string().meta({ id: 'Elsewhere' }), z.date().meta({ id: 'Elsewhen' })]
  const beside = await openTestServer()
  const { statusCode, body } = await beside.app.inject({ url: '/openapi.json' })
  for (const schema of [one, other]) z.globalRegistry.remove(schema)
  await beside.close()
  expect(statusCode).toBe(200)
  expect(body).not.toContain('Elsewhe')
})

it('[SV16] what is answered from the first call to the published game is what the document says', async () => {
  const email = 'aya@example.com'
  await ask('userExists', { query: `?email=${email}` })
  const form = await testServer.form(email)
  const { data: user } = await ask('register', { body: form })
  const { status } = await ask('login', { body: { email, pwd: form.pwd, oauth_enum: 'EMAIL' } })
  expect(status).toBe(200)
  const token = String(user.access_token)
  for (const name of ['readProfile', 'listFaces', 'exportAccount', 'signInMethods'] as const)
    expect((await ask(name, { token })).status, name).toBe(200)
  const id = String((await ask('startGeneration', { body: startBody(), token })).data)
  const game = () => ask('readGame', { in: { id }, token })
  await expect.poll(async () => (await game()).data.status, { timeout: 20_000 }).toBe(2)
  const changes = [{ path: 'initial_element.title', value: 'The Later Hour' }]
  await ask('editScript', { body: { id, base_version: 0, changes }, token })
  await ask('undo', { body: { id, base_version: 1 }, token })
  await ask('redo', { body: { id, base_version: 2 }, token })
  await ask('restoreVersion', { body: { id, version: 0, base_version: 3 }, token })
  expect((await ask('listVersions', { query: `?id=${id}`, token })).data).toHaveLength(5)
  await ask('copyScript', { body: { id }, token })
  const { data: published } = await ask('publishGame', { body: { id }, token })
  const gameId = String(published.game_id)
  expect((await ask('playGame', { in: { gameId } })).status).toBe(200)
  const choice = { chapter_key: 'chapter_1', node_id: 1, option_id: 1 }
  await ask('judgeChoice', { in: { gameId }, body: choice })
  for (const name of ['listScripts', 'listGames'] as const)
    expect((await ask(name, { token })).data, name).not.toEqual([])
  const said = { id, text: 'Rename nobody', client_id: 'first' }
  expect((await ask('sendRecord', { body: said, token })).status).toBe(200)
  expect((await ask('listRecords', { query: `?id=${id}`, token })).data).not.toEqual([])
  const decision = { id, record_id: 'none', scope: [], decision: 'reject' }
  expect((await ask('confirmRecord', { body: decision, token })).status).toBe(404)
  for (let asked = 0; asked < 11; asked++) await ask('userExists', { query: `?email=${email}` })
})
