import { describe, expect, it } from 'vitest'
import { aChapter, aGame, aNode, anNpc, aPlayer, aTask } from '#fixtures/builders.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { chooseTab, noteReader } from '#plugins/steps/commands.ts'
import { shownProgress, writingNow } from '#plugins/steps/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { answered, frameOf, openTestEditor, tellingFrom } from './test-editor.ts'

const PLACE = { id: 'quay', name: 'Quay', description: '', imageDescription: '', image: null }
const TITLE: GameFact = {
  type: 'basics/written',
  payload: { elements: { title: 'Tide', intro: 'It stops.' }, locations: [PLACE] },
}
const COVER: GameFact = { type: 'media/coverPainted', payload: { url: 'http://p.test/c.png' } }
const VIEW: GameFact = {
  type: 'media/locationPainted',
  payload: { images: { quay: 'http://p.test/q.png' } },
}
const HERO: GameFact = { type: 'player/written', payload: { player: aPlayer() } }

/** A world whose empty game was opened and is being written. */
async function watched() {
  const testEditor = openTestEditor({ answer: () => answered(aGame(), 0) })
  testEditor.open()
  await testEditor.until(0)
  const tell = tellingFrom(testEditor)
  return { ...testEditor, tell, steps: () => testEditor.draft().session.steps }
}

/** Progress of a game read at once. */
async function progressOf(game: Partial<GameSnapshot>) {
  const testEditor = openTestEditor({ answer: () => answered(aGame(game), 1) })
  testEditor.open()
  await testEditor.until(0)
  const { progress, ready } = testEditor.editor.stages
  return { progress: progress(testEditor.draft()), ready: ready(testEditor.draft()) }
}

describe('handing over', () => {
  it('[ST1] advances half a second after a step is nearly done', async () => {
    const testEditor = await watched()
    await testEditor.until(10_000)
    testEditor.tell(TITLE, COVER, VIEW)
    await testEditor.until(10_499)
    expect(testEditor.steps()).toMatchObject({ current: 0, activeTab: 0 })
    await testEditor.until(10_500)
    expect(testEditor.steps()).toMatchObject({ current: 1, activeTab: 1, handedOver: [0] })
  })

  it('[ST1] advances also when a later step can be read', async () => {
    const testEditor = await watched()
    testEditor.tell(TITLE)
    await testEditor.until(5_000)
    expect(testEditor.steps().current).toBe(0)
    testEditor.tell({ type: 'npcs/written', payload: { npcs: [anNpc()] } })
    await testEditor.until(5_500)
    expect(testEditor.steps().current).toBe(1)
  })

  it('[ST1] goes on with a step that was nearly done before its turn', async () => {
    const testEditor = await watched()
    testEditor.tell(HERO)
    await testEditor.until(500)
    expect(testEditor.steps().current).toBe(1)
    await testEditor.until(1_000)
    expect(testEditor.steps().current).toBe(2)
    await testEditor.until(5_000)
    expect(testEditor.steps().current).toBe(2)
  })

  it('[ST7] hands the last step over to nothing', async () => {
    const testEditor = await watched()
    for (const [at, fact] of factsOfGame(sampleGame('en_US')).entries()) {
      testEditor.tell(fact)
      await testEditor.until(1_000 * (at + 1))
    }
    await testEditor.until(60_000)
    expect(testEditor.steps().current).toBe(4)
    expect(testEditor.steps().handedOver).toEqual([0, 1, 2, 3])
    expect(testEditor.rejected).toEqual([])
  })

  it('[ST8] never hands over on progress found when a game is opened', async () => {
    const testEditor = openTestEditor({ answer: () => answered(sampleGame('en_US'), 30) })
    testEditor.open()
    await testEditor.until(0)
    for (const [at, fact] of factsOfGame(sampleGame('en_US')).entries())
      testEditor.last().frame(frameOf(fact, at + 1))
    await testEditor.until(30_000)
    expect(testEditor.editor.stages.progress(testEditor.draft())).toEqual([100, 100, 100, 100, 100])
    expect(testEditor.draft().session.steps).toMatchObject({ current: 0, activeTab: 0 })
  })

  it('[ST8] does not move under a reader who is busy, but once the reader rests', async () => {
    const testEditor = await watched()
    await testEditor.until(9_000)
    testEditor.editor.run(noteReader)
    testEditor.tell(TITLE, COVER, VIEW)
    await testEditor.until(11_900)
    expect(testEditor.steps().current).toBe(0)
    await testEditor.until(12_000)
    expect(testEditor.steps().current).toBe(1)
  })

  it('[ST8] does not move a reader who is at another tab', async () => {
    const testEditor = await watched()
    testEditor.editor.run(chooseTab, { tab: 2 })
    testEditor.tell(TITLE, COVER, VIEW)
    await testEditor.until(20_000)
    expect(testEditor.steps()).toMatchObject({ activeTab: 2, current: 2 })
    testEditor.editor.run(chooseTab, { tab: 0 })
    testEditor.tell(HERO)
    await testEditor.until(40_000)
    expect(testEditor.steps().activeTab).toBe(0)
  })
})

