import { describe, expect, it } from 'vitest'
import { aChapter, aGame, aNode, anNpc } from '#fixtures/builders.ts'
import { gameSnapshot, processComplete } from '#plugins/script/projections.ts'
import type { ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { answered, frameOf, openTestEditor, SCRIPT } from './test-editor.ts'

const chapterOf = (number: number): ChapterContent => ({
  key: `chapter_${number}`,
  index: number,
  nodes: [aNode({ id: 1, chapterKey: `chapter_${number}`, chapterIndex: number })],
  tasks: [],
})
const DONE: GameFact = { type: 'script/generationCompleted', payload: {} }

/** A game that was opened empty, as of no fact; frames and whole games come after. */
async function opened() {
  const testEditor = openTestEditor({ answer: () => answered(aGame(), 0) })
  testEditor.open()
  await testEditor.until(0)
  const { editor, draft } = testEditor
  return {
    ...testEditor,
    frame: (fact: GameFact, seq: number) => testEditor.last().frame(frameOf(fact, seq)),
    poll: (game: Partial<GameSnapshot>, version: number) =>
      editor.bus.emit({
        type: 'script/snapshotReceived',
        source: 'poller',
        scriptId: SCRIPT,
        version,
        payload: { game: aGame(game) },
      }),
    game: () => gameSnapshot(draft()),
  }
}

describe('a whole game that is older than what came live', () => {
  it('[EV5] [EV16] takes nothing back: neither that the game is complete nor a text', async () => {
    const { frame, poll, game, draft } = await opened()
    frame({ type: 'story/written', payload: { prologue: ['New.'], chapters: [aChapter()] } }, 4)
    frame(DONE, 5)
    expect(processComplete(draft())).toBe(true)
    poll({ status: 1, prologue: ['Old.'], chapters: [aChapter({ title: 'Old' })] }, 2)
    expect(processComplete(draft())).toBe(true)
    expect(game()).toMatchObject({ status: 2, prologue: ['New.'], chapters: [aChapter()] })
    poll({ status: 2, prologue: ['Newest.'], chapters: [] }, 9)
    expect(game()).toMatchObject({ prologue: ['Newest.'], chapters: [aChapter()] })
  })

  it('[EV13] moves the head of the numbers seen nowhere back, and forward over what it covers', async () => {
    const { frame, poll, draft } = await opened()
    const head = () => draft().session.live.head
    for (const seq of [1, 2, 3]) frame(DONE, seq)
    poll({}, 1)
    expect(head()).toBe(3)
    frame(DONE, 7)
    poll({}, 6)
    expect(head()).toBe(7)
  })
})

describe('what nobody tells', () => {
  it('[DR5] erases nothing while a game is written, and all of it once revisions are told apart', async () => {
    const { frame, poll, game } = await opened()
    const npcs = [anNpc({ id: 7 })]
    frame({ type: 'npcs/written', payload: { npcs } }, 1)
    frame({ type: 'nodes/written', payload: { chapter: chapterOf(1) } }, 2)
    frame({ type: 'story/written', payload: { prologue: ['Once.'], chapters: [aChapter()] } }, 3)
    const chapters = [aChapter(), aChapter({ id: 2 })]
    frame({ type: 'story/written', payload: { prologue: [], chapters: chapters.slice(1) } }, 4)
    poll({}, 5)
    expect(game()).toMatchObject({ npcs, prologue: ['Once.'], chapters })
    expect(game().contents).toEqual([chapterOf(1)])
    poll({ scriptVersion: 1 }, 6)
    expect(game()).toMatchObject({ npcs: [], prologue: [], chapters: [], contents: [] })
  })
})

describe('a game as one value', () => {
  it('[EV18] has its chapters by their place in the telling, the tenth after the second', async () => {
    const { frame, game } = await opened()
    for (const [at, number] of [10, 1, 2].entries())
      frame({ type: 'nodes/written', payload: { chapter: chapterOf(number) } }, at + 1)
    expect(game().contents.map(({ index }) => index)).toEqual([1, 2, 10])
  })

  it('[EV15] the highest progress is kept, whatever is told later', async () => {
    const { editor, draft } = await opened()
    const told = (...progress: number[]) =>
      editor.bus.emit({ type: 'steps/progressed', source: 'clock', payload: { progress } })
    told(40, 60)
    told(30, 80, 20)
    expect(draft().session.steps.highest).toEqual([40, 80, 20])
  })
})
