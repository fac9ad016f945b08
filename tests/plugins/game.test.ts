import { describe, expect, it } from 'vitest'
import { aGame, anNpc, aTask } from '#fixtures/builders.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { cover, locations } from '#plugins/basics/projections.ts'
import { nodeCount } from '#plugins/nodes/projections.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { openPreview } from '#plugins/preview/commands.ts'
import { gameSnapshot, processComplete, scriptStatus } from '#plugins/script/projections.ts'
import { failedByStep } from '#plugins/steps/projections.ts'
import { chapters, tasksByChapter } from '#plugins/story/projections.ts'
import { taskCount } from '#plugins/tasks/projections.ts'
import { polledMessage } from '#plugins/toasts/complete-message.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { LIMITS } from '#schemas/limits.ts'
import { STEP_OF_STAGE } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { answered, openTestEditor, SCRIPT, type TestEditor, tellingFrom } from './test-editor.ts'

async function watched(game = aGame()) {
  const testEditor = openTestEditor({ answer: () => answered(game, 0) })
  testEditor.open()
  await testEditor.until(0)
  return {
    ...testEditor,
    tell: tellingFrom(testEditor),
  }
}
/** The codes of what failed in each step. */
const failedIn = ({ editor }: Pick<TestEditor, 'editor'>) =>
  failedByStep(editor.stages)(editor.draft()).map((step) => step.map(({ code }) => code))
const DONE: GameFact = { type: 'script/generationCompleted', payload: {} }

