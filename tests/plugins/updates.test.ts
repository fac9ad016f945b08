import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aGame, anNpc } from '#fixtures/builders.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { updateShown } from '#plugins/updates/projections.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { emptyUpdates, type Updates } from '#schemas/updates.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { answered, editorWorld, frameOf, SCRIPT } from './editor-world.ts'

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
  const world = editorWorld({ answer: () => answered(game, AS_OF), ...options })
  world.open()
  await world.until(0)
  world.last().say({ kind: 'opened' })
  let seq = AS_OF
  const stages: Updates['stage'][] = [world.draft().session.updates.stage]
  world.editor.bus.draft$.subscribe(({ session: { updates } }) => {
    if (updates.stage !== stages.at(-1)) stages.push(updates.stage)
  })
  return {
    ...world,
    stages,
    updates: () => world.draft().session.updates,
    tell: (...facts: GameFact[]) => {
      for (const fact of facts) {
        seq += 1
        world.last().frame(frameOf(fact, seq))
      }
    },
  }
}

describe('the update animation', () => {
  it('[UP1] [UP4] [UP5] blurs, scans for two seconds, is completed, and gone 300 ms after', async () => {
    const world = await watching()
    await world.until(5_000)
    world.tell(rewritten('Ebb'))
    await world.until(6_000)
    expect(world.updates()).toMatchObject({ isVisible: true, stage: 'blur' })
    world.tell(FINISHED)
    await world.until(7_999)
    expect(world.updates().stage).toBe('scanning')
    await world.until(8_000)
    expect(world.updates()).toMatchObject({ isVisible: true, stage: 'completed' })
    await world.until(8_299)
    expect(world.updates().stage).toBe('completed')
    await world.until(8_300)
    const { newsAfter: _, wasLive: __, ...shown } = emptyUpdates()
    expect(world.updates()).toMatchObject(shown)
    expect(world.stages).toEqual(['hidden', 'blur', 'scanning', 'completed', 'hidden'])
    expect(world.rejected).toEqual([])
  })

  it('[UP6] script_update tells what is changed: in the server’s words, else by its modules', async () => {
    const world = await watching()
    world.tell(rewritten('Ebb'))
    expect(world.updates()).toMatchObject({ currentScriptId: SCRIPT, updateText: '' })
    expect(updateShown(world.draft())).toEqual({
      stage: 'blur',
      text: '',
      parts: ['info', 'characters'],
    })
    const { modules } = (rewritten('Flood') as Extract<GameFact, { type: 'updates/applied' }>)
      .payload
    world.tell({ type: 'updates/applied', payload: { modules, text: 'Ada is warmer now' } })
    expect(updateShown(world.draft())?.text).toBe('Ada is warmer now')
  })

  it('[UP3] [UP6] a finish without a blur scans nothing', async () => {
    const world = await watching()
    world.tell(FINISHED)
    await world.until(3_000)
    expect(world.stages).toEqual(['hidden'])
    expect(world.draft().script.script.scriptVersion.value).toBe(1)
  })

  it('[UP3] [EV22] frames of another script neither blur nor scan', async () => {
    const world = await watching()
    world.last().frame(frameOf(rewritten('Elsewhere'), 99, 'another'))
    expect(world.stages).toEqual(['hidden'])
    world.tell(rewritten('Ebb'))
    world.last().frame(frameOf(FINISHED, 99, 'another'))
    await world.until(3_000)
    expect(world.updates().stage).toBe('blur')
  })

  it('[EV22] nothing of it is left when another script is opened', async () => {
    const world = await watching()
    world.tell(rewritten('Ebb'))
    world.open('another')
    expect(world.updates()).toEqual(emptyUpdates())
    await world.until(20_000)
    expect(world.stages).toEqual(['hidden', 'blur', 'hidden'])
  })

  it('[UP7] under reduced motion it completes at once', async () => {
    const world = await watching({ reduced: true })
    world.tell(rewritten('Ebb'), FINISHED)
    expect(world.updates().stage).toBe('completed')
    await world.until(300)
    expect(world.updates().isVisible).toBe(false)
  })

  it('[UP6] a second update in the light of the first is covered by it', async () => {
    const world = await watching()
    world.tell(rewritten('Ebb'), FINISHED)
    await world.until(1_000)
    world.tell(rewritten('Flood'), FINISHED)
    await world.until(9_000)
    expect(world.stages).toEqual(['hidden', 'blur', 'scanning', 'completed', 'hidden'])
    expect(world.draft().script.basics.elements.rows.find(({ id }) => id === 'title')?.value).toBe(
      'Flood',
    )
  })

  it('[UP1] an update that never ends gives the content back', async () => {
    const world = await watching()
    world.tell(rewritten('Ebb'))
    await world.until(15_000)
    expect(world.stages).toEqual(['hidden', 'blur', 'hidden'])
  })
})

