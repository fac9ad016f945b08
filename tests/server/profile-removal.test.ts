import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { createAccountData } from '#server/store/account-data.ts'
import { openWritingServer, type WritingServer } from './test-server.ts'

const HOUR = 3_600_000
const PROFILE = calls.readProfile.path
const REMOVE = calls.removeAccount.path
const SCRIPTS = calls.listScripts.path

let testServer: WritingServer
beforeAll(async () => {
  testServer = await openWritingServer()
})
afterAll(() => testServer.close())

/** Every row of the database as one text. */
async function everything(): Promise<string> {
  const tables = await testServer.store.introspection.getTables({ withInternalKyselyTables: true })
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(testServer.store)),
  )
  return JSON.stringify(rows.map((one) => one.rows))
}

describe('deleting an account', () => {
  it('[RT14] wants its address or its nickname', async () => {
    const hal = await testServer.register('hal@example.com')
    for (const confirm of ['hal', 'aya', 'HAL', 'ben@example.com', hal.uid])
      expect((await testServer.postAs(REMOVE, { confirm }, hal)).status, confirm).toBe(400)
    for (const confirm of ['', 7, undefined])
      expect((await testServer.postAs(REMOVE, { confirm }, hal)).status).toBe(400)
    expect((await testServer.getAs(PROFILE, hal)).status).toBe(200)
    expect((await testServer.postAs(REMOVE, { confirm: ' HAL@Example.com ' }, hal)).status).toBe(
      200,
    )
    expect((await testServer.getAs(PROFILE, hal)).status).toBe(1005)
    const ida = await testServer.register('ida@example.com')
    expect((await testServer.postAs(REMOVE, { confirm: 'Aya' }, ida)).status).toBe(200)
  })

  it('[RT14] ends its sessions and sockets, its games and their links, and leaves nothing of it and all of others', async () => {
    const ines = await testServer.register('ines@example.com')
    const jon = await testServer.register('jon@example.com')
    const gone = await testServer.publishedGame(ines)
    const kept = await testServer.publishedGame(jon)
    const elsewhere = String(
      (await testServer.login('ines@example.com', 'secret-1')).data.access_token,
    )
    await testServer.askTicket('ines@example.com', 'UPDATE_PWD')
    await testServer.app.inject({
      method: 'POST',
      url: `${outlineCall.path}?request_id=r1`,
      headers: { authorization: ines.token },
      payload: { setting: 'A bell rings under water' },
    })
    await testServer.app.listen({ port: 0, host: '127.0.0.1' })
    const address = testServer.app.server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const socket = new WebSocket(`ws://127.0.0.1:${port}/wsServer/admin_${ines.uid}/${ines.token}`)
    await once(socket, 'open')
    const closed = once(socket, 'close')
    expect((await testServer.get(`/api/play/${gone.game}`)).status).toBe(200)

    expect((await testServer.postAs(REMOVE, { confirm: 'ines@example.com' }, ines)).status).toBe(
      200,
    )
    expect((await closed)[0]).toBe(4401)
    for (const token of [ines.token, elsewhere])
      expect((await testServer.get(PROFILE, { token })).status).toBe(1005)
    expect((await testServer.get(`/api/play/${gone.game}`)).status).toBe(404)
    expect((await testServer.login('ines@example.com', 'secret-1')).status).toBe(400)
    const left = await everything()
    for (const trace of [ines.uid, 'ines@example.com', gone.script, gone.game])
      expect(left, trace).not.toContain(trace)

    expect((await testServer.getAs(`${SCRIPTS}/${kept.script}`, jon)).data.status).toBe(2)
    expect((await testServer.get(`/api/play/${kept.game}`)).status).toBe(200)
    testServer.pass(61_000)
    expect((await testServer.register('ines@example.com')).uid).not.toBe(ines.uid)
  })

  it('[RT14] stops a game that is being written, and sweeps what came too late', async () => {
    await testServer.register('ana@example.com')
    const kim = await testServer.register('kim@example.com')
    const { script } = await testServer.publishedGame(kim)
    expect((await testServer.postAs(REMOVE, { confirm: 'kim@example.com' }, kim)).status).toBe(200)
    const at = new Date(0).toISOString()
    await testServer.store
      .insertInto('script')
      .values({
        id: 'late',
        owner_uid: kim.uid,
        brief: '{}',
        status: 1,
        script_version: 0,
        worker: null,
        created_at: at,
        updated_at: at,
        lease_until: '',
        deleted_at: null,
      })
      .execute()
    await createAccountData(testServer.store).sweep()
    const left = await everything()
    expect(left).not.toContain(kim.uid)
    expect(left).not.toContain(script)
    expect(left).toContain('ana@example.com')
  })

  it('[RT14] finds nothing to delete of one that is gone', async () => {
    const uma = await testServer.register('uma@example.com')
    const { remove } = createAccountData(testServer.store)
    const gone = () =>
      testServer.store.transaction().execute((transaction) => remove(transaction, uma.uid))
    expect(await gone()).toBe(true)
    expect(await gone()).toBe(false)
  })

  it('[RT14] can be tried ten times an hour', async () => {
    const leo = await testServer.register('leo@example.com')
    for (let i = 0; i < 10; i++)
      expect((await testServer.postAs(REMOVE, { confirm: 'nobody' }, leo)).status).toBe(400)
    expect(await testServer.postAs(REMOVE, { confirm: 'leo@example.com' }, leo)).toMatchObject({
      status: 429,
    })
    testServer.pass(HOUR)
    expect((await testServer.postAs(REMOVE, { confirm: 'leo@example.com' }, leo)).status).toBe(200)
  })
})
