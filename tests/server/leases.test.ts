import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLeases, LEASE_MS, LeaseLost } from '#server/store/leases.ts'
import type { ServerNotice } from '#server/store/notices.ts'
import { createScriptStore, type NewFact } from '#server/store/scripts.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const AT = '2026-11-26T00:00:00.000Z'
const ID = 'script'
const fact: NewFact = {
  unit: 'cover',
  fact: { type: 'media/coverPainted', payload: { url: 'http://pictures.test/1.png' } },
}

let testServer: TestServer
beforeEach(async () => {
  testServer = await openTestServer()
  const row = { id: ID, ownerUid: 'aya', brief: '{}', at: AT }
  await createScriptStore(testServer.store).create(row, async () => undefined)
})
afterEach(() => testServer.close())
const serverCalled = (worker: string) => {
  const notices = { worker, tell: async () => {}, heard$: new Subject<ServerNotice>() }
  const missed$ = new Subject<void>()
  return createLeases(testServer.store, { ...notices, missed$ }, testServer.outside.clock.now)
}

it('[PQ6] a game is its server’s while it gives a sign of it, and then whoever comes first has it', async () => {
  const [one, other] = [serverCalled('one'), serverCalled('other')]
  const store = createScriptStore(testServer.store)
  const free = () => store.unfinished(new Date(testServer.outside.clock.now()).toISOString())
  expect(await free()).toEqual([ID])
  const taken = await Promise.all([one.take(ID), other.take(ID)])
  expect(taken.toSorted()).toEqual([false, true])
  const [first, second] = taken[0] ? [one, other] : [other, one]
  testServer.pass(LEASE_MS / 2)
  expect(await first.take(ID)).toBe(true)
  testServer.pass(LEASE_MS / 2)
  expect([await second.take(ID), await free()]).toEqual([false, []])
  testServer.pass(LEASE_MS)
  expect(await free()).toEqual([ID])
  expect([await second.take(ID), await first.take(ID)]).toEqual([true, false])
  await first.leave(ID)
  expect(await first.take(ID)).toBe(false)
  await second.leave(ID)
  expect(await first.take(ID)).toBe(true)
})

it('[PQ6] who has lost its lease tells nothing more, and a unit is told once', async () => {
  const [one, other] = [serverCalled('one'), serverCalled('other')]
  const store = createScriptStore(testServer.store)
  const append = (after: number, leases: typeof one) =>
    store.append(ID, after, [fact], {}, AT, leases.fence(ID, 'cover'))
  await one.take(ID)
  testServer.pass(LEASE_MS)
  await other.take(ID)
  await expect(append(0, one)).rejects.toThrow(LeaseLost)
  expect(await append(0, other)).toBe(true)
  await expect(append(1, other)).rejects.toThrow(LeaseLost)
  expect(await store.lastSeq(ID)).toBe(1)
})

it('[PQ6] [GE12] of two games of one creator servers take one at a time', async () => {
  const user = { uid: 'aya', email: 'aya@example.com', password_hash: '', nick_name: 'Aya' }
  const known = { avatar_seed: 'aya', created_at: AT, invited: 1 }
  await testServer.store
    .insertInto('user')
    .values({ ...user, ...known })
    .execute()
  const store = createScriptStore(testServer.store)
  const row = { id: 'script-2', ownerUid: 'aya', brief: '{}', at: AT }
  await store.create(row, async () => undefined)
  const [one, other] = [serverCalled('one'), serverCalled('other')]
  const taken = await Promise.all([one.take(ID), other.take('script-2')])
  expect(taken.toSorted()).toEqual([false, true])
  const [winner, loser, won, lost] = taken[0]
    ? ([one, other, ID, 'script-2'] as const)
    : ([other, one, 'script-2', ID] as const)
  expect(await winner.renew(won, 3)).toBe(true)
  expect([await winner.placeOf(won), await loser.placeOf(won)]).toEqual([3, 3])
  expect(await loser.placeOf(lost)).toBe(1)
  expect(await loser.renew(won, 0)).toBe(false)
  await winner.leave(won)
  expect(await loser.take(lost)).toBe(true)
})
