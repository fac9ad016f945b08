import { describe, expect, it } from 'vitest'
import { aGame, aNode, anNpc, anOption } from '#fixtures/builders.ts'
import { Revision } from '#schemas/revision.ts'
import { changedPaths } from '#schemas/wire/changed-paths.ts'
import { changesBetween } from '#schemas/wire/changes.ts'
import { readRefusal } from '#schemas/wire/refusal.ts'
import { decodeRevision, encodeRevision } from '#schemas/wire/revision.ts'
import { isBlank } from '#schemas/wire/unreadable.ts'

const npcs = Array.from({ length: 30 }, (_, at) => anNpc({ id: at + 1, name: `N${at + 1}` }))
const cast = (...ids: number[]) => aGame({ npcs: ids.map((id) => npcs[id - 1] ?? anNpc({ id })) })
const pathsOf = (before: Parameters<typeof changesBetween>[0], after: typeof before) =>
  changesBetween(before, after).map((one) => ('remove' in one ? `-${one.path}` : one.path))

describe('an edit by which one game becomes another', () => {
  it('[BH2] says of a list what is new at its end or gone, and else what is another in it', () => {
    const list = 'npc_list.npcs'
    expect(pathsOf(cast(1, 2, 3), cast(1, 2, 3))).toEqual([])
    expect(pathsOf(cast(1, 2, 3), cast(1, 2, 3, 4))).toEqual([`${list}[3]`])
    expect(pathsOf(cast(1, 2, 3), cast(2, 3))).toEqual([`-${list}[0]`])
    expect(pathsOf(cast(1, 2, 3), cast(1, 3))).toEqual([`-${list}[1]`])
    expect(pathsOf(cast(1, 2, 3), cast(1, 2))).toEqual([`-${list}[2]`])
    expect(pathsOf(cast(1, 2, 3), cast(2, 1, 3))).toEqual([`${list}[0]`, `${list}[1]`])
    expect(pathsOf(cast(1, 2, 3), cast(1))).toEqual([list])
    expect(pathsOf(cast(1, 2, 3), cast(1, 9))).toEqual([list])
    expect(pathsOf(cast(1), cast(1, 2, 3))).toEqual([list])
  })

  it('[BH2] says of a list of texts each that is another', () => {
    const before = aGame({ prologue: ['Once.', 'Twice.'] })
    expect(changesBetween(before, aGame({ prologue: ['Once.', 'Thrice.', 'Again.'] }))).toEqual([
      { path: 'script_outline.prologue[1]', value: 'Thrice.' },
      { path: 'script_outline.prologue[2]', value: 'Again.' },
    ])
  })

  it('[BH2] writes a list whole of which more than 24 things are others', () => {
    const renamed = (count: number) =>
      aGame({ npcs: npcs.map((npc, at) => (at < count ? { ...npc, name: 'Other' } : npc)) })
    const before = aGame({ npcs })
    expect(pathsOf(before, renamed(24))).toHaveLength(24)
    expect(pathsOf(before, renamed(24))[0]).toBe('npc_list.npcs[0].name')
    expect(pathsOf(before, renamed(25))).toEqual(['npc_list.npcs'])
  })

  it('[BH2] goes to the innermost text, and takes a name away that is gone', () => {
    const game = (reply: string) => {
      const nodes = [aNode({ options: [anOption({ reply })] })]
      return aGame({ contents: [{ key: 'chapter_1', index: 1, nodes, tasks: [] }] })
    }
    const path = 'script_key_nodes_and_task_map.chapter_1.key_nodes[0].options[0].reply.content'
    expect(changesBetween(game('Yes.'), game('No.'))).toEqual([{ path, value: 'No.' }])
    expect(changesBetween(game('Yes.'), aGame())).toEqual([
      { path: 'script_key_nodes_and_task_map.chapter_1', remove: true },
    ])
    const told = changesBetween(aGame(), aGame({ elements: { title: 'Low Tide' } }))
    expect(told).toEqual([{ path: 'initial_element.title', value: 'Low Tide' }])
  })
})

