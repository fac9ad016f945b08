import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { createAccountData } from '#server/store/account-data.ts'
import { openWritingHouse, type WritingHouse } from './house.ts'

const HOUR = 3_600_000
const PROFILE = calls.readProfile.path
const REMOVE = calls.removeAccount.path
const SCRIPTS = calls.listScripts.path

let house: WritingHouse
beforeAll(async () => {
  house = await openWritingHouse()
}, 30_000)
afterAll(() => house.close())

/** Every row of the database as one text. */
async function everything(): Promise<string> {
  const tables = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'table'`.execute(house.store)
  const rows = await Promise.all(
    tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(house.store)),
  )
  return JSON.stringify(rows.map((one) => one.rows))
}

describe('deleting an account', () => {
  it('[RT14] wants its address or its nickname', async () => {
    const hal = await house.register('hal@example.com')
    for (const confirm of ['hal', 'aya', 'HAL', 'ben@example.com', hal.uid])
      expect((await house.postAs(REMOVE, { confirm }, hal)).status, confirm).toBe(400)
    for (const confirm of ['', 7, undefined])
      expect((await house.postAs(REMOVE, { confirm }, hal)).status).toBe(400)
    expect((await house.getAs(PROFILE, hal)).status).toBe(200)
    expect((await house.postAs(REMOVE, { confirm: ' HAL@Example.com ' }, hal)).status).toBe(200)
    expect((await house.getAs(PROFILE, hal)).status).toBe(1005)
    const ida = await house.register('ida@example.com')
    expect((await house.postAs(REMOVE, { confirm: 'Aya' }, ida)).status).toBe(200)
  })

  it('[RT14] ends its sessions and sockets, its games and their links, and leaves nothing of it and all of others', async () => {
    const ines = await house.register('ines@example.com')
    const jon = await house.register('jon@example.com')
    const gone = await house.publishedGame(ines)
    const kept = await house.publishedGame(jon)
    const elsewhere = String((await house.login('ines@example.com', 'secret-1')).data.access_token)
    await house.askTicket('ines@example.com', 'UPDATE_PWD')
    await house.app.inject({
      method: 'POST',
      url: `${outlineCall.path}?request_id=r1`,
      headers: { authorization: ines.token },
      payload: { setting: 'A bell rings under water' },
    })
    await house.app.listen({ port: 0, host: '127.0.0.1' })
    const address = house.app.server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const socket = new WebSocket(`ws://127.0.0.1:${port}/wsServer/admin_${ines.uid}/${ines.token}`)
    await once(socket, 'open')
    const closed = once(socket, 'close')
    expect((await house.get(`/api/play/${gone.game}`)).status).toBe(200)

    expect((await house.postAs(REMOVE, { confirm: 'ines@example.com' }, ines)).status).toBe(200)
    expect((await closed)[0]).toBe(4401)
    for (const token of [ines.token, elsewhere])
      expect((await house.get(PROFILE, { token })).status).toBe(1005)
    expect((await house.get(`/api/play/${gone.game}`)).status).toBe(404)
    expect((await house.login('ines@example.com', 'secret-1')).status).toBe(400)
    const left = await everything()
    for (const trace of [ines.uid, 'ines@example.com', gone.script, gone.game])
      expect(left, trace).not.toContain(trace)

    expect((await house.getAs(`${SCRIPTS}/${kept.script}`, jon)).data.status).toBe(2)
    expect((await house.get(`/api/play/${kept.game}`)).status).toBe(200)
    house.pass(61_000)
    expect((await house.register('ines@example.com')).uid).not.toBe(ines.uid)
  })

  it('[RT14] stops a game that is being written, and sweeps what came too late', async () => {
    const kim = await house.register('kim@example.com')
    const { script } = await house.publishedGame(kim)
    expect((await house.postAs(REMOVE, { confirm: 'kim@example.com' }, kim)).status).toBe(200)
    const at = new Date(0).toISOString()
    await house.store
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
    await createAccountData(house.store).sweep()
    const left = await everything()
    expect(left).not.toContain(kim.uid)
    expect(left).not.toContain(script)
    expect(left).toContain('jon@example.com')
  })

  it('[RT14] can be tried ten times an hour', async () => {
    const leo = await house.register('leo@example.com')
    for (let i = 0; i < 10; i++)
      expect((await house.postAs(REMOVE, { confirm: 'nobody' }, leo)).status).toBe(400)
    expect(await house.postAs(REMOVE, { confirm: 'leo@example.com' }, leo)).toMatchObject({
      status: 429,
    })
    house.pass(HOUR)
    expect((await house.postAs(REMOVE, { confirm: 'leo@example.com' }, leo)).status).toBe(200)
  })
})
