import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { calls, STATUS } from '#schemas/api.ts'
import { CALL_RATES } from '#server/http/call-rates.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'

const FAR = { ip: '203.0.113.9', headers: { 'user-agent': 'somebody else' } }
let dataDir: string
let servers: readonly [TestServer, TestServer]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guesses-'))
  servers = [await openTestServer({}, { dataDir }), await openTestServer({}, { dataDir })]
})
afterEach(async () => {
  for (const one of servers) await one.stop()
  await rm(dataDir, { recursive: true, force: true })
})
const at = (turn: number): TestServer => servers[turn % 2 === 0 ? 0 : 1]
const countOf = (told: readonly { status: number }[], status: number) =>
  told.filter((one) => one.status === status).length

it('[PQ10] [SC5] who guesses a password at two servers has five tries and not ten', async () => {
  await servers[0].register('aya@example.com')
  const guess = (turn: number) => at(turn).login('aya@example.com', 'wrong-1', FAR)
  const told = await Promise.all(Array.from({ length: 20 }, (_, turn) => guess(turn)))
  expect(countOf(told, STATUS.invalid)).toBe(5)
  expect(countOf(told, STATUS.tooMany)).toBe(15)
  for (const one of servers)
    expect((await one.login('aya@example.com', 'secret-1', FAR)).http).toBe(429)
  for (const one of servers) one.pass(900_000)
  expect((await at(1).login('aya@example.com', 'secret-1', FAR)).status).toBe(200)
})

it('[PQ10] a mail that was asked for at one server is waited for at the other', async () => {
  expect((await at(0).askTicket('ben@example.com')).status).toBe(200)
  expect((await at(1).askTicket('ben@example.com')).http).toBe(429)
})

it('[PQ10] [LM5] a user who calls two servers is let through no more often than at one, and hardly less', async () => {
  const { token } = await servers[0].register('cyn@example.com')
  const most = CALL_RATES.bindInvite.user.count
  const ask = (turn: number) => at(turn).post(calls.bindInvite.path, '{', { token, ip: FAR.ip })
  const told = await Promise.all(Array.from({ length: most + 40 }, (_, turn) => ask(turn)))
  // what a server took ahead and did not need is not another's
  expect(countOf(told, STATUS.tooMany)).toBeGreaterThanOrEqual(40)
  expect(countOf(told, STATUS.tooMany)).toBeLessThanOrEqual(40 + most / 4)
})
