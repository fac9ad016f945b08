import { readFileSync } from 'node:fs'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { pollOutcome } from '#plugins/live/projections.ts'
import { askForGame } from '#plugins/poller/read-game.ts'
import { processComplete, scriptKnown } from '#plugins/script/projections.ts'
import { answered, frameOf, openTestEditor, SCRIPT } from './test-editor.ts'

const writing = (title: string) => aGame({ elements: { title }, status: 1 })
const done = (title: string) => aGame({ elements: { title }, status: 2 })
const titleIn = (testEditor: ReturnType<typeof openTestEditor>) =>
  testEditor.draft().script.basics.elements.rows.find((row) => row.id === 'title')?.value

describe('the poll', () => {
  it('[GE7] asks at once and every 10,000 ms until complete, and not after', async () => {
    const testEditor = openTestEditor({ answer: () => answered(writing('Tide'), 1) })
    testEditor.open()
    await testEditor.until(25_000)
    expect(testEditor.polls()).toEqual([0, 10_000, 20_000])
    testEditor.answerWith(() => answered(done('Tide'), 2))
    await testEditor.until(90_000)
    expect(testEditor.polls()).toEqual([0, 10_000, 20_000, 30_000])
    expect(processComplete(testEditor.draft())).toBe(true)
  })

  it('[GE7] asks one question at a time', async () => {
    const testEditor = openTestEditor({ answer: () => new Promise(() => undefined) })
    testEditor.open()
    await testEditor.until(29_000)
    expect(testEditor.polls()).toEqual([0])
  })

  it('[TO13] gives up an answer that does not come within 30 s and asks again', async () => {
    const testEditor = openTestEditor({ answer: () => new Promise(() => undefined) })
    testEditor.open()
    await testEditor.until(41_000)
    expect(testEditor.draft().session.live.poll).toBe('failed')
    expect(testEditor.polls()).toHaveLength(2)
  })

  it('[LV17] asks once after each reconnect, also when complete', async () => {
    const testEditor = openTestEditor({ answer: () => answered(done('Tide'), 4) })
    testEditor.open()
    await testEditor.until(0)
    testEditor.last().say({ kind: 'opened' })
    await testEditor.until(30_000)
    expect(testEditor.polls()).toEqual([0])
    testEditor.last().drop()
    await testEditor.until(31_000)
    testEditor.last().say({ kind: 'opened' })
    await testEditor.until(60_000)
    expect(testEditor.polls()).toHaveLength(2)
  })

  it('[LV16] asks at once when a number is missing for 1,000 ms', async () => {
    const testEditor = openTestEditor({ answer: () => answered(writing('Tide'), 0) })
    testEditor.open()
    await testEditor.until(3_000)
    testEditor.answerWith(() => answered(writing('Healed'), 7))
    const fact = { type: 'script/stageFailed' as const }
    const payload = { stage: 'cover' as const, reason: '', retryable: true }
    testEditor.last().frame(frameOf({ ...fact, payload }, 7))
    await testEditor.until(3_999)
    expect(testEditor.polls()).toEqual([0])
    await testEditor.until(4_000)
    expect(testEditor.polls()).toEqual([0, 4_000])
    expect(testEditor.draft().session.live).toMatchObject({ head: 7, max: 7 })
    expect(titleIn(testEditor)).toBe('Healed')
  })

  it('[EV6] never undoes a frame that came while it was under way', async () => {
    let tell: (value: unknown) => void = () => undefined
    const testEditor = openTestEditor({ answer: () => new Promise((resolve) => (tell = resolve)) })
    testEditor.open()
    await testEditor.until(1_000)
    const { seq: _, ...frame } = frameOf(
      { type: 'basics/written', payload: { elements: { title: 'New' }, locations: [] } },
      1,
    )
    testEditor.last().frame(frame)
    const { seq: __, ...data } = answered(writing('Old'), 1).data
    tell({ ok: true, desc: '', data })
    await testEditor.until(1_100)
    expect(testEditor.types()).toContain('script/snapshotReceived')
    expect(titleIn(testEditor)).toBe('New')
  })

  it('[EV16] stays complete against an older answer', async () => {
    const testEditor = openTestEditor({ answer: () => answered(writing('Old'), 3) })
    testEditor.open()
    await testEditor.until(0)
    testEditor.last().frame(frameOf({ type: 'script/generationCompleted', payload: {} }, 9))
    expect(processComplete(testEditor.draft())).toBe(true)
    await testEditor.until(15_000)
    expect(processComplete(testEditor.draft())).toBe(true)
  })

  it('[RT7] tells a script that is not there once, with the words of the server', async () => {
    const testEditor = openTestEditor({
      answer: () => ({ ok: false, status: 404, desc: 'No such game' }),
    })
    testEditor.open()
    await testEditor.until(60_000)
    expect(testEditor.polls()).toEqual([0])
    expect(pollOutcome(testEditor.draft())).toBe('missing')
    const raised = testEditor.editor.bus.log.events.filter(({ type }) => type === 'toasts/raised')
    expect(raised.map(({ payload }) => payload)).toMatchObject([
      { kind: 'error', text: 'No such game' },
    ])
  })

  it('[TO5] takes the status 1007 for the end of the session', async () => {
    const testEditor = openTestEditor({ answer: () => ({ ok: false, status: 1007, desc: '' }) })
    testEditor.open()
    await testEditor.until(0)
    expect(testEditor.types()).toContain('account/sessionExpired')
    expect(testEditor.draft().session.account.user).toBeNull()
    expect(testEditor.draft().session.scriptId).toBe(SCRIPT)
  })

  it('[GE11] says that game data is loading while the game cannot be fetched', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    expect(pollOutcome(testEditor.draft())).toBe('failed')
    expect(scriptKnown(testEditor.draft())).toBe(false)
    const words = JSON.parse(readFileSync('ui/locales/en/errors.json', 'utf8'))
    expect(words.game_loading).toBe('Game data is loading, please try again later')
  })

  it('[SV10] rejects the reading of a game without an id with status 400', async () => {
    const testEditor = openTestEditor()
    const result = await firstValueFrom(askForGame(testEditor.editor.ports, ' '))
    expect(result).toMatchObject({ ok: false, status: 400, desc: 'id cannot be empty' })
    expect(testEditor.asked).toEqual([])
  })
})