describe('the game as it is told', () => {
  it('[GE1] is whole when every stage was told', async () => {
    const testEditor = await watched()
    const game = sampleGame('zh_CN', 'http://pictures.test')
    testEditor.tell(...factsOfGame(game))
    const told = gameSnapshot(testEditor.draft())
    expect(told.elements).toEqual(game.elements)
    expect(told.contents).toEqual(game.contents)
    expect(told.chapters).toEqual(game.chapters)
    expect(told.npcs.map(({ photo }) => photo)).toEqual(game.npcPhotos.map(({ photo }) => photo))
    expect(testEditor.rejected).toEqual([])
  })

  it('[GE4] is complete at every status but 1, and names the stages that failed', async () => {
    expect(processComplete((await watched(aGame({ status: 1 }))).draft())).toBe(false)
    expect(processComplete((await watched(aGame({ status: 2 }))).draft())).toBe(true)
    const partial = await watched(aGame({ status: 3, failedStages: ['cover', 'npc_photo'] }))
    expect(processComplete(partial.draft())).toBe(true)
    expect(scriptStatus(partial.draft())).toBe(3)
    expect(failedIn(partial)).toEqual([['cover'], [], ['npc_photo'], [], []])
  })

  it('[GE5] is complete at a live message with step 0, no key and no message', async () => {
    const testEditor = await watched()
    testEditor.last().frame({ script_id: SCRIPT, step: 0 })
    expect(processComplete(testEditor.draft())).toBe(true)
  })

  it('[GE6] tells of its completion once, also when that comes twice', async () => {
    const testEditor = await watched()
    testEditor.tell(DONE, DONE)
    expect(shownToasts(testEditor.draft())).toMatchObject([
      { kind: 'success', code: 'generation_complete' },
    ])
  })

  it('[GE6] tells of it where a poll is the first to bring it, of a game that was seen while it was written', async () => {
    let game = aGame({ status: 1 })
    let asOf = 3
    const testEditor = openTestEditor({ answer: () => answered(game, asOf) })
    testEditor.open()
    await testEditor.until(0)
    expect(shownToasts(testEditor.draft())).toEqual([])
    game = aGame({ status: 2 })
    asOf = 4
    await testEditor.until(LIMITS.pollEveryMs)
    expect(shownToasts(testEditor.draft())).toMatchObject([{ code: 'generation_complete' }])
    tellingFrom(testEditor)(DONE)
    expect(shownToasts(testEditor.draft())).toHaveLength(1)
    const opened = await watched(aGame({ status: 2 }))
    expect(shownToasts(opened.draft())).toEqual([])
    // what is older than what is known says nothing
    const written = (await watched(aGame({ status: 1 }))).draft()
    const { version: known } = written.script.script.status
    const polled = (version: number) => polledMessage({ payload: { game }, version }, written)
    expect([known - 1, known, known + 1].map((at) => polled(at)?.code)).toEqual([
      undefined,
      'generation_complete',
      'generation_complete',
    ])
  })

  it('[GE8] knows the step of each stage', () => {
    expect(STEP_OF_STAGE).toEqual({
      initial_element: 0,
      cover: 0,
      location_image: 0,
      character_profile: 1,
      npc_list: 2,
      npc_photo: 2,
      npc_tasks: 2,
      outline: 3,
      key_nodes_and_tasks: 4,
      script_update: 0,
      script_update_finish: 0,
    })
    const { stages } = openTestEditor().editor
    const known = Object.entries(STEP_OF_STAGE).filter(([stage]) => !stage.startsWith('script_'))
    for (const [stage, step] of known) expect(stages.failure(stage)?.at).toBe(step)
    expect(stages.all).toHaveLength(LIMITS.stepCount)
  })

  it('[GE10] goes on after a stage that failed', async () => {
    const testEditor = await watched()
    const payload = { stage: 'cover', reason: 'no light', retryable: true } as const
    testEditor.tell({ type: 'script/stageFailed', payload })
    testEditor.tell(...factsOfGame({ ...sampleGame('en_US'), cover: null }))
    expect(nodeCount(testEditor.draft())).toBe(18)
    expect(failedIn(testEditor)[0]).toEqual(['cover'])
  })

  it('[NP4] gives an NPC the tasks of its role, as number or as text', async () => {
    const testEditor = await watched()
    const tasks = [
      aTask({ id: 1, roleId: 1 }),
      aTask({ id: 2, roleId: '1' }),
      aTask({ id: 3, roleId: 2 }),
    ]
    testEditor.tell({ type: 'npcs/written', payload: { npcs: [anNpc()] } })
    testEditor.tell({ type: 'npcs/tasksWritten', payload: { tasks } })
    expect(cast(testEditor.draft())[0]?.tasks.map(({ id }) => id)).toEqual([1, 2])
  })

  it('[NP5] [EV21] joins a photo, a task and an image that came before their owners', async () => {
    const testEditor = await watched()
    const photo = { npcId: 1, photo: 'http://p.test/1.png', avatar: null }
    testEditor.tell({ type: 'media/npcPainted', payload: photo })
    testEditor.tell({ type: 'npcs/tasksWritten', payload: { tasks: [aTask({ roleId: 1 })] } })
    testEditor.tell({
      type: 'media/locationPainted',
      payload: { images: { quay: 'http://p.test/q.png' } },
    })
    expect(cast(testEditor.draft())).toEqual([])
    testEditor.tell({ type: 'npcs/written', payload: { npcs: [anNpc()] } })
    const place = { id: 'quay', name: 'Quay', description: '', imageDescription: '', image: null }
    testEditor.tell({ type: 'basics/written', payload: { elements: {}, locations: [place] } })
    expect(cast(testEditor.draft())[0]).toMatchObject({ photo: photo.photo, tasks: [{ id: 1 }] })
    expect(locations(testEditor.draft())[0]?.image).toBe('http://p.test/q.png')
  })

  it('[KN1] [KN4] opens the preview of key nodes only when there are some', async () => {
    const testEditor = await watched()
    const ask = () => openPreview(testEditor.draft(), { what: 'nodes' })
    expect(ask()).toEqual({ refused: 'nodes_pending' })
    testEditor.tell(...factsOfGame(sampleGame('en_US')))
    expect(ask()).not.toHaveProperty('refused')
    expect(nodeCount(testEditor.draft())).toBe(18)
    expect(taskCount(testEditor.draft())).toBe(9)
  })

  it('[SO3] knows the tasks of each chapter', async () => {
    const testEditor = await watched()
    const game = sampleGame('en_US')
    const bare = { ...game, chapters: game.chapters.map((one) => ({ ...one, tasks: [] })) }
    testEditor.tell(...factsOfGame(bare))
    expect(
      tasksByChapter(testEditor.draft())
        .get(1)
        ?.map(({ id }) => id),
    ).toEqual([1, 2])
    expect(tasksByChapter(testEditor.draft()).get(3)).toHaveLength(1)
  })

  it('[SO4] tells the same story from a list and from an object with elements', async () => {
    const items = [{ id: 1, title: 'One', summary: 's' }]
    const stories = []
    for (const list of [items, { elements: items }]) {
      const testEditor = await watched()
      testEditor
        .last()
        .frame({ script_id: SCRIPT, key: 'script_outline', message: { chapters: list } })
      stories.push(chapters(testEditor.draft()))
    }
    expect(stories[0]).toEqual(stories[1])
    expect(stories[0]).toHaveLength(1)
  })

  it('[MD1] takes only a cover whose address begins with http', async () => {
    const testEditor = await watched()
    const paint = (url: string) =>
      testEditor.editor.bus.emit({
        type: 'media/coverPainted',
        source: 'socket',
        scriptId: SCRIPT,
        version: 9,
        payload: { url },
      })
    for (const url of ['data:image/png;base64,AA', '/cover.png', 'javascript:alert(1)']) paint(url)
    expect(cover(testEditor.draft())).toBeNull()
    paint('http://p.test/cover.png')
    expect(cover(testEditor.draft())).toBe('http://p.test/cover.png')
  })

  it('[DR5] lets empty lists erase nothing', async () => {
    const testEditor = await watched()
    testEditor.tell(...factsOfGame(sampleGame('en_US')))
    const before = gameSnapshot(testEditor.draft())
    const empty = { key: 'chapter_1', index: 1, nodes: [], tasks: [] }
    testEditor.tell({ type: 'basics/written', payload: { elements: {}, locations: [] } })
    testEditor.tell({ type: 'story/written', payload: { prologue: [], chapters: [] } })
    testEditor.tell({ type: 'nodes/written', payload: { chapter: empty } })
    testEditor.editor.bus.emit({
      type: 'script/snapshotReceived',
      source: 'poller',
      scriptId: SCRIPT,
      version: 99,
      payload: { game: aGame({ status: 2, brief: before.brief }) },
    })
    expect(gameSnapshot(testEditor.draft())).toEqual(before)
  })

  it('[LV18] begins anew with another script, and keeps the same one', async () => {
    const testEditor = await watched()
    testEditor.tell(...factsOfGame(sampleGame('en_US')))
    const before = testEditor.draft().script.nodes
    testEditor.open()
    expect(testEditor.draft().script.nodes).toBe(before)
    testEditor.open('another')
    expect(gameSnapshot(testEditor.draft())).toEqual(aGame())
  })
})
