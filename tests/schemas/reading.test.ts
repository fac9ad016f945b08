import { expect, it } from 'vitest'
import { readAnswer } from '#schemas/wire/answers.ts'
import {
  addressIn,
  decodeEach,
  first,
  idIn,
  listIn,
  numberIn,
  objectIn,
  parsed,
  textIn,
} from '#schemas/wire/read.ts'
import { decodeTask } from '#schemas/wire/task.ts'

it('[LV32] JSON text is read as what it holds, and any other text stays what it is', () => {
  for (const value of [{ a: 1 }, [1], 'x', -1, 0, true, false, null])
    expect(parsed(JSON.stringify(value))).toEqual(value)
  expect(parsed(' \n{"a":1}')).toEqual({ a: 1 })
  for (const text of ['', 'x', '{broken', '[1', 'no', '+1']) expect(parsed(text)).toBe(text)
  expect(objectIn('\t{"a":1}')).toEqual({ a: 1 })
  for (const none of ['[1]', '"x"', '1', 'x', [], null, 7, '{broken'])
    expect(objectIn(none)).toBeUndefined()
})

it('[EN2] the first name that has a value counts, and nothing that was inherited', () => {
  expect(first({ a: null, b: 0, c: 1 }, 'a', 'b', 'c')).toBe(0)
  expect(first({ a: '' }, 'a', 'b')).toBe('')
  expect(first({}, 'constructor', 'toString')).toBeUndefined()
})

it('[EN2] a text may be a number, a number is no text, and an id is either', () => {
  const from = { text: 'x', number: 0, empty: '', list: [], infinite: Number.POSITIVE_INFINITY }
  const names = ['text', 'number', 'empty', 'list', 'infinite', 'none'] as const
  expect(names.map((name) => textIn(from, name))).toEqual(['x', '0', '', '', '', ''])
  expect(names.map((name) => numberIn(from, name) ?? null)).toEqual([
    ...[null, 0, null, null, null, null],
  ])
  expect(names.map((name) => idIn(from, name))).toEqual(['x', 0, null, null, null, null])
})

it('[EN2] a list stands alone, under elements, or in a text of either', () => {
  for (const list of [[1], { elements: [1] }, '[1]', '{"elements":[1]}'])
    expect(listIn(list)).toEqual([1])
  for (const none of [undefined, null, 1, 'x', {}, { elements: 1 }])
    expect(listIn(none)).toEqual([])
  const read = (one: unknown, at: number) => (one === 'b' ? null : `${one}${at}`)
  expect(decodeEach(['a', 'b', 'c'], read)).toEqual(['a0', 'c2'])
})

it('[DR1] [MD1] an address is one of the web', () => {
  const of = (cover: unknown) => addressIn({ cover }, 'cover')
  expect([of('http://a.test/x'), of('https://a.test/x')]).toEqual([
    'http://a.test/x',
    'https://a.test/x',
  ])
  for (const none of ['', 'a.test', 'httpx://a', '/media/a.webp', 'javascript:x', 7, null])
    expect(of(none)).toBeNull()
})

it('[EN2] [TK4] a task is read under its other names, with its kind as a number or as text of one', () => {
  const told = {
    ...{ id: 't', chapter_key: 'chapter_2', chapter_index: '2', role_id: 4, global_id: 'g' },
    ...{ complete_condition: 'c', reward: 'r', key_node_id: 5, option_id: 'o' },
    ...{ completion_scheme: 's', source_type: 'q', type: '2', description: 'd', name: 'n' },
  }
  expect(decodeTask(told, 'chapter_1')).toEqual({
    ...{ id: 't', chapterKey: 'chapter_2', chapterIndex: 2, roleId: 4, globalId: 'g' },
    ...{ completeCondition: 'c', reward: 'r', keyNodeId: 5, optionId: 'o' },
    ...{ completionScheme: 's', sourceType: 'q', type: 2, target: 'd', name: 'n' },
  })
  const typeOf = (type: unknown) => decodeTask({ id: 1, type })?.type
  expect([1, '1', 'main', null, Number.NaN, 'Infinity', {}].map(typeOf)).toEqual([
    1, 1, 0, 0, 0, 0, 0,
  ])
  expect(decodeTask({ id: 1, npcId: 3, reward: { description: 'r' } })).toMatchObject({
    roleId: 3,
    reward: 'r',
  })
})

it('[EN2] an id is answered alone or under its name, and what a binding tells is all it tells', () => {
  for (const data of ['s1', { id: 's1' }, { script_id: 's1' }, { scriptId: 's1' }])
    expect(readAnswer('startGeneration', data, {})).toBe('s1')
  expect(readAnswer('startGeneration', 7, {})).toBe('7')
  expect(readAnswer('bindInvite', {}, {})).toEqual({})
  const user = { id: 'u', nick_name: 'Nell', avatar: '' }
  expect(
    readAnswer('bindInvite', { uid: 'u', access_token: 't', user_info_resp: user }, {}),
  ).toEqual({
    ...{ uid: 'u', access_token: 't', user_info_resp: user },
  })
  expect(readAnswer('bindInvite', { uid: 'u' }, {})).toEqual({ uid: 'u' })
  expect([0, '', null, 1, true].map((data) => readAnswer('userExists', data, {}))).toEqual([
    ...[false, false, false, true, true],
  ])
  expect(readAnswer('editScript', {}, { base_version: 4 })).toEqual({ script_version: 4 })
  expect(readAnswer('editScript', { script_version: 5 }, { base_version: 4 })).toEqual({
    script_version: 5,
  })
  expect(readAnswer('publishGame', { id: 'g', url: 'u' }, {})).toEqual({ game_id: 'g', url: 'u' })
  expect(readAnswer('logout', null, {})).toEqual({})
})
