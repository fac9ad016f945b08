import { describe, expect, it } from 'vitest'
import { faultsIn, refusedLine } from '#plugins/account/form-faults.ts'
import { lookIn, searchFor } from '#plugins/history/look-address.ts'
import { stepNameOf } from '#plugins/history/step-name.ts'
import { writersAfter } from '#plugins/history/writers.ts'
import { limitOf, textFault, tidied } from '#plugins/revising/text-limit.ts'
import { steppedMessage, withdrawnMessage } from '#plugins/toasts/stepped-message.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameVersion, VersionPublication } from '#schemas/history.ts'
import { SIZES } from '#schemas/limits.ts'

const version = (number: number, more: Partial<GameVersion> = {}): GameVersion => ({
  ...{ version: number, at: '', author: 'creator', label: '', updated: [] },
  ...more,
})
const publication = (
  before: number | null,
  after: number | null,
  more: Partial<VersionPublication> = {},
): VersionPublication => ({ id: 'p1', at: '', before, after, ...more })

describe('a step of the history', () => {
  it('[HY60] is called by what was done, and by the step it was about where that is read', () => {
    const first = version(0, { author: 'storyteller' } as Partial<GameVersion>)
    const edited = version(1, { label: 'Make it rain', updated: ['intro'] })
    const undone = version(2, { undoes: 1 })
    const all = [undone, edited, first]
    expect(stepNameOf(first, all)).toMatchObject({ how: 'generated', target: null, of: null })
    expect(stepNameOf(edited, all)).toMatchObject({ how: 'edited', label: 'Make it rain' })
    expect(stepNameOf(undone, all)).toMatchObject({
      ...{ how: 'undone', version: 2, target: 1 },
      of: { how: 'edited', version: 1 },
    })
    expect(stepNameOf(undone, [undone])).toMatchObject({ target: 1, of: null })
    expect(stepNameOf(version(3, { redoes: 1 }), all)).toMatchObject({ how: 'redone', target: 1 })
    // whoever says that two versions took each other back leads nobody round in a circle
    const [one, two] = [version(1, { undoes: 2 }), version(2, { undoes: 1 })]
    expect(stepNameOf(two, [one, two]).of).toMatchObject({ version: 1, target: 2, of: null })
    expect(stepNameOf(version(3, { undoes: 3 }), [version(3, { undoes: 3 })]).of).toBeNull()
    const restored = stepNameOf(version(4, { restores: 1 }), all)
    expect(restored).toMatchObject({ how: 'restored', target: 1, of: null })
  })

  it('[HY60] is by hand where its creator changed it in place, and names three places at most', () => {
    const updated = ['gameTitle', 'intro', 'npcs[0].name', 'npcs[1].name', 'npcs[2].name']
    const byHand = (more: Partial<GameVersion>) =>
      stepNameOf(version(1, { updated, ...more }), []).isByHand
    expect(byHand({})).toBe(true)
    expect(byHand({ author: 'assistant' })).toBe(false)
    expect(byHand({ updated: [] })).toBe(false)
    expect(byHand({ undoes: 0 })).toBe(false)
    expect(byHand({ regenerates: 'cover' })).toBe(false)
    const named = (count: number) =>
      stepNameOf(version(1, { updated: updated.slice(0, count) }), [])
    const all = stepNameOf(version(1, { updated }), [])
    expect(all.places.length).toBeLessThanOrEqual(3)
    expect(named(1)).toMatchObject({ more: 0 })
    expect(named(1).places).toHaveLength(1)
    expect(named(0)).toMatchObject({ more: 0, places: [] })
  })

  it('[HY60] says of a part whether it was told or painted, anew or as it was before', () => {
    const again = (regenerates: string, author: GameVersion['author']) =>
      stepNameOf(version(1, { regenerates, author }), []).again
    expect(again('cover', 'assistant')).toBe('painted')
    expect(again('cover', 'creator')).toBe('paintedChosen')
    expect(again('npcs/7/bio', 'assistant')).toBe('told')
    expect(again('npcs/7/bio', 'creator')).toBe('toldChosen')
    expect(stepNameOf(version(1), []).again).toBeNull()
  })

  it('[HY60] about the players says what they see after it', () => {
    const name = (one: VersionPublication) => stepNameOf(one, [])
    expect(name(publication(null, 3))).toMatchObject({ how: 'published', version: 3, seen: 3 })
    expect(name(publication(3, null))).toMatchObject({ how: 'withdrawn', version: 3, seen: null })
    expect(name(publication(null, null))).toMatchObject({ how: 'withdrawn', version: 0 })
    const undone = name(publication(3, null, { undoes: 'p0' }))
    expect(undone).toMatchObject({ how: 'undone', of: { how: 'published', target: null } })
    const redone = name(publication(null, 3, { redoes: 'p0' }))
    expect(redone).toMatchObject({ how: 'redone', of: { how: 'published' } })
  })
})

