import { expect, it } from 'vitest'
import { definitionOf } from '#schemas/events/index.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
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
