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

it('[EN2] [LI7] [LI8] [UD11] a row of a list that tells the least is read with nothing in the rest', () => {
  const untold = { title: '', created_at: '', updated_at: '' }
  const script = { id: 's', ...untold, status: 1, progress: 0, script_version: 0 }
  expect(calls.listScripts.answer.parse([{ id: 's' }])).toEqual([script])
  const odd = { id: 's', title: 7, language: 'fr', status: 'x', progress: null, created_at: 1 }
  expect(calls.listScripts.answer.parse([odd])).toEqual([{ ...script, language: null }])
  const deleted = [{ ...script, deleted_at: '', gone_at: '' }]
  expect(calls.listDeleted.answer.parse([{ id: 's' }])).toEqual(deleted)
  const game = { game_id: 'g', script_id: 's', url: '/play/g' }
  expect(calls.listGames.answer.parse([game])).toEqual([
    { ...game, title: '', version: 0, published_at: '', visibility: 'unlisted' },
  ])
  expect(calls.listVersions.answer.parse([{ version: 1 }])).toEqual([
    { version: 1, at: '', author: 'creator', label: '', updated: [] },
  ])
  const writers = { script_version: 1, writers: [{ address: 'a', author: 'cat' }] }
  expect(calls.listWriters.answer.parse(writers).writers).toEqual([
    { address: 'a', author: 'creator' },
  ])
  const profile = { uid: 'u', nick_name: '', avatar: '', email: null }
  expect(calls.readProfile.answer.parse({ ...profile, oauth_enum: 'FAX' })).toEqual({
    ...{ ...profile, oauth_enum: 'EMAIL', created_at: '' },
  })
})

it('[DC2] [CH7] what is decided names no place where it says none', () => {
  const decided = { id: 's', base_version: 0, record_id: 7 }
  expect(calls.decideChanges.body.parse(decided)).toEqual({
    ...{ ...decided, record_id: '7', keep: [], revert: [], edit: [] },
  })
  const confirmed = { id: 's', record_id: 7, decision: 'confirm' }
  expect(calls.confirmRecord.body.parse(confirmed)).toEqual({
    ...{ ...confirmed, record_id: '7', scope: [] },
  })
})
