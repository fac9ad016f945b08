import { afterAll, beforeAll, expect, it } from 'vitest'
import { createInvites, firstRunInvite } from '#server/store/invites.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

it('[LG66] the first invite code lets ten in, says how many are left, and stays the same one', async () => {
  const { store, config, clock } = testServer.outside
  const invites = createInvites(store, config)
  const { code, left } = await firstRunInvite(store, clock)
  // none of the letters and digits that are taken for each other
  expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/)
  expect(left).toBe(10)
  for (let used = 1; used <= 10; used++) {
    expect(await invites.isGood(` ${code.toLowerCase()} `)).toBe(true)
    expect(await invites.consume(store, used % 2 === 0 ? code : ` ${code.toLowerCase()} `)).toBe(
      true,
    )
    expect(await firstRunInvite(store, clock)).toEqual({ code, left: 10 - used })
  }
  expect([await invites.isGood(code), await invites.consume(store, code)]).toEqual([false, false])
  expect([await invites.isGood('NONE'), await invites.consume(store, 'NONE')]).toEqual([
    false,
    false,
  ])
  // a code of the settings works for everybody
  expect([await invites.isGood(' friend'), await invites.consume(store, 'Friend')]).toEqual([
    true,
    true,
  ])
})

it('[LG66] where nobody needs a code every one is good', async () => {
  const { store, config } = testServer.outside
  const open = createInvites(store, { ...config, inviteMode: 'open' })
  expect([await open.isGood(''), await open.consume(store, 'NONE')]).toEqual([true, true])
})
