import { describe, expect, it } from 'vitest'
import { aGame, anNpc } from '#fixtures/builders.ts'
import { castToCome } from '#plugins/npcs/projections.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { recipesOf } from '#server/storyteller/builtin/recipes.ts'
import { briefOf, IDEAS, LANGUAGES } from '../storyteller/ideas.ts'
import { answered, frameOf, openTestEditor, SCRIPT } from './test-editor.ts'

const FIRST: GameFact = {
  type: 'basics/written',
  payload: { elements: { title: 'Ebb' }, locations: [], castSize: 6 },
}
const MORE: GameFact = {
  type: 'basics/written',
  payload: { elements: { title: 'Ebb', intro: 'Low water.' }, locations: [] },
}

async function watched(game = aGame({ status: 1 })) {
  const testEditor = openTestEditor({ answer: () => answered(game, 0) })
  let seq = 0
  testEditor.open()
  await testEditor.until(0)
  const tell = (...facts: GameFact[]) => {
    for (const fact of facts) testEditor.last().frame(frameOf(fact, ++seq))
  }
  return { ...testEditor, tell, awaited: () => castToCome(testEditor.draft()) }
}

describe('how many people a game will have', () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      ['classic', 'relationship-notes.1'].map((key) => [language, key] as const),
    ),
  )('[NP6] is told by the storyteller with its first words: %s, %s', (language, key) => {
    const material = provenMaterial(briefOf(IDEAS[language][1] ?? '', language, key))
    const [first] = recipesOf(material)
    expect(first?.recipe).toMatchObject({
      text: { type: 'basics/written', payload: { castSize: material.npcs.length } },
    })
  })

  it('[NP6] is awaited from the first frame on, and at least four before it', async () => {
    const editor = await watched()
    expect(editor.awaited()).toBe(4)
    editor.tell(FIRST)
    expect(editor.awaited()).toBe(6)
    editor.tell(MORE, { type: 'npcs/written', payload: { npcs: [anNpc()] } })
    expect(editor.awaited()).toBe(6)
    expect(gameSnapshot(editor.draft()).castSize).toBe(6)
  })

  it('[NP6] is no part of a game that is written', async () => {
    const editor = await watched()
    editor.tell(FIRST, MORE, { type: 'script/generationCompleted', payload: {} })
    expect(gameSnapshot(editor.draft())).not.toHaveProperty('castSize')
    const whole = await watched(aGame({ status: 2, castSize: 6 }))
    expect(gameSnapshot(whole.draft())).not.toHaveProperty('castSize')
  })

  it('[NP6] [EV3] [EV5] is no longer awaited after the end, also where its first words or an older answer come late', async () => {
    const editor = await watched()
    const done: GameFact = { type: 'script/generationCompleted', payload: {} }
    const [first, end] = [frameOf(FIRST, 1), frameOf(done, 3)]
    for (const frame of [end, first]) editor.last().frame(frame)
    expect(editor.awaited()).toBe(4)
    const game = aGame({ status: 1, castSize: 6 })
    editor.editor.bus.emit({
      type: 'script/snapshotReceived',
      source: 'poller',
      scriptId: SCRIPT,
      version: 2,
      payload: { game },
    })
    expect(editor.awaited()).toBe(4)
    expect(gameSnapshot(editor.draft())).not.toHaveProperty('castSize')
  })

  it('[NP6] is answered to whoever comes while the game is written', async () => {
    const wire = encodeGame(aGame({ status: 1, castSize: 6 }), 3, 'http://pictures.test')
    expect(wire).toMatchObject({ cast_size: 6 })
    const { game } = decodeGame(wire)
    expect((await watched(game)).awaited()).toBe(6)
    expect(encodeGame(aGame(), 3, 'http://pictures.test')).not.toHaveProperty('cast_size')
  })

  it.each([0, -1, 2.5, 31, 1e9, '6', null, {}])('[NP6] is no number like %s', (cast_size) => {
    const message = JSON.stringify({ title: 'Ebb', cast_size })
    const frame = decodeFrame({ script_id: SCRIPT, key: 'initial_element', step: 0, message })
    expect(frame).toMatchObject({ facts: [{ payload: { elements: { title: 'Ebb' } } }] })
    expect(JSON.stringify(frame)).not.toContain('castSize')
  })
})
