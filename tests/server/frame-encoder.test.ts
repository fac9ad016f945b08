import { afterEach, beforeEach, expect, it } from 'vitest'
import { encodeFact } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { openCursor } from '#server/live/cursor.ts'
import { createFrameEncoder } from '#server/live/frame-encoder.ts'
import { createHub } from '#server/live/hub.ts'
import { createYieldingMutex } from '#server/scripts/keyed-mutex.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { briefOf } from '../storyteller/ideas.ts'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

const HERE = 'http://here.test'
const ELSEWHERE = 'http://elsewhere.test'
const READERS = 40
const cover: GameFact = { type: 'media/coverPainted', payload: { url: '/media/cover.webp' } }

let testServer: TestServer
let aya: Person
beforeEach(async () => {
  testServer = await openTestServer()
  aya = await testServer.register('aya@example.com')
})
afterEach(() => testServer.close())

/** A script of Aya's and forty readers of what is appended, half of them by another address. */
async function fortyReaders() {
  const store = createScriptStore(testServer.store)
  const hub = createHub()
  const encode = createFrameEncoder()
  const ledger = createLedger(store, hub, () => Date.now())
  const brief = JSON.stringify(briefOf('A clock', 'en_US'))
  await store.create({ id: 's1', ownerUid: aya.uid, brief, at: '2026' }, async () => undefined)
  const readers = Array.from({ length: READERS }, (_, at) => {
    const sent: Buffer[] = []
    const origin = at % 2 === 0 ? HERE : ELSEWHERE
    const stop = openCursor({
      ...{ hub, store, encode, uid: aya.uid, origin, replay: null },
      inTurn: createYieldingMutex(),
      seesParts: false,
      outlet: { send: (bytes) => sent.push(bytes), isFull: () => false, drained: async () => {} },
      fail: (cause) => {
        throw cause
      },
    })
    return { origin, sent, stop }
  })
  const append = (...facts: GameFact[]) =>
    ledger.append('s1', () => ({ facts: facts.map((fact) => ({ unit: null, fact })) }))
  return { readers, append }
}

it('[LV30] forty sockets share the bytes of one encoding for each of two addresses', async () => {
  const { readers, append } = await fortyReaders()
  await append(cover, { type: 'script/generationCompleted', payload: {} })
  for (const nth of [0, 1]) {
    const told = readers.map(({ sent }) => sent[nth])
    expect(told).not.toContain(undefined)
    // the very same bytes, not equal ones
    expect(new Set(told).size).toBe(2)
  }
  for (const { origin, sent, stop } of readers) {
    const [first] = sent.map((bytes) => JSON.parse(bytes.toString()))
    expect(first).toEqual(encodeFact(cover, 's1', 1, origin))
    stop()
  }
})
