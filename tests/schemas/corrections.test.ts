import { expect, it } from 'vitest'
import { outlineCall, scriptCalls } from '#schemas/api-scripts.ts'
import { SIZES } from '#schemas/limits.ts'
import type { ReadOfIdea } from '#schemas/reading-of-idea.ts'
import { decodeBrief, encodeBrief } from '#schemas/wire/brief.ts'
import { decodeOutlines, encodeOutlines } from '#schemas/wire/outline-result.ts'

const OPTIONS = [{ key: 'classic', name: 'The Human Hand', text: 'Somebody did it.' }]
const READING: ReadOfIdea = {
  who: 'keeper',
  what: null,
  where: '灯台',
  kind: 'journey',
  kinds: ['journey', 'mystery'],
}

it('[CR1] the outlines carry how the idea was read, and are read with or without it', () => {
  const told = encodeOutlines(OPTIONS, READING)
  expect(decodeOutlines(told)).toEqual({ ok: true, options: OPTIONS, reading: READING })
  expect(decodeOutlines(encodeOutlines(OPTIONS))).toEqual({ ok: true, options: OPTIONS })
  // what a client of the specification reads is as it was
  const { reading, ...rest } = JSON.parse(told)
  expect(reading).toEqual(READING)
  expect(JSON.stringify(rest)).toBe(encodeOutlines(OPTIONS))
})

it.each([
  ['text', 'a keeper'],
  ['a kind nobody knows', { ...READING, kind: 'opera' }],
  ['no kinds that are known', { ...READING, kinds: ['opera'] }],
  ['a noun without an end', { ...READING, who: 'x'.repeat(10_000) }],
])('[CR1] a reading that is %s is no reading, and the outlines stand', (_, reading) => {
  const told = JSON.stringify({ ...JSON.parse(encodeOutlines(OPTIONS)), reading })
  expect(decodeOutlines(told)).toEqual({ ok: true, options: OPTIONS })
})

it('[CR1] a kind that is not known yet is passed over', () => {
  const reading = { ...READING, kinds: ['opera', 'journey'] }
  const told = JSON.stringify({ ...JSON.parse(encodeOutlines(OPTIONS)), reading })
  expect(decodeOutlines(told)).toMatchObject({ reading: { kinds: ['journey'] } })
})

it('[CR2] a corrected noun has at most 60 characters as people see them, a kind is a known one', () => {
  const asked = (corrections: unknown) =>
    outlineCall.body.safeParse({ setting: 'A keeper', corrections }).success
  expect(asked({ who: '𝒜'.repeat(SIZES.ideaNoun) })).toBe(true)
  expect(asked({ who: 'x'.repeat(SIZES.ideaNoun + 1) })).toBe(false)
  expect(asked({ where: 3 })).toBe(false)
  expect(asked({ kind: 'opera' })).toBe(false)
  for (const none of [undefined, null, {}]) expect(asked(none)).toBe(true)
  expect(
    scriptCalls.startGeneration.body.shape.corrections.safeParse({ kind: 'opera' }).success,
  ).toBe(false)
})

it('[CR3] a brief keeps what was corrected, and a brief without it is told as before', () => {
  const corrections = { who: 'a ferryman', what: '', kind: 'heist' } as const
  expect(decodeBrief({ setting: 'A keeper', corrections }).corrections).toEqual(corrections)
  expect(encodeBrief({ idea: 'A keeper', corrections })).toMatchObject({ corrections })
  for (const nothing of [undefined, null, {}, 'text', { kind: 'opera' }])
    expect(decodeBrief({ corrections: nothing })).not.toHaveProperty('corrections')
  expect(encodeBrief({ idea: 'A keeper' })).not.toHaveProperty('corrections')
})

it('[ML20] the outlines carry what was taken of an idea', () => {
  const taken = { who: 'keeper', event: 'storm', mechanic: 'tellsLies' } as const
  const reading = { ...READING, taken }
  expect(decodeOutlines(encodeOutlines(OPTIONS, reading))).toMatchObject({ reading })
})
