import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { openChatServer } from './chat-server.ts'
import { createScriptedAssistant } from './scripted-assistant.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import {
  openTestServer,
  openWritingServer,
  type Person,
  type WritingServer,
} from './test-server.ts'
import { breakTable } from './test-store.ts'

let testServer: WritingServer
let aya: Person
beforeEach(async () => {
  testServer = await openWritingServer()
  aya = await testServer.register('aya@example.com')
})
afterEach(() => testServer.close())

it('[SV11] [PQ14] an edit is made together with its answer, so that nothing can be killed between the two', async () => {
  const id = await testServer.written(aya)
  const changes = [{ path: 'initial_element.title', value: 'The Tide Clock' }]
  const edit = () =>
    testServer.postAs(calls.editScript.path, { id, base_version: 0, changes }, aya, 'one')
  const mend = await breakTable(testServer.store, 'idempotency')
  expect((await edit()).status).toBe(500)
  expect(await testServer.gameOf(id, aya)).toMatchObject({ script_version: 0 })
  await mend()
  expect((await edit()).data).toEqual({ script_version: 1 })
  expect((await edit()).data).toEqual({ script_version: 1 })
  expect(await testServer.gameOf(id, aya)).toMatchObject({ script_version: 1 })
})

type Envelope = { status: number; desc: string; data: unknown }

/** A command whose answer cannot be kept is not done; once it can, it is done once, however often it is asked. */
async function isMadeWithItsAnswer<State>(
  { store }: Pick<WritingServer, 'store'>,
  ask: () => Promise<Envelope>,
  state: () => Promise<State>,
): Promise<Envelope> {
  const before = await state()
  const mend = await breakTable(store, 'idempotency')
  expect((await ask()).status).toBe(500)
  expect(await state()).toEqual(before)
  await mend()
  const done = await ask()
  expect(done).toMatchObject({ status: 200 })
  const after = await state()
  expect(after).not.toEqual(before)
  expect(await ask()).toEqual(done)
  expect(await state()).toEqual(after)
  return done
}

it('[SV11] [PQ14] what is said, confirmed, rejected and decided in the chat is made together with its answer', async () => {
  const server = await openChatServer(createScriptedAssistant().assistant)
  try {
    const chat = await server.copy()
    const logOf = () =>
      server.store
        .selectFrom('script_event')
        .select(['type', 'payload'])
        .where('script_id', '=', chat.id)
        .execute()
    const under = (key: string) => ({ token: server.token, headers: { 'idempotency-key': key } })
    const asked = (path: string, body: object, key: string) => () =>
      server.post(path, { id: chat.id, ...body }, under(key))
    const told = asked(calls.sendRecord.path, { text: 'Ebb', client_id: 'one' }, 'said')
    await isMadeWithItsAnswer(server, told, () =>
      server.store
        .selectFrom('script_event')
        .select('payload')
        .where('script_id', '=', chat.id)
        .where('payload', 'like', '%"creator"%')
        .execute(),
    )
    const plan = await chat.answer(1)
    const decision = (record: typeof plan, chosen: string) => ({
      record_id: record?.id,
      scope: JSON.parse(String(record?.extend)).scope,
      decision: chosen,
    })
    const confirmed = asked(calls.confirmRecord.path, decision(plan, 'confirm'), 'confirmed')
    await isMadeWithItsAnswer(server, confirmed, logOf)

    const note = (await chat.records()).find(({ type, from }) => type === 3 && from === 1)
    const address = JSON.parse(String(note?.extend)).changes.places[0].address
    const about = { record_id: note?.id, base_version: 1 }
    const kept = asked(calls.decideChanges.path, { ...about, keep: [address] }, 'kept')
    await isMadeWithItsAnswer(server, kept, logOf)
    const given = asked(calls.decideChanges.path, { ...about, revert: [address] }, 'given back')
    const answered = await isMadeWithItsAnswer(server, given, logOf)
    expect(answered.data).toEqual({ script_version: 2 })

    await chat.send('Flow')
    const next = await chat.answer(1)
    const rejected = asked(calls.confirmRecord.path, decision(next, 'reject'), 'rejected')
    await isMadeWithItsAnswer(server, rejected, logOf)
  } finally {
    await server.close()
  }
}, 60_000)

it('[SV11] [PQ14] a game is gone on with together with the answer that says so', async () => {
  let isBroken = true
  const storyteller = createShortStoryteller({
    make: (unit) => {
      if (unit === 'npcs' && isBroken) throw new Error('the lamp went out')
    },
  })
  const groups = () => [scriptRoutes({ storyteller, media: noStudio })]
  const server = await openTestServer({}, { groups })
  try {
    const { token } = await server.register('bo@example.com')
    const started = await server.post(calls.startGeneration.path, startBody(), { token })
    const id = String(started.data)
    const read = async () => {
      const { data } = await server.get(`${calls.listScripts.path}/${id}`, { token })
      return data
    }
    await vi.waitUntil(async () => (await read()).status === 3, { timeout: 20_000 })
    isBroken = false
    const resume = () =>
      server.post(
        calls.resumeGeneration.path,
        { id },
        { token, headers: { 'idempotency-key': 'again' } },
      )
    const resumed = () =>
      server.store
        .selectFrom('script_event')
        .select('payload')
        .where('type', '=', 'script/generationResumed')
        .execute()
    await isMadeWithItsAnswer(server, resume, resumed)
    await vi.waitUntil(async () => (await read()).status === 2, { timeout: 20_000 })
  } finally {
    await server.close()
  }
}, 60_000)
