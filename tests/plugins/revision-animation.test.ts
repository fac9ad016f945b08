import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGame, anNpc } from '#fixtures/builders.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { updateShown } from '#plugins/revision-animation/projections.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { emptyUpdates, type Updates } from '#schemas/updates.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { answered, frameOf, openTestEditor, SCRIPT, tellingFrom } from './test-editor.ts'

const AS_OF = 30
const rewritten = (title: string): GameFact => ({
  type: 'updates/applied',
  payload: { modules: { elements: { title }, npcs: [anNpc()] } },
})
const FINISHED: GameFact = {
  type: 'updates/finished',
  payload: { scriptVersion: 1, updated: ['initial_element.title'] },
}

/** A complete game that was opened; its frames come from the test's hand, numbered on. */
async function watching(options: { reduced?: boolean; status?: number } = {}) {
  const game = { ...sampleGame('en_US'), status: options.status ?? 2 }
  const testEditor = openTestEditor({
    answer: (name) =>
      name === 'readGame' ? answered(game, AS_OF) : { ok: false, status: 0, desc: '' },
    ...options,
  })
  testEditor.open()
  await testEditor.until(0)
  testEditor.last().say({ kind: 'opened' })
  const stages: Updates['stage'][] = [testEditor.draft().session.updates.stage]
  testEditor.editor.bus.draft$.subscribe(({ session: { updates } }) => {
    if (updates.stage !== stages.at(-1)) stages.push(updates.stage)
  })
  return {
    ...testEditor,
    stages,
    updates: () => testEditor.draft().session.updates,
    tell: tellingFrom(testEditor, AS_OF),
  }
}

describe('the update animation', () => {
  it('[UP1] [UP4] [UP5] blurs, scans for two seconds, is completed, and gone 300 ms after', async () => {
    const testEditor = await watching()
    await testEditor.until(5_000)
    testEditor.tell(rewritten('Ebb'))
    await testEditor.until(6_000)
    expect(testEditor.updates()).toMatchObject({ isVisible: true, stage: 'blur' })
    testEditor.tell(FINISHED)
    await testEditor.until(7_999)
    expect(testEditor.updates().stage).toBe('scanning')
    await testEditor.until(8_000)
    expect(testEditor.updates()).toMatchObject({ isVisible: true, stage: 'completed' })
    await testEditor.until(8_299)
    expect(testEditor.updates().stage).toBe('completed')
    await testEditor.until(8_300)
    const { newsAfter: _, wasLive: __, ...shown } = emptyUpdates()
    expect(testEditor.updates()).toMatchObject(shown)
    expect(testEditor.stages).toEqual(['hidden', 'blur', 'scanning', 'completed', 'hidden'])
    expect(testEditor.rejected).toEqual([])
  })

  it('[UP6] script_update tells what is changed: in the server’s words, else by its modules', async () => {
    const testEditor = await watching()
    testEditor.tell(rewritten('Ebb'))
    expect(testEditor.updates()).toMatchObject({ currentScriptId: SCRIPT, updateText: '' })
    expect(updateShown(testEditor.draft())).toEqual({
      stage: 'blur',
      text: '',
      parts: ['basics', 'npcs'],
    })
    const { modules } = (rewritten('Flood') as Extract<GameFact, { type: 'updates/applied' }>)
      .payload
    testEditor.tell({ type: 'updates/applied', payload: { modules, text: 'Ada is warmer now' } })
    expect(updateShown(testEditor.draft())?.text).toBe('Ada is warmer now')
  })

  it('[UP3] [UP6] a finish without a blur scans nothing', async () => {
    const testEditor = await watching()
    testEditor.tell(FINISHED)
    await testEditor.until(3_000)
    expect(testEditor.stages).toEqual(['hidden'])
    expect(testEditor.draft().script.script.scriptVersion.value).toBe(1)
  })

  it('[UP3] [EV22] frames of another script neither blur nor scan', async () => {
    const testEditor = await watching()
    testEditor.last().frame(frameOf(rewritten('Elsewhere'), 99, 'another'))
    expect(testEditor.stages).toEqual(['hidden'])
    testEditor.tell(rewritten('Ebb'))
    testEditor.last().frame(frameOf(FINISHED, 99, 'another'))
    await testEditor.until(3_000)
    expect(testEditor.updates().stage).toBe('blur')
  })

  it('[EV22] nothing of it is left when another script is opened', async () => {
    const testEditor = await watching()
    testEditor.tell(rewritten('Ebb'))
    testEditor.open('another')
    expect(testEditor.updates()).toEqual(emptyUpdates())
    await testEditor.until(20_000)
    expect(testEditor.stages).toEqual(['hidden', 'blur', 'hidden'])
  })

  it('[UP7] under reduced motion it completes at once', async () => {
    const testEditor = await watching({ reduced: true })
    testEditor.tell(rewritten('Ebb'), FINISHED)
    expect(testEditor.updates().stage).toBe('completed')
    await testEditor.until(300)
    expect(testEditor.updates().isVisible).toBe(false)
  })

  it('[UP6] a second update in the light of the first is covered by it', async () => {
    const testEditor = await watching()
    testEditor.tell(rewritten('Ebb'), FINISHED)
    await testEditor.until(1_000)
    testEditor.tell(rewritten('Flood'), FINISHED)
    await testEditor.until(9_000)
    expect(testEditor.stages).toEqual(['hidden', 'blur', 'scanning', 'completed', 'hidden'])
    expect(
      testEditor.draft().script.basics.elements.rows.find(({ id }) => id === 'title')?.value,
    ).toBe('Flood')
  })

  it('[UP1] an update that never ends gives the content back', async () => {
    const testEditor = await watching()
    testEditor.tell(rewritten('Ebb'))
    await testEditor.until(15_000)
    expect(testEditor.stages).toEqual(['hidden', 'blur', 'hidden'])
  })
})