describe('progress', () => {
  it('[ST2] counts title, cover and a location with an image in step 0', async () => {
    const elements = { title: 'Tide' }
    expect((await progressOf({})).progress[0]).toBe(0)
    expect((await progressOf({ elements })).progress[0]).toBe(60)
    expect((await progressOf({ elements, cover: 'http://p.test/c' })).progress[0]).toBe(80)
    const places = { locations: [PLACE], locationImages: { quay: 'http://p.test/q' } }
    expect((await progressOf({ elements, ...places })).progress[0]).toBe(80)
    const all = { elements, ...places, cover: 'http://p.test/c' }
    expect((await progressOf(all)).progress[0]).toBe(100)
  })

  it.each([
    [{}, 100],
    [{ backstory: '' }, 60],
    [{ gender: '' }, 60],
    [{ age: '' }, 60],
    [{ gender: '', backstory: '' }, 30],
    [{ name: '' }, 0],
  ])('[ST3] weighs a player lacking %o as %i', async (given, percent) => {
    expect((await progressOf({ player: aPlayer(given) })).progress[1]).toBe(percent)
  })

  it('[ST4] weighs the share of whole NPCs, any photo and any tasks', async () => {
    const npcs = [anNpc(), anNpc({ id: 2, bio: '' }), anNpc({ id: 3, occupation: '' })]
    expect((await progressOf({ npcs })).progress[2]).toBe(20)
    const npcPhotos = [{ npcId: 1, photo: 'http://p.test/1', avatar: null }]
    expect((await progressOf({ npcs, npcPhotos })).progress[2]).toBe(40)
    const npcTasks = [aTask({ roleId: 2 })]
    expect((await progressOf({ npcs, npcPhotos, npcTasks })).progress[2]).toBe(60)
  })

  it('[ST5] weighs the share of whole chapters, 30 when none is', async () => {
    const bare = aChapter({ id: 2, summary: '' })
    expect((await progressOf({ chapters: [bare] })).progress[3]).toBe(30)
    expect(
      (await progressOf({ chapters: [aChapter(), bare, aChapter({ id: 3 })] })).progress[3],
    ).toBe(67)
  })

  it('[ST6] weighs nodes and tasks by 50 each', async () => {
    const of = (nodes: number, tasks: number) => ({
      contents: [
        {
          key: 'chapter_1',
          index: 1,
          nodes: [aNode()].slice(0, nodes),
          tasks: [aTask()].slice(0, tasks),
        },
      ],
    })
    expect((await progressOf(of(1, 0))).progress[4]).toBe(50)
    expect((await progressOf(of(0, 1))).progress[4]).toBe(50)
    expect((await progressOf(of(1, 1))).progress[4]).toBe(100)
  })

  it('[ST13] calls each step ready by its own data', async () => {
    expect((await progressOf({ elements: { title: 'Tide' } })).ready[0]).toBe(false)
    const game = sampleGame('en_US')
    expect((await progressOf(game)).ready).toEqual([true, true, true, true, true])
    const first = { elements: { title: 'a', intro: 'b' }, player: aPlayer({ name: '' }) }
    expect((await progressOf(first)).ready).toEqual([true, false, false, false, false])
  })

  it('[EV15] shows no less than was shown before, and begins anew with another game', async () => {
    const testEditor = await watched()
    testEditor.tell({ type: 'npcs/written', payload: { npcs: [anNpc()] } })
    expect(shownProgress(testEditor.editor.stages)(testEditor.draft())[2]).toBe(60)
    testEditor.tell({ type: 'npcs/written', payload: { npcs: [anNpc({ id: 2, bio: '' })] } })
    expect(testEditor.editor.stages.progress(testEditor.draft())[2]).toBe(30)
    expect(shownProgress(testEditor.editor.stages)(testEditor.draft())[2]).toBe(60)
    testEditor.open('another')
    expect(shownProgress(testEditor.editor.stages)(testEditor.draft())).toEqual([0, 0, 0, 0, 0])
  })

  it('[EV14] is a reading of the draft alone', async () => {
    const testEditor = await watched()
    testEditor.tell(...factsOfGame(sampleGame('ja_JP')))
    const copy = structuredClone(testEditor.draft())
    expect(testEditor.editor.stages.progress(copy)).toEqual([100, 100, 100, 100, 100])
    expect(testEditor.editor.stages.progress(testEditor.draft())).toEqual(
      testEditor.editor.stages.progress(copy),
    )
  })

  it('[GE14] names what is being written and the chapter', async () => {
    const testEditor = await watched()
    expect(writingNow(testEditor.editor.stages)(testEditor.draft())).toMatchObject({
      step: 0,
      what: { key: 'status.world' },
    })
    const facts = factsOfGame(sampleGame('en_US'))
    const first = facts.findIndex(({ type }) => type === 'nodes/written')
    testEditor.tell(...facts.slice(0, first))
    expect(writingNow(testEditor.editor.stages)(testEditor.draft())).toEqual({
      step: 4,
      what: { key: 'status.chapter', values: { chapter: 1 } },
    })
    testEditor.tell(...facts.slice(first, first + 1))
    expect(writingNow(testEditor.editor.stages)(testEditor.draft())).toEqual({
      step: 4,
      what: { key: 'status.chapter', values: { chapter: 2 } },
    })
  })

  it('[GE14] names no chapter once all are told: the pictures still missing, then the last touches', async () => {
    const testEditor = await watched()
    const facts = factsOfGame(sampleGame('en_US'))
    const painted = facts.filter(({ type }) => type.startsWith('media/'))
    const told = facts.filter(({ type }) => !type.startsWith('media/'))
    const part = painted.filter(({ type }, at) => painted.findIndex((o) => o.type === type) === at)
    testEditor.tell(...told, ...part)
    expect(testEditor.editor.stages.progress(testEditor.draft())).toEqual([100, 100, 100, 100, 100])
    expect(writingNow(testEditor.editor.stages)(testEditor.draft())).toMatchObject({
      step: 4,
      what: { key: 'status.pictures' },
    })
    testEditor.tell(...painted)
    expect(writingNow(testEditor.editor.stages)(testEditor.draft())).toMatchObject({
      step: 4,
      what: { key: 'status.finishing' },
    })
  })
})