describe('what is no news', () => {
  it('[EV22] a game that is written for the first time is not blurred', async () => {
    const world = await watching({ status: 1 })
    world.tell(rewritten('Ebb'), FINISHED)
    expect(world.stages).toEqual(['hidden'])
  })

  it('[EV22] frames from before the game was opened animate nothing', async () => {
    const world = editorWorld({ answer: () => new Promise(() => undefined) })
    world.open()
    await world.until(1_000)
    const told = [...factsOfGame(sampleGame('en_US')), rewritten('Ebb'), FINISHED]
    for (const [at, fact] of told.entries()) world.last().frame(frameOf(fact, at + 1))
    expect(world.draft().script.script.scriptVersion.value).toBe(1)
    expect(world.types()).not.toContain('updates/scanned')
    expect(world.draft().session.updates.stage).toBe('hidden')
  })

  it('[EV22] what a poll brings animates nothing', async () => {
    const world = await watching()
    const game = aGame({ ...sampleGame('en_US'), scriptVersion: 1 })
    world.editor.bus.emit({
      type: 'script/snapshotReceived',
      source: 'poller',
      scriptId: SCRIPT,
      version: AS_OF + 2,
      payload: { game },
    })
    world.tell(rewritten('Old'), FINISHED)
    expect(world.stages).toEqual(['hidden'])
  })

  it('[EV22] what was missed while the connection was lost is not animated, what follows is', async () => {
    const world = await watching()
    world.last().drop()
    await world.until(1_000)
    expect(world.connections).toHaveLength(2)
    world.answerWith(() => answered({ ...sampleGame('en_US'), scriptVersion: 1 }, AS_OF + 2))
    world.last().say({ kind: 'opened' })
    world.tell(rewritten('Ebb'), FINISHED)
    expect(world.stages).toEqual(['hidden'])
    await world.until(2_000)
    world.tell(rewritten('Flood'), FINISHED)
    expect(world.stages).toEqual(['hidden', 'blur', 'scanning'])
  })

  it('[EV22] a connection lost in mid-update ends with what is known after it', async () => {
    const world = await watching()
    world.tell(rewritten('Ebb'))
    world.last().drop()
    await world.until(1_000)
    world.answerWith(() => answered({ ...sampleGame('en_US'), scriptVersion: 1 }, AS_OF + 2))
    world.last().say({ kind: 'opened' })
    await world.until(1_100)
    expect(world.stages).toEqual(['hidden', 'blur', 'hidden'])
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
  const acts: Record<string, (world: Awaited<ReturnType<typeof watching>>) => void> = {
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
      const world = await watching()
      for (const [at, one] of some.entries()) {
        acts[one]?.(world)
        if (one === 'wait') await world.until(700 * at)
      }
      for (const [at, stage] of world.stages.slice(1).entries())
        expect(NEXT[world.stages[at] as Updates['stage']]).toContain(stage)
      world.editor.close()
    }),
    { numRuns: 60 },
  )
})