describe('what is no news', () => {
  it('[EV22] a game that is written for the first time is not blurred', async () => {
    const testEditor = await watching({ status: 1 })
    testEditor.tell(rewritten('Ebb'), FINISHED)
    expect(testEditor.stages).toEqual(['hidden'])
  })

  it('[EV22] frames from before the game was opened animate nothing', async () => {
    const testEditor = openTestEditor({ answer: () => new Promise(() => undefined) })
    testEditor.open()
    await testEditor.until(1_000)
    const told = [...factsOfGame(sampleGame('en_US')), rewritten('Ebb'), FINISHED]
    for (const [at, fact] of told.entries()) testEditor.last().frame(frameOf(fact, at + 1))
    expect(testEditor.draft().script.script.scriptVersion.value).toBe(1)
    expect(testEditor.types()).not.toContain('updates/scanned')
    expect(testEditor.draft().session.updates.stage).toBe('hidden')
  })

  it('[EV22] what a poll brings animates nothing', async () => {
    const testEditor = await watching()
    const game = aGame({ ...sampleGame('en_US'), scriptVersion: 1 })
    testEditor.editor.bus.emit({
      type: 'script/snapshotReceived',
      source: 'poller',
      scriptId: SCRIPT,
      version: AS_OF + 2,
      payload: { game },
    })
    testEditor.tell(rewritten('Old'), FINISHED)
    expect(testEditor.stages).toEqual(['hidden'])
  })

  it('[EV22] what was missed while the connection was lost is not animated, what follows is', async () => {
    const testEditor = await watching()
    testEditor.last().drop()
    await testEditor.until(1_000)
    expect(testEditor.connections).toHaveLength(2)
    testEditor.answerWith(() => answered({ ...sampleGame('en_US'), scriptVersion: 1 }, AS_OF + 2))
    testEditor.last().say({ kind: 'opened' })
    testEditor.tell(rewritten('Ebb'), FINISHED)
    expect(testEditor.stages).toEqual(['hidden'])
    await testEditor.until(2_000)
    testEditor.tell(rewritten('Flood'), FINISHED)
    expect(testEditor.stages).toEqual(['hidden', 'blur', 'scanning'])
  })

  it('[EV22] a connection lost in mid-update ends with what is known after it', async () => {
    const testEditor = await watching()
    testEditor.tell(rewritten('Ebb'))
    testEditor.last().drop()
    await testEditor.until(1_000)
    testEditor.answerWith(() => answered({ ...sampleGame('en_US'), scriptVersion: 1 }, AS_OF + 2))
    testEditor.last().say({ kind: 'opened' })
    await testEditor.until(1_100)
    expect(testEditor.stages).toEqual(['hidden', 'blur', 'hidden'])
  })
})

it('[EV22] goes from stage to stage in its order only, whatever comes', async () => {
  const NEXT: Record<Updates['stage'], Updates['stage'][]> = {
    hidden: ['blur'],
    // given up, or overtaken by a whole game
    blur: ['scanning', 'hidden'],
    scanning: ['completed'],
    completed: ['hidden'],
  }
  const session = (type: 'updates/scanned' | 'updates/hidden'): EventInput => ({
    type,
    source: 'clock',
    payload: {},
  })
  const acts: Record<string, (testEditor: Awaited<ReturnType<typeof watching>>) => void> = {
    apply: ({ tell }) => tell(rewritten('Ebb')),
    finish: ({ tell }) => tell(FINISHED),
    scanned: ({ editor }) => editor.bus.emit(session('updates/scanned')),
    hidden: ({ editor }) => editor.bus.emit(session('updates/hidden')),
    reconnect: ({ last }) => last().say({ kind: 'opened' }),
    wait: () => undefined,
  }
  const steps = fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      const testEditor = await watching()
      for (const [at, one] of some.entries()) {
        acts[one]?.(testEditor)
        if (one === 'wait') await testEditor.until(700 * at)
      }
      for (const [at, stage] of testEditor.stages.slice(1).entries())
        expect(NEXT[testEditor.stages[at] as Updates['stage']]).toContain(stage)
      testEditor.editor.close()
    }),
    { numRuns: 60 },
  )
})
