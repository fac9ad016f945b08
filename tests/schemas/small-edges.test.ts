import { expect, it } from 'vitest'
import { definitionOf } from '#schemas/events/index.ts'
import { emptyHistory } from '#schemas/history.ts'
import { emptyRegenerating } from '#schemas/regenerating.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import { decodeNode } from '#schemas/wire/key-node.ts'
import { hashOf } from '../../plugins/quoting/anchor.ts'

it('[LV14] of a key that nobody knows only the beginning is kept', () => {
  const frame = { script_id: 's1', key: 'k'.repeat(200), message: {} }
  expect(decodeFrame(frame)).toMatchObject({ kind: 'ignored', key: 'k'.repeat(80) })
})

it('[SE7] a choice is of something', () => {
  const { payload } = definitionOf('settings/chosen') ?? {}
  expect(payload?.safeParse({}).success).toBe(false)
  expect(payload?.safeParse({ language: null }).success).toBe(true)
})

it('[QT21] two texts of the same letters in another order have another hash, in both of its halves', () => {
  const halves = (text: string) => [hashOf(text).slice(0, 8), hashOf(text).slice(8)]
  // the published values of FNV-1a with 64 bits
  expect(hashOf('')).toBe('cbf29ce484222325')
  expect(hashOf('a')).toBe('af63dc4c8601ec8c')
  expect(hashOf('foobar')).toBe('85944171f73967e8')
  const [high, low] = halves('lamp light')
  expect(high).not.toBe(halves('light lamp')[0])
  expect(low).not.toBe(halves('light lamp')[1])
})

it('[EN4] the type of a node is read in whatever letters', () => {
  for (const [told, type] of [
    ['text', 'text'],
    ['Option', 'option'],
    ['puzzle', 'puzzle'],
    ['word_game', 'wordGame'],
  ] as const)
    expect(decodeNode({ id: 1, type: told }, { key: 'chapter_1', index: 1 })?.type).toBe(type)
})

it('[HI13] [HI14] a history of which nothing was read yet has more to read, and nobody has said who wrote what', () => {
  expect(emptyHistory()).toEqual({
    ...{ status: 'unread', versions: [], isLast: false, step: null, reached: 0 },
    ...{ looked: null, fork: null, writers: { version: -1, byAddress: {} } },
  })
})

it('[RG6] nothing is on its way in a game of which nothing was told again', () => {
  expect(emptyRegenerating()).toEqual({
    ...{ readAt: null, siblings: [], retellable: null, asked: null, reached: 0 },
  })
})
