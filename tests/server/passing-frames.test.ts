import { expect, it } from 'vitest'
import { openCursor } from '#server/live/cursor.ts'
import { createHub } from '#server/live/hub.ts'
import type { ScriptStore } from '#server/store/scripts.ts'

/** A reader of a log of no facts, which takes in what it was sent when the test lets it. */
function reading(options: { replay?: boolean; seesParts?: boolean } = {}) {
  const hub = createHub()
  const sent: string[] = []
  let isFull = false
  let takeIn = () => {}
  let taken = Promise.resolve()
  const page = Promise.withResolvers<{ facts: [] }>()
  const store = {
    find: async () => ({ owner_uid: 'aya' }),
    lastSeq: async () => 0,
    page: () => page.promise,
  }
  const stop = openCursor({
    hub,
    // of a store nothing else is read here
    store: store as unknown as ScriptStore,
    encode: () => Buffer.from('fact'),
    uid: 'aya',
    origin: 'http://here.test',
    replay: options.replay ? { scriptId: 's1', since: 0 } : null,
    seesParts: options.seesParts ?? true,
    inTurn: (_, work) => work(),
    outlet: {
      send(frame) {
        sent.push(frame.toString())
        taken = new Promise((resolve) => {
          takeIn = resolve
        })
      },
      isFull: () => isFull,
      drained: () => taken,
    },
    fail: (cause) => {
      throw cause
    },
  })
  const show = (text: string, scriptId = 's1', ownerUid = 'aya') =>
    hub.show({ scriptId, ownerUid, frame: Buffer.from(text) })
  return {
    ...{ sent, show, stop, hub },
    fill: (full: boolean) => {
      isFull = full
    },
    takenIn: async () => {
      takeIn()
      await new Promise((resolve) => setTimeout(resolve, 5))
    },
    caughtUp: async () => {
      page.resolve({ facts: [] })
      await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
}

it('[ML92] a reader is sent one part at a time: what comes while it takes one in is not kept for it', async () => {
  const one = reading()
  for (const text of ['a', 'ab', 'abc']) one.show(text)
  expect(one.sent).toEqual(['a'])
  await one.takenIn()
  one.show('abcd')
  expect(one.sent).toEqual(['a', 'abcd'])
})

it('[ML92] a reader who is full, or is read to from the log, is sent none, and goes on with the next one', async () => {
  const full = reading()
  full.fill(true)
  full.show('a')
  expect(full.sent).toEqual([])
  full.fill(false)
  full.show('ab')
  expect(full.sent).toEqual(['ab'])
  const behind = reading({ replay: true })
  behind.show('a')
  behind.show('x', 's2')
  expect(behind.sent).toEqual(['x'])
  await behind.takenIn()
  await behind.caughtUp()
  behind.show('ab')
  expect(behind.sent).toEqual(['x', 'ab'])
})

it('[ML92] parts go to their owner alone, and to nobody who has left', () => {
  const one = reading()
  one.show('a', 's1', 'ben')
  one.stop()
  one.show('a')
  expect(one.sent).toEqual([])
  expect(one.hub.isWatched('aya')).toBe(false)
})

it('[ML109] who did not ask for parts is sent none, and does not count as somebody who watches', () => {
  const one = reading({ seesParts: false })
  expect(one.hub.isWatched('aya')).toBe(false)
  one.show('a')
  expect(one.sent).toEqual([])
})
