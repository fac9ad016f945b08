import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Frame } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { openCursor } from '#server/live/cursor.ts'
import { createFrameEncoder } from '#server/live/frame-encoder.ts'
import { createHub } from '#server/live/hub.ts'
import { createYieldingMutex } from '#server/scripts/keyed-mutex.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { briefOf } from '../storyteller/ideas.ts'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

const BRIEF = briefOf('A clock', 'en_US')
const FACTS = 30
const FACT_BYTES = 100_000
const PAGE_BYTES = 256 * 1_024
const soon = { timeout: 20_000, interval: 5 }

let testServer: TestServer
let aya: Person
beforeEach(async () => {
  testServer = await openTestServer()
  aya = await testServer.register('aya@example.com')
})
afterEach(() => testServer.close())

const fact = (at: number): GameFact => ({
  type: 'story/written',
  payload: { prologue: [`${at}${'x'.repeat(FACT_BYTES)}`], chapters: [] },
})

/** A long log, and a reader of it that takes in what it was sent when the test lets it. */
async function reading(since: number) {
  const store = createScriptStore(testServer.store)
  const hub = createHub()
  const ledger = createLedger(store, hub, () => Date.now())
  const row = { id: 's1', ownerUid: aya.uid, brief: JSON.stringify(BRIEF), at: '2026' }
  await store.create(row, async () => undefined)
  const append = (from: number, count: number) =>
    ledger.append('s1', () => ({
      facts: Array.from({ length: count }, (_, at) => ({ unit: null, fact: fact(from + at) })),
    }))
  await append(1, FACTS)
  const frames: Frame[] = []
  let waiting = 0
  let takeIn = () => {}
  let taken = Promise.resolve()
  const stop = openCursor({
    hub,
    store,
    encode: createFrameEncoder(),
    uid: aya.uid,
    origin: 'http://here.test',
    replay: { scriptId: 's1', since },
    inTurn: createYieldingMutex(),
    seesParts: false,
    outlet: {
      send(bytes) {
        const frame = JSON.parse(bytes.toString())
        frames.push(frame)
        if (waiting === 0)
          taken = new Promise((resolve) => {
            takeIn = () => {
              waiting = 0
              resolve()
            }
          })
        waiting += frame.message?.length ?? 0
      },
      isFull: () => waiting > PAGE_BYTES,
      drained: () => taken,
    },
    fail: (cause) => {
      throw cause
    },
  })
  return { frames, append, stop, waiting: () => waiting, takeIn: () => takeIn() }
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
const numbers = (frames: readonly Frame[]) => frames.map(({ seq }) => seq)

it('[LM9] sends a page and no more until it is taken in, whatever is told meanwhile', async () => {
  const reader = await reading(0)
  await vi.waitUntil(() => reader.frames.length > 0, soon)
  await pause()
  await reader.append(FACTS + 1, 2)
  await pause()
  expect(reader.waiting()).toBeLessThan(PAGE_BYTES + FACT_BYTES)
  expect(reader.frames.length).toBeLessThan(4)
  await vi.waitUntil(() => {
    reader.takeIn()
    expect(reader.waiting()).toBeLessThan(PAGE_BYTES + FACT_BYTES)
    return reader.frames.length >= FACTS + 2
  }, soon)
  expect(numbers(reader.frames)).toEqual(Array.from({ length: FACTS + 2 }, (_, at) => at + 1))
  reader.stop()
})

it('[LM9] reads from the log what was told while a reader took nothing in', async () => {
  const reader = await reading(FACTS)
  await pause()
  for (let at = 1; at <= 10; at++) await reader.append(FACTS + at, 1)
  expect(reader.frames.length).toBeLessThan(5)
  await vi.waitUntil(() => {
    reader.takeIn()
    return reader.frames.length >= 10
  }, soon)
  await pause()
  expect(numbers(reader.frames)).toEqual(Array.from({ length: 10 }, (_, at) => FACTS + at + 1))
  reader.stop()
  await reader.append(FACTS + 11, 1)
  expect(reader.frames).toHaveLength(10)
})