describe('the paths of what differs', () => {
  it('[UP6] are the innermost ones, and a list itself where it is longer or shorter', () => {
    expect(changedPaths({ a: { b: [1, 2] }, c: 1 }, { a: { b: [1, 3] }, c: 1 })).toEqual(['a.b[1]'])
    expect(changedPaths({ a: { b: [1, 2] } }, { a: { b: [1] } })).toEqual(['a.b'])
    expect(changedPaths({ a: 1 }, { b: 1 })).toEqual(['a', 'b'])
    expect(changedPaths({ a: null }, { a: { b: 1 } })).toEqual(['a'])
    expect(changedPaths({ a: [] }, { a: {} })).toEqual(['a'])
    expect(changedPaths({ a: { b: 1 } }, { a: { b: 1 } })).toEqual([])
  })

  it('[UP6] are the parts these stand in where there are more than 200 of them', () => {
    const whole = (size: number, value: number) => ({
      list: Array.from({ length: size }, () => ({ name: value, age: 1 })),
    })
    expect(changedPaths(whole(200, 1), whole(200, 2))).toHaveLength(200)
    expect(changedPaths(whole(200, 1), whole(200, 2))[7]).toBe('list[7].name')
    expect(changedPaths(whole(201, 1), whole(201, 2))).toEqual(['list'])
    const pairs = (value: number) => ({
      list: Array.from({ length: 150 }, () => ({ name: value, age: value })),
    })
    expect(changedPaths(pairs(1), pairs(2))).toHaveLength(150)
    expect(changedPaths(pairs(1), pairs(2))[0]).toBe('list[0]')
    const flat = (value: number) =>
      Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`n${at}`, value]))
    expect(changedPaths(flat(1), flat(2))).toHaveLength(300)
    // a part that holds the same is not among them
    const beside = (value: number) => ({ ...whole(201, value), other: { deep: { same: 1 } } })
    expect(changedPaths(beside(1), beside(2))).toEqual(['list'])
  })

  it('[UP6] go as deep as the reply of an option', () => {
    const at = (deep: unknown) => ({ a: { b: { c: [{ d: [{ e: { f: deep } }] }] } } })
    expect(changedPaths(at(1), at(2))).toEqual(['a.b.c[0].d[0].e.f'])
    expect(changedPaths(at({ g: 1 }), at({ g: 2 }))).toEqual(['a.b.c[0].d[0].e.f'])
  })
})

describe('the end of a revision', () => {
  const least = { id: 'v', author: 'creator', label: '', baseVersion: 0, scope: null, changed: [] }
  const whole = {
    ...{ id: 'v', author: 'assistant', label: 'Rename', baseVersion: 3, scope: ['npcs/7'] },
    ...{ changed: ['npcs/7/name'], made: 'moved_task', undoes: 1, redoes: 2, restores: 0 },
    ...{ regenerates: 'story/chapters/1', recordId: 'r1' },
  }

  it('[CH28] [EN1] written and read again is equal, with all it tells or the least', () => {
    for (const one of [least, whole].map((told) => Revision.parse(told)))
      expect(decodeRevision(JSON.parse(JSON.stringify(encodeRevision(one))))).toEqual(one)
    expect(encodeRevision(Revision.parse(least))).toEqual({
      ...{ id: 'v', author: 'creator', label: '', base_version: 0, scope: null, changed: [] },
    })
    expect(encodeRevision(Revision.parse(whole))).toMatchObject({
      base_version: 3,
      record_id: 'r1',
    })
  })

  it('[EN2] [CH28] is read without what it does not tell, and is none without id or author', () => {
    const told = { id: 'v', author: 'undo' }
    expect(decodeRevision(told)).toEqual({ ...least, author: 'undo' })
    const odd = { ...told, record_id: '', regenerates: '', made: 'painted', scope: ['a', 1] }
    expect(decodeRevision(odd)).toEqual({ ...least, author: 'undo', scope: ['a'] })
    for (const none of [null, 'v', { id: 'v' }, { author: 'undo' }, { ...told, author: 'cat' }])
      expect(decodeRevision(none)).toBeUndefined()
  })
})

it('[LG61] a refusal names its field, and no word of the wire stays in it', () => {
  expect(readRefusal('The code is wrong (ticket).')).toEqual({
    ...{ words: 'The code is wrong.', field: 'ticket' },
  })
  expect(readRefusal('验证码不对（ticket）。')).toEqual({ words: '验证码不对。', field: 'ticket' })
  expect(readRefusal('It is wrong (image_style).')).toEqual({ words: 'It is wrong.', field: null })
  const plain = ['Try again (later).', 'Try again.']
  for (const words of plain) expect(readRefusal(words)).toEqual({ words, field: null })
})

it('[KN22] [TO11] nothing is told by what is absent, empty or holds only such, four levels deep', () => {
  for (const blank of [undefined, null, '', [], {}, '{}', '[]', { a: [{ b: '' }] }, [[[[]]]]])
    expect(isBlank(blank), JSON.stringify(blank)).toBe(true)
  for (const said of [0, false, 'x', [0], { a: { b: 'x' } }, [[[[['x']]]]], [[[[[]]]]]])
    expect(isBlank(said), JSON.stringify(said)).toBe(false)
})
