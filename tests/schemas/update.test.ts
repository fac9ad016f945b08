import { describe, expect, it } from 'vitest'
import { decodeFrame, encodeFact } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'

describe('script_update on the wire', () => {
  /** A fact written to the wire and read again. */
  const wired = (fact: GameFact) => {
    const read = decodeFrame(JSON.stringify(encodeFact(fact, 's1', 1, 'http://pictures.test')))
    return read.kind === 'facts' ? read.facts[0] : undefined
  }
  const modules = (given: Extract<GameFact, { type: 'updates/applied' }>['payload']['modules']) =>
    ({ type: 'updates/applied', payload: { modules: given } }) satisfies GameFact

  it.each([
    { elements: {} },
    { locations: [] },
    { player: null },
    { npcs: [] },
    { npcTasks: [] },
    { prologue: [] },
    { chapters: [] },
    { contents: [{ key: 'chapter_2', index: 2, nodes: [], tasks: [] }] },
  ])('[UP8] a module restated as nothing is told as nothing: %o', (given) => {
    expect(wired(modules(given))).toEqual(modules(given))
  })

  it('[UP6] carries its text', () => {
    const fact: GameFact = {
      type: 'updates/applied',
      payload: { modules: { prologue: ['It is late.'] }, text: 'A later hour' },
    }
    expect(wired(fact)).toEqual(fact)
  })

  it('[UP8] a list in which nothing can be read erases nothing', () => {
    const message = { npcList: { npcs: [{ name: 'no id' }] }, keyNodesAndTasks: { c: { x: 1 } } }
    const read = decodeFrame({ script_id: 's', key: 'script_update', message })
    expect(read).toMatchObject({ kind: 'facts', facts: [] })
  })

  const modulesIn = (message: object) => {
    const read = decodeFrame({ script_id: 's', key: 'script_update', message })
    const [fact] = read.kind === 'facts' ? read.facts : []
    return fact?.type === 'updates/applied' ? fact.payload.modules : undefined
  }
  const npc = { id: 7, name: 'Ada' }
  const task = { id: 1, name: 'Ask' }
  const chapter = { id: 2, title: 'Ebb', summary: '' }

  it.each([
    [
      ['initialElement', 'initial_element'],
      [{ title: 'Low Tide' }],
      { elements: { title: 'Low Tide' } },
    ],
    [['characterProfile', 'character_profile'], [{ pname: 'Wren' }], { player: { name: 'Wren' } }],
    [['npcList', 'npc_list'], [[npc], { npcs: [npc] }], { npcs: [npc] }],
    [['npcTasks', 'npc_tasks'], [[task], { npc_tasks: [task] }], { npcTasks: [task] }],
    [
      ['scriptOutline', 'script_outline'],
      [{ chapters: [chapter] }, { elements: [chapter] }],
      { chapters: [chapter] },
    ],
    [
      ['keyNodesAndTasks', 'key_nodes_and_tasks'],
      [{ chapter_1: { key_nodes: [{ id: 4 }], tasks: [] } }],
      { contents: [{ key: 'chapter_1', nodes: [{ id: 4 }], tasks: [] }] },
    ],
    [['cover'], ['http://pictures.test/c.webp'], { cover: 'http://pictures.test/c.webp' }],
  ])('[UP8] [EN2] a module is read under %j', (names, spellings, modules) => {
    for (const name of names)
      for (const value of spellings) {
        const found = modulesIn({ [name]: value })
        expect(found).toMatchObject(modules)
        expect(Object.keys(found ?? {})).toEqual(Object.keys(modules))
      }
  })

  it('[UP8] what a module does not say stays as it is', () => {
    expect(modulesIn({ initialElement: { locations: [] } })).toEqual({ locations: [] })
    expect(modulesIn({ initialElement: { title: '' } })).toEqual({ elements: {} })
    expect(modulesIn({ initialElement: { intro: '' } })).toBeUndefined()
    expect(modulesIn({ scriptOutline: { prologue: ['Once.'] } })).toEqual({ prologue: ['Once.'] })
    expect(modulesIn({ characterProfile: null })).toEqual({ player: null })
    expect(modulesIn({ characterProfile: {} })).toBeUndefined()
    expect(modulesIn({ character_profile: null })).toBeUndefined()
    expect(modulesIn({ npcList: [{ name: 'no id' }] })).toBeUndefined()
    expect(modulesIn({ npcList: [npc, { name: 'no id' }] })?.npcs).toHaveLength(1)
    const empty = { chapter_1: { key_nodes: [], tasks: [] } }
    expect(modulesIn({ keyNodesAndTasks: empty })).toMatchObject({
      contents: [{ key: 'chapter_1', nodes: [], tasks: [] }],
    })
    expect(modulesIn({ keyNodesAndTasks: { chapter_1: {} } })).toBeUndefined()
    expect(modulesIn({ keyNodesAndTasks: { chapter_1: { tasks: [], other: 1 } } })).toBeUndefined()
    expect(modulesIn({ keyNodesAndTasks: { chapter_1: { tasks: [task] } } })).toMatchObject({
      contents: [{ nodes: [], tasks: [task] }],
    })
  })
})
