import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSharedTransaction } from '#server/store/shared-transaction.ts'
import type { Store } from '#server/store/tables.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const AT = '2026-11-22T00:00:00.000Z'

let testServer: TestServer
let uid: string
beforeEach(async () => {
  testServer = await openTestServer()
  ;({ uid } = await testServer.register('aya@example.com'))
})
afterEach(() => testServer.close())

/** Writes a script of somebody's. */
const script = (id: string, ownerUid: string) => async (transaction: Store) => {
  await transaction
    .insertInto('script')
    .values({
      ...{ id, owner_uid: ownerUid, brief: '{}', status: 1, script_version: 0, worker: null },
      ...{ lease_until: '', created_at: AT, updated_at: AT, deleted_at: null },
    })
    .execute()
}

it('[EV42] commits what came meanwhile together, and tells each only then', async () => {
  const { store } = testServer
  const write = createSharedTransaction(store)
  const transactions = new Set<Store>()
  const counted = (id: string) => async (transaction: Store) => {
    transactions.add(transaction)
    await script(id, uid)(transaction)
  }
  const ids = Array.from({ length: 40 }, (_, at) => `s${String(at).padStart(2, '0')}`)
  const stored = await Promise.all(
    ids.map(async (id) => {
      await write(counted(id))
      const row = await store.selectFrom('script').select('id').where('id', '=', id).execute()
      return row.length
    }),
  )
  expect(stored).toEqual(ids.map(() => 1))
  // sixteen at a time
  expect(transactions.size).toBe(3)
})

it('[EV42] fails for nobody else’s fault, and for its own', async () => {
  const { store } = testServer
  const write = createSharedTransaction(store)
  const outcomes = await Promise.allSettled([
    write(script('a', uid)),
    write(script('b', uid)),
    write(script('a', uid)),
    write(script('c', uid)),
    write(script('a', uid)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ])
  const rows = await store.selectFrom('script').select('id').orderBy('id').execute()
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  await write(script('later', uid))
})
