import { asyncScheduler } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LIMITS } from '#schemas/limits.ts'
import { openSecret } from '#server/store/secret.ts'
import { createSessions } from '#server/store/sessions.ts'
import { createTickets } from '#server/store/tickets.ts'
import { pace } from './process.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const BEGAN = Date.UTC(2026, 10, 21)

let testServer: TestServer
let now: number
const clock = { now: () => now, scheduler: asyncScheduler }
beforeEach(async () => {
  testServer = await openTestServer()
  now = BEGAN
})
afterEach(() => testServer.close())

async function opened() {
  const { uid } = await testServer.register('aya@example.com')
  const sessions = createSessions(testServer.store, clock)
  const token = await sessions.open(testServer.store, uid, 'her window')
  const found = await sessions.find(token)
  if (found.kind !== 'live') throw new Error('a session that was opened is none')
  const end = async () => Date.parse((await sessions.endOf(found.tokenHash)) ?? '') - BEGAN
  return { uid, sessions, token, end }
}

it('[LG38] a session in use moves its end once an hour at most', async () => {
  const { sessions, token, end } = await opened()
  for (const [passed, ends] of [
    [0, 30 * DAY],
    [60 * MINUTE, 30 * DAY],
    [60 * MINUTE + 1, 30 * DAY + 60 * MINUTE + 1],
    [119 * MINUTE, 30 * DAY + 60 * MINUTE + 1],
    [121 * MINUTE, 30 * DAY + 121 * MINUTE],
  ] as const) {
    now = BEGAN + passed
    await sessions.find(token)
    expect(await end(), `after ${passed} ms`).toBe(ends)
  }
})

it('[SV122] by a session that has ended a client is known to its user for ninety days more', async () => {
  const { uid, sessions } = await opened()
  for (const [passed, isKnown] of [
    [30, true],
    [120, true],
    [121, false],
  ] as const) {
    now = BEGAN + passed * DAY
    await sessions.sweep()
    expect(await sessions.isKnownClient(uid, 'her window'), `after ${passed} days`).toBe(isKnown)
  }
  expect(await sessions.isKnownClient(uid, 'another window')).toBe(false)
})

it('[LM14] a code outlives a clock that is set back by no more than it is good for', async () => {
  const secret = openSecret(testServer.dataDir)
  if ('refused' in secret) throw new Error(secret.refused)
  const tickets = createTickets(testServer.store, clock, secret)
  const ticket = { email: 'aya@example.com', use: 'REGISTER' } as const
  const code = await tickets.issue(ticket)
  for (const [passed, isGood] of [
    [LIMITS.ticketValidMs, false],
    [LIMITS.ticketValidMs - 1, true],
    [-LIMITS.ticketValidMs, true],
    [-LIMITS.ticketValidMs - 1, false],
  ] as const) {
    now = BEGAN + passed
    expect(await tickets.attempt(ticket, code), `after ${passed} ms`).toBe(isGood)
  }
})

it('[SV123] a session that has ended here counts no more, and one that ended unheard half a second longer at most', async () => {
  const { uid, sessions, token } = await opened()
  const other = await sessions.open(testServer.store, uid, 'another window')
  const kinds = async () => [(await sessions.find(token)).kind, (await sessions.find(other)).kind]
  expect(await kinds()).toEqual(['live', 'live'])
  const unheard = createSessions(testServer.store, clock)
  const found = await unheard.find(other)
  if (found.kind !== 'live') throw new Error('it was live')
  await unheard.end(found)
  const late = pace(700)
  const isHeard = async () => (await kinds()).join() === 'live,none'
  const heard = vi.waitUntil(isHeard, { timeout: 20_000, interval: 20 })
  expect(await Promise.race([heard, late])).toBe(true)
  await sessions.endAll(testServer.store, uid)
  sessions.announceEnd({ uid, tokenHash: null })
  expect(await kinds()).toEqual(['none', 'none'])
})
