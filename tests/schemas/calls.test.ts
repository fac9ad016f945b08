import { expect, it } from 'vitest'
import { type CallDefinition, calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'

const rows: [string, CallDefinition][] = Object.entries(calls)
const named = (is: (call: CallDefinition) => boolean): string[] =>
  rows.flatMap(([name, call]) => (is(call) ? [name] : [])).toSorted()

it('[SV4] a visitor may ask who has an account, sign in and play, and nothing else', () => {
  expect(named(({ auth }) => !auth)).toEqual([
    ...['judgeChoice', 'login', 'playGame', 'register', 'requestTicket', 'resetPassword'],
    'userExists',
  ])
})

it('[SV11] what makes something takes a key, so that asked again it makes one', () => {
  expect(named(({ idempotent }) => idempotent)).toEqual([
    ...['confirmRecord', 'copyScript', 'decideChanges', 'editScript', 'publishGame', 'register'],
    ...['resumeGeneration', 'sendRecord', 'startGeneration'],
  ])
  for (const [name, { method, idempotent }] of rows)
    if (idempotent) expect(method, name).toBe('POST')
})

const text = (letters: number): string => 'x'.repeat(letters)
const list = (length: number, one: unknown = 'x') => Array.from({ length }, () => one)

it('[SV5] [TH21] what the outline stream takes goes up to its edge, and not beyond', () => {
  const takes = (more: object) => outlineCall.body.safeParse({ setting: 'x', ...more }).success
  const inside = [{}, { salt: null }, { shown: list(100, text(200)) }, { shown: null }]
  const long = [{ language: text(40) }, { request_id: text(100) }, { salt: text(100) }]
  expect([...inside, ...long].map(takes)).not.toContain(false)
  const beyond = [{ setting: '' }, { shown: list(101) }, { shown: [text(201)] }]
  const longer = [{ language: text(41) }, { request_id: text(101) }, { salt: text(101) }]
  expect([...beyond, ...longer].map(takes)).not.toContain(true)
  const asks = (request_id: string) => outlineCall.query.safeParse({ request_id }).success
  expect([text(1), text(100), '', text(101)].map(asks)).toEqual([true, true, false, false])
})
