import { describe, expect, it } from 'vitest'
import { aGame, anNpc, aPlayer } from '#fixtures/builders.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { fold } from '#plugins/fold.ts'
import { chooseTab, noteReader, showAll } from '#plugins/steps/commands.ts'
import { PACE } from '#plugins/steps/turns.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { emptySteps, Steps } from '#schemas/steps.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { answered, openTestEditor, tellingFrom } from './test-editor.ts'

const GAME = sampleGame('en_US')
/** A whole game whose pictures are still on their way. */
const TOLD = factsOfGame(GAME).filter(({ type }) => type !== 'script/generationCompleted')
const FACTS = { first: 'basics/written', second: 'player/written', fourth: 'story/written' }

type Shown = { at: number; type: string; step: number | null; pieces: number | null }

/** A game as it is opened, with what is shown of it and when. */
async function opened(
  game: GameSnapshot = aGame(),
  options: Parameters<typeof openTestEditor>[0] = {},
) {
  const testEditor = openTestEditor({ answer: () => answered(game, 0), ...options })
  testEditor.open()
  await testEditor.until(0)
  const { editor } = testEditor
  return {
    ...testEditor,
    tell: tellingFrom(testEditor),
    steps: () => testEditor.draft().session.steps,
    shown: (): Shown[] =>
      editor.bus.log.events.flatMap(({ type, at, payload }): Shown[] =>
        type === 'steps/presented'
          ? [{ at, type, step: payload.step, pieces: payload.pieces }]
          : type === 'steps/presentationEnded'
            ? [{ at, type, step: null, pieces: null }]
            : [],
      ),
  }
}
const named = (type: string): GameFact => {
  const found = TOLD.find((fact) => fact.type === type)
  if (found === undefined) throw new Error(`the sample tells no ${type}`)
  return found
}

describe('a game told at once', () => {
  it('[ST18] is shown part by part and person by person in 6 to 10 s, and the draft waits for nothing', async () => {
    const { tell, until, shown, steps, editor, draft, rejected } = await opened()
    await until(1_000)
    tell(...TOLD)
    expect(editor.stages.progress(draft())).toEqual([100, 100, 100, 100, 100])
    expect(steps().presented).toMatchObject({ shown: [1] })
    await until(30_000)
    const all = shown()
    expect(all.map(({ step }) => step)).toEqual([
      0,
      1,
      ...GAME.npcs.map(() => 2),
      3,
      ...GAME.contents.map(() => 4),
      null,
    ])
    expect(all.filter(({ step }) => step === 2).map(({ pieces }) => pieces)).toEqual(
      GAME.npcs.map((_, at) => at + 1),
    )
    all.slice(1).forEach(({ at, step }, before) => {
      const waited = at - (all[before]?.at ?? 0)
      const isPerson = step !== null && step === all[before]?.step
      expect(waited).toBeLessThanOrEqual(isPerson ? PACE.pieceMs : PACE.partMs)
      expect(waited).toBeGreaterThan(0)
    })
    const took = (all.at(-1)?.at ?? 0) - (all[0]?.at ?? 0)
    expect(all[0]?.at).toBe(1_000)
    expect(took).toBeGreaterThanOrEqual(6_000)
    expect(took).toBeLessThanOrEqual(10_000)
    expect(rejected).toEqual([])
  })

  it.each([1, 4, 30])('[ST18] takes 6 to 10 s with a cast of %i', async (count) => {
    const cast = Array.from({ length: count }, (_, at) => anNpc({ id: at + 1 }))
    const { tell, until, shown } = await opened()
    const told = TOLD.filter(({ type }) => !type.startsWith('npcs/'))
    tell(...told, { type: 'npcs/written', payload: { npcs: cast } })
    await until(30_000)
    const took = (shown().at(-1)?.at ?? 0) - (shown()[0]?.at ?? 0)
    expect(took).toBeGreaterThanOrEqual(6_000)
    expect(took).toBeLessThanOrEqual(10_000)
  })

  it('[ST18] is led through from tab to tab, and back to its top', async () => {
    const { tell, until, editor, steps } = await opened()
    tell(...TOLD)
    await until(30_000)
    const moves = editor.bus.log.events.flatMap((fact) =>
      fact.type === 'steps/advanced' ? [fact] : [],
    )
    expect(moves.map(({ payload }) => payload.to)).toEqual([1, 2, 3, 4])
    // nobody is led away from people who are still coming in
    const last = editor.bus.log.events.findLast(
      (fact) => fact.type === 'steps/presented' && fact.payload.step === 2,
    )
    expect(moves[2]?.at).toBeGreaterThan(last?.at ?? Number.POSITIVE_INFINITY)
    expect(steps()).toMatchObject({ activeTab: 0, presented: null })
  })

  it('[ST18] is read by a busy reader without being moved, neither on nor back', async () => {
    const { tell, until, editor, steps } = await opened()
    tell(...TOLD)
    for (let at = 0; at < 12_000; at += 1_000) {
      editor.run(noteReader)
      await until(at)
    }
    expect(steps()).toMatchObject({ presented: null, activeTab: 0, current: 0 })
    const ended = editor.bus.log.events.findLast(({ type }) => type === 'steps/presentationEnded')
    expect(ended?.payload).toEqual({ returning: false })
  })

  it('[ST18] a replay of the log comes to the same', async () => {
    const { tell, until, editor, steps } = await opened()
    tell(...TOLD)
    await until(3_000)
    expect(steps().presented).not.toBeNull()
    expect(fold(editor.reduce, emptyDraft(), editor.bus.log.events).session.steps).toEqual(steps())
  })
})

