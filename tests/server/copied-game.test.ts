import { describe, expect, it } from 'vitest'
import { aPlayer } from '#fixtures/builders.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { gameAsFacts } from '#server/scripts/game-as-facts.ts'
import { frameOf, openTestEditor } from '../plugins/test-editor.ts'

const GAME: GameSnapshot = { ...sampleGame('en_US'), failedStages: [] }

/** The game that a window sees which is told these facts. */
async function seenBy(facts: readonly GameFact[]): Promise<GameSnapshot> {
  const testEditor = openTestEditor()
  testEditor.open()
  await testEditor.until(0)
  testEditor.last().say({ kind: 'opened' })
  for (const [at, fact] of facts.entries()) testEditor.last().frame(frameOf(fact, at + 1))
  expect(testEditor.rejected).toEqual([])
  const seen = gameSnapshot(testEditor.draft())
  testEditor.editor.close()
  return seen
}

const seenAnew = (game: GameSnapshot) => seenBy(gameAsFacts(game))

describe('a game told anew', () => {
  it('[LI9] is the same game, part by part', async () => {
    const game = await seenBy(factsOfGame(GAME))
    expect(game).toMatchObject({ elements: GAME.elements, contents: GAME.contents, status: 2 })
    expect(await seenAnew(game)).toEqual(game)
  })

  it('[LI9] tells nothing of what is not there', async () => {
    const bare: GameSnapshot = {
      ...GAME,
      elements: {},
      locations: [],
      locationImages: {},
      cover: null,
      player: null,
      npcs: [],
      npcPhotos: [],
      npcTasks: [],
      prologue: [],
      chapters: [],
      contents: [],
    }
    expect(gameAsFacts(bare).map(({ type }) => type)).toEqual([
      'basics/written',
      'script/generationCompleted',
    ])
    const { brief: _, scriptVersion: __, ...told } = bare
    expect(await seenAnew(bare)).toMatchObject(told)
    const { player, cover, prologue } = await seenAnew({
      ...bare,
      player: aPlayer(),
      prologue: ['One.'],
    })
    expect([player, cover, prologue]).toEqual([aPlayer(), null, ['One.']])
  })

  it('[GE13] has failed where it failed, for good: nobody knows any more how to make that part', async () => {
    const failed = { ...GAME, failedStages: ['cover', 'npc_photo', 'no stage of ours'] }
    const facts = gameAsFacts(failed).filter(({ type }) => type === 'script/stageFailed')
    const read = facts.map((fact) => {
      const frame = decodeFrame(frameOf(fact, 1))
      return frame.kind === 'facts' ? frame.facts[0]?.payload : undefined
    })
    expect(read).toMatchObject([
      { stage: 'cover', retryable: false },
      { stage: 'npc_photo', retryable: false },
    ])
    const seen = await seenAnew(failed)
    expect([seen.status, [...seen.failedStages].sort()]).toEqual([3, ['cover', 'npc_photo']])
  })
})
