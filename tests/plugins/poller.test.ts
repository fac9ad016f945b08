import { readFileSync } from 'node:fs'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { pollOutcome } from '#plugins/live/projections.ts'
import { askForGame } from '#plugins/poller/read-game.ts'
import { processComplete, scriptKnown } from '#plugins/script/projections.ts'
import { answered, editorWorld, frameOf, SCRIPT } from './editor-world.ts'

const writing = (title: string) => aGame({ elements: { title }, status: 1 })
const done = (title: string) => aGame({ elements: { title }, status: 2 })
const titleIn = (world: ReturnType<typeof editorWorld>) =>
  world.draft().script.basics.elements.rows.find((row) => row.id === 'title')?.value

describe('the poll', () => {
  it('[GE7] asks at once and every 10,000 ms until complete, and not after', async () => {
    const world = editorWorld({ answer: () => answered(writing('Tide'), 1) })
    world.open()
    await world.until(25_000)
    expect(world.polls()).toEqual([0, 10_000, 20_000])
    world.answerWith(() => answered(done('Tide'), 2))
    await world.until(90_000)
    expect(world.polls()).toEqual([0, 10_000, 20_000, 30_000])
    expect(processComplete(world.draft())).toBe(true)
  })

  it('[GE7] asks one question at a time', async () => {
    const world = editorWorld({ answer: () => new Promise(() => undefined) })
    world.open()
    await world.until(29_000)
    expect(world.polls()).toEqual([0])
  })

  it('[TO13] gives up an answer that does not come within 30 s and asks again', async () => {
    const world = editorWorld({ answer: () => new Promise(() => undefined) })
    world.open()
    await world.until(41_000)
    expect(world.draft().session.live.poll).toBe('failed')
    expect(world.polls()).toHaveLength(2)
  })

  it('[LV17] asks once after each reconnect, also when complete', async () => {
    const world = editorWorld({ answer: () => answered(done('Tide'), 4) })
    world.open()
    await world.until(0)
    world.last().say({ kind: 'opened' })
    await world.until(30_000)
    expect(world.polls()).toEqual([0])
    world.last().drop()
    await world.until(31_000)
    world.last().say({ kind: 'opened' })
    await world.until(60_000)
    expect(world.polls()).toHaveLength(2)
  })

  it('[LV16] asks at once when a number is missing for 1,000 ms', async () => {
    const world = editorWorld({ answer: () => answered(writing('Tide'), 0) })
    world.open()
    await world.until(3_000)
    world.answerWith(() => answered(writing('Healed'), 7))
    const fact = { type: 'script/stageFailed' as const }
    const payload = { stage: 'cover' as const, reason: '', retryable: true }
    world.last().frame(frameOf({ ...fact, payload }, 7))
    await world.until(3_999)
    expect(world.polls()).toEqual([0])
    await world.until(4_000)
    expect(world.polls()).toEqual([0, 4_000])
    expect(world.draft().session.live).toMatchObject({ head: 7, max: 7 })
    expect(titleIn(world)).toBe('Healed')
  })

  it('[EV6] never undoes a frame that came while it was under way', async () => {
    let tell: (value: unknown) => void = () => undefined
    const world = editorWorld({ answer: () => new Promise((resolve) => (tell = resolve)) })
    world.open()
    await world.until(1_000)
    const { seq: _, ...frame } = frameOf(
      { type: 'basics/written', payload: { elements: { title: 'New' }, locations: [] } },
      1,
    )
    world.last().frame(frame)
    const { seq: __, ...data } = answered(writing('Old'), 1).data
    tell({ ok: true, desc: '', data })
    await world.until(1_100)
    expect(world.types()).toContain('script/snapshotReceived')
    expect(titleIn(world)).toBe('New')
  })

  it('[EV16] stays complete against an older answer', async () => {
    const world = editorWorld({ answer: () => answered(writing('Old'), 3) })
    world.open()
    await world.until(0)
    world.last().frame(frameOf({ type: 'script/generationCompleted', payload: {} }, 9))
    expect(processComplete(world.draft())).toBe(true)
    await world.until(15_000)
    expect(processComplete(world.draft())).toBe(true)
  })

  it('[RT7] tells a script that is not there once, with the words of the server', async () => {
    const world = editorWorld({ answer: () => ({ ok: false, status: 404, desc: 'No such game' }) })
    world.open()
    await world.until(60_000)
    expect(world.polls()).toEqual([0])
    expect(pollOutcome(world.draft())).toBe('missing')
    const raised = world.editor.bus.log.events.filter(({ type }) => type === 'toasts/raised')
    expect(raised.map(({ payload }) => payload)).toMatchObject([
      { kind: 'error', text: 'No such game' },
    ])
  })

  it('[TO5] takes the status 1007 for the end of the session', async () => {
    const world = editorWorld({ answer: () => ({ ok: false, status: 1007, desc: '' }) })
    world.open()
    await world.until(0)
    expect(world.types()).toContain('account/sessionExpired')
    expect(world.draft().session.account.user).toBeNull()
    expect(world.draft().session.scriptId).toBe(SCRIPT)
  })

  it('[GE11] says that game data is loading while the game cannot be fetched', async () => {
    const world = editorWorld()
    world.open()
    await world.until(0)
    expect(pollOutcome(world.draft())).toBe('failed')
    expect(scriptKnown(world.draft())).toBe(false)
    const words = JSON.parse(readFileSync('ui/locales/en/errors.json', 'utf8'))
    expect(words.game_loading).toBe('Game data is loading, please try again later')
  })

  it('[SV10] rejects the reading of a game without an id with status 400', async () => {
    const world = editorWorld()
    const result = await firstValueFrom(askForGame(world.editor.ports, ' '))
    expect(result).toMatchObject({ ok: false, status: 400, desc: 'id cannot be empty' })
    expect(world.asked).toEqual([])
  })
})