describe('a slower storyteller', () => {
  it('[ST18] is shown each part the moment it is told', async () => {
    const { tell, until, shown } = await opened()
    const order = [FACTS.first, FACTS.second, 'npcs/written', FACTS.fourth, 'nodes/written']
    for (const [at, type] of order.entries()) {
      await until(5_000 * (at + 1))
      tell(named(type))
    }
    expect(shown().map(({ at, step }) => [at, step])).toEqual(
      order.map((_, at) => [5_000 * (at + 1), at]),
    )
  })

  it('[ST18] waits for no part that has not come, and ends when the last chapter is told', async () => {
    const { tell, until, shown, steps } = await opened()
    tell(named(FACTS.fourth))
    await until(5_000)
    tell({ type: 'player/written', payload: { player: aPlayer() } })
    expect(shown().map(({ at, step }) => [at, step])).toEqual([
      [0, 3],
      [5_000, 1],
    ])
    const rest = TOLD.filter(({ type }) => type !== 'nodes/written')
    const chapters = TOLD.filter(({ type }) => type === 'nodes/written')
    tell(...rest, ...chapters.slice(0, -1))
    await until(60_000)
    expect(steps().presented).not.toBeNull()
    tell(...chapters.slice(-1))
    await until(60_000 + PACE.partMs)
    expect(steps().presented).toBeNull()
  })
})

describe('what is not presented', () => {
  it('[ST18] a game that is whole when it is opened', async () => {
    const { until, types } = await opened({ ...GAME, status: SCRIPT_STATUS.complete })
    await until(30_000)
    expect(types().filter((type) => type.startsWith('steps/present'))).toEqual([])
  })

  it('[ST18] any game under reduced motion', async () => {
    const { tell, until, types } = await opened(aGame(), { reduced: true })
    tell(...TOLD)
    await until(30_000)
    expect(types().filter((type) => type.startsWith('steps/present'))).toEqual([])
  })

  it('[ST18] what this browser has shown before', async () => {
    const { open, tell, until, editor, shown, steps } = await opened()
    tell(named(FACTS.first), named(FACTS.second))
    editor.run(showAll, { returning: false })
    open()
    expect(steps().presented).toMatchObject({ shown: [1, 1, 0, 0, 0], whole: [0, 1] })
    const before = shown().length
    await until(20_000)
    tell(named(FACTS.fourth))
    expect(
      shown()
        .slice(before)
        .map(({ at, step }) => [at, step]),
    ).toEqual([[20_000, 3]])
  })

  it('[ST18] a game of which nothing but pictures is missing, once it was shown', async () => {
    const { open, tell, until, editor, steps } = await opened()
    tell(...TOLD)
    editor.run(showAll, { returning: false })
    open()
    await until(5_000)
    expect(steps().presented).toBeNull()
  })

  it('[ST18] another game than the one that was presented', async () => {
    const { tell, until, open, answerWith, shown, steps } = await opened()
    tell(...TOLD)
    await until(2_000)
    answerWith(() => answered({ ...GAME, status: SCRIPT_STATUS.complete }, 30))
    const before = shown().length
    open('another')
    await until(20_000)
    expect([steps().presented, shown().length]).toEqual([null, before])
  })
})

it('[ST18] nothing, in a draft that was recorded before games were presented', () => {
  const { presented, ...earlier } = emptySteps()
  expect([Steps.parse(earlier), presented]).toEqual([emptySteps(), null])
})

describe('whoever does not want to wait', () => {
  it('[ST19] sees all at once, from the top', async () => {
    const { tell, until, editor, steps, shown } = await opened()
    expect(editor.ask(showAll, { returning: true })).toBeNull()
    tell(...TOLD)
    await until(2_000)
    expect(editor.run(showAll, { returning: true })).toBeNull()
    expect(steps()).toMatchObject({ presented: null, activeTab: 0 })
    await until(30_000)
    expect(shown().at(-1)?.at).toBe(2_000)
    expect(steps().activeTab).toBe(0)
    expect(editor.ask(showAll, { returning: true })).toEqual({ refused: 'nothing_presented' })
  })

  it('[ST19] sees all at once, at the tab they choose', async () => {
    const { tell, until, editor, steps } = await opened()
    tell(...TOLD)
    await until(1_500)
    editor.run(chooseTab, { tab: 4 })
    expect(steps()).toMatchObject({ presented: null, activeTab: 4 })
    await until(30_000)
    expect(steps().activeTab).toBe(4)
  })
})