describe('what is said of a step', () => {
  const draftWith = (versions: GameVersion[], gameId: string | null = null, status = 'known') =>
    ({
      session: { history: { versions, status }, publishing: { gameId }, scriptId: 's1' },
    }) as unknown as Draft
  type Stepped = Parameters<typeof steppedMessage>[0]
  const said = (stepped: object, versions: GameVersion[] = [], gameId: string | null = null) => {
    const context = { before: draftWith(versions, gameId) } as Parameters<typeof steppedMessage>[1]
    return steppedMessage(stepped as Stepped, context)
  }

  it('[TO60] is which step it was, as far as that is known', () => {
    const versions = [version(3, { label: 'Rain' }), version(2, { restores: 1 }), version(1)]
    const kind = 'success'
    expect(said({ way: 'restore', of: 7 })).toEqual({
      ...{ kind, code: 'restored', params: { version: '7' } },
    })
    expect(said({ way: 'undo', of: 9 }, versions)).toEqual({ kind, code: 'undone' })
    expect(said({ way: 'redo', of: 9 }, versions)).toEqual({ kind, code: 'redone' })
    expect(said({ way: 'undo', of: 1 }, versions)).toEqual({ kind, code: 'undone_edit' })
    expect(said({ way: 'redo', of: 2 }, versions)).toEqual({
      ...{ kind, code: 'redone_restore', params: { version: '1' } },
    })
    expect(said({ way: 'undo', of: 3 }, versions)).toEqual({
      ...{ kind, code: 'undone_what', params: { what: 'Rain' } },
    })
  })

  it('[HI100] goes by what was done to a part, as the arrow does', () => {
    const versions = [version(2, { made: 'removed_character' }), version(1)]
    const made = { kind: 'success', params: { made: 'removed_character' } }
    expect(said({ way: 'undo', of: 2 }, versions)).toEqual({ ...made, code: 'undone_made' })
    expect(said({ way: 'redo', of: 2 }, versions)).toEqual({ ...made, code: 'redone_made' })
  })

  it('[TO60] about the players is what they see now, with the way back', () => {
    const versions = [version(4, { publications: [publication(2, null)] }), version(3)]
    const told = (way: string, seen: number | null, gameId: string | null = null, of = 'p1') =>
      said({ way, of, seen }, versions, gameId)
    expect(told('undo', null)).toEqual({
      ...{ kind: 'info', durationMs: 8_000, code: 'taken_offline' },
      undo: { what: 'unpublished', id: 'p1' },
    })
    // after the withdrawal nothing was out, before it version 2 was
    expect(told('undo', 2)).toMatchObject({ code: 'online_again', params: { version: '2' } })
    expect(told('redo', 2)).toMatchObject({
      ...{ code: 'players_see', undo: { what: 'published', id: 'p1' } },
    })
    expect(told('redo', 2, null, 'p9')).toMatchObject({ code: 'online_again' })
    expect(told('redo', 2, 'g1', 'p9')).toMatchObject({ code: 'players_see' })
  })

  it('[TO60] a withdrawal has its way back where the server keeps a history', () => {
    const kept = withdrawnMessage(draftWith([]))
    expect(kept).toMatchObject({ durationMs: 8_000, undo: { what: 'withdrawn', id: 's1' } })
    expect(withdrawnMessage(draftWith([], null, 'missing'))).toEqual({
      ...{ kind: 'success', code: 'game_withdrawn' },
    })
  })
})

