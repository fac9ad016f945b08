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
})
