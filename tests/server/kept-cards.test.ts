import { afterEach, beforeEach, expect, it } from 'vitest'
import { Brief } from '#schemas/settings.ts'
import { createHub } from '#server/live/hub.ts'
import { Card, listCardOf } from '#server/scripts/card.ts'
import { createCards } from '#server/scripts/cards.ts'
import { createYieldingMutex } from '#server/scripts/keyed-mutex.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { createStates, type States } from '#server/scripts/states.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

let testServer: WritingServer
let aya: Person
let id: string
beforeEach(async () => {
  testServer = await openWritingServer()
  aya = await testServer.register('aya@example.com')
  id = await testServer.written(aya)
})
afterEach(() => testServer.close())

const parts = () => {
  const store = createScriptStore(testServer.store)
  return { store, states: createStates(store, createYieldingMutex()) }
}
const rowOf = async () => {
  const row = await parts().store.find(id)
  if (row === undefined) throw new Error('the game is gone')
  return row
}
const readsNothing: States = {
  at: () => {
    throw new Error('a log was read')
  },
}

it('[LI14] what a list shows of a game stands in its row, as of every fact of its log', async () => {
  const { store, states } = parts()
  const told = await store.page(id, 0)
  const { brief, owner_uid: ownerUid } = await rowOf()
  const script = { id, ownerUid, brief: Brief.parse(JSON.parse(brief)) }
  await testServer.store.deleteFrom('script_event').where('script_id', '=', id).execute()
  const ledger = createLedger(store, createHub(), () => Date.now())
  for (const { fact } of told.facts) {
    await ledger.append(id, () => ({ facts: [{ unit: null, fact }] }))
    const { draft } = await states.at(script)
    const { card } = await rowOf()
    expect(Card.parse(JSON.parse(card ?? ''))).toEqual(listCardOf(draft))
  }
  expect(told.facts.length).toBeGreaterThan(10)
  expect(await createCards(store, readsNothing)(await rowOf())).toMatchObject({
    ...{ status: 2, progress: 100, scriptVersion: 0 },
    title: expect.stringMatching(/./),
  })
})

it('[LI14] of a game that keeps none its log is read once, and a card that was told over is not written back', async () => {
  const { store, states } = parts()
  const { card: kept } = await rowOf()
  const forget = () => testServer.store.updateTable('script').set({ card: null }).execute()
  await forget()
  const asked = await createCards(store, states)(await rowOf())
  expect(await rowOf()).toMatchObject({ card: kept })
  expect(await createCards(store, readsNothing)(await rowOf())).toEqual(asked)
  await forget()
  await store.keepCard(id, (await store.lastSeq(id)) - 1, '{}')
  expect(await rowOf()).toMatchObject({ card: null })
})