it('[HY61] what is looked at stands in the address of the page, and nothing else of it changes', () => {
  expect(lookIn('?version=3')).toEqual({ kind: 'version', version: 3 })
  expect(lookIn('?compare=1-12&version=3')).toEqual({ kind: 'comparison', from: 1, to: 12 })
  for (const search of [
    '',
    '?version=',
    '?version=x',
    '?version=1234567890',
    '?compare=1',
    '?compare=1-',
  ])
    expect(lookIn(search), search).toBeNull()
  expect(lookIn('?version=123456789')).toEqual({ kind: 'version', version: 123_456_789 })
  expect(searchFor('?id=s1&version=2', { kind: 'comparison', from: 1, to: 2 })).toBe(
    '?id=s1&compare=1-2',
  )
  expect(searchFor('?id=s1&compare=1-2', { kind: 'version', version: 2 })).toBe('?id=s1&version=2')
  expect(searchFor('?id=s1&compare=1-2&version=3', null)).toBe('?id=s1')
})

it('[HY62] who wrote what follows a revision that says it, and nothing else', () => {
  const known = {
    version: 4,
    byAddress: { intro: 'assistant', 'npcs/7/bio': 'assistant' },
  } as const
  type Finished = Parameters<typeof writersAfter>[1]
  const after = (scriptVersion: number, revision?: object) =>
    writersAfter(known, { scriptVersion, revision } as Finished)
  const mine = { author: 'creator', changed: ['npcs/7', 'worldOverview'] }
  expect(after(5, mine)).toEqual({
    version: 5,
    byAddress: { intro: 'assistant', 'npcs/7': 'creator', worldOverview: 'creator' },
  })
  expect(after(5)).toBe(known)
  for (const other of [4, 6]) expect(after(other, mine)).toBe(known)
  for (const way of ['undoes', 'redoes', 'restores'])
    expect(after(5, { ...mine, [way]: 0 }), way).toBe(known)
})

it('[RV60] a text is a line or several, and is held to its length as people count it', () => {
  expect(limitOf('title')).toEqual({ isLine: true, most: SIZES.line })
  expect(limitOf('npcs[0].name')).toEqual({ isLine: true, most: SIZES.line })
  expect(limitOf('npcs[0].bio')).toEqual({ isLine: false, most: SIZES.text })
  expect(limitOf('')).toEqual({ isLine: false, most: SIZES.text })
  const [line, text] = [
    { isLine: true, most: 3 },
    { isLine: false, most: 3 },
  ]
  expect(tidied('  a \n\n b ', line)).toBe('a b')
  expect(tidied(' a\r\nb\rc ', text)).toBe('a\nb\nc')
  expect(textFault('', 'x', line)).toBe('empty')
  expect(textFault('abc', '', line)).toBeNull()
  expect(textFault('abcd', '', line)).toBe('too_long')
  expect(textFault('📮📮📮', '', line)).toBeNull()
  expect(textFault('abcd', 'wxyz', line)).toBeNull()
  expect(textFault('abcde', 'wxyz', line)).toBe('too_long')
})

it('[LG61] a refusal stands at the line it is about, and faults at theirs', () => {
  const lines = ['email', 'password', 'code'].map((name) => ({
    name,
    fault: (value: string, all: Record<string, string>) =>
      value === all.email ? null : ('required' as never),
  }))
  const refused = (field?: string | null) =>
    refusedLine(lines, (field === undefined ? null : { field }) as never)
  expect(refused()).toBeNull()
  expect(refused(null)).toBeNull()
  for (const [field, line] of [
    ['email', 'email'],
    ['pwd', 'password'],
    ['ticket', 'code'],
    // these lines are not in this form
    ['nick_name', null],
    ['invite_code', null],
    ['pwd_', null],
    ['confirm', null],
  ] as const)
    expect(refused(field), field).toBe(line)
  const others = ['confirm', 'nickname', 'invite'].map((name) => ({ name, fault: () => null }))
  const among = (field: string) => refusedLine(others, { field } as never)
  expect(['pwd_', 'confirm', 'nick_name', 'invite_code'].map(among)).toEqual([
    ...['confirm', 'confirm', 'nickname', 'invite'],
  ])
  expect(faultsIn(lines, { email: 'a', password: 'b' })).toEqual({
    ...{ password: 'required', code: 'required' },
  })
})
