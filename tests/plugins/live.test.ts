import { describe, expect, it } from 'vitest'
import { aGame, anNpc, aUser } from '#fixtures/builders.ts'
import { liveTrouble } from '#plugins/live/projections.ts'
import { Secret } from '#schemas/event.ts'
import { answered, frameOf, openTestEditor, SCRIPT } from './test-editor.ts'

const title = (text: string, seq: number) =>
  frameOf({ type: 'basics/written', payload: { elements: { title: text }, locations: [] } }, seq)

describe('the live socket', () => {
  it('[LV1] opens for the open script and not without a user', async () => {
    const testEditor = openTestEditor({ signedIn: false })
    testEditor.open()
    await testEditor.until(2_000)
    expect(testEditor.connections).toHaveLength(0)
    const other = openTestEditor()
    other.open()
    await other.until(0)
    expect(other.last().user).toMatchObject({ uid: 'u1', token: 'token-of-u1', scriptId: SCRIPT })
  })

  it('[LV2] is connecting, connected or disconnected, and says so', async () => {
    const testEditor = openTestEditor()
    expect(testEditor.draft().session.live.status).toBe('disconnected')
    testEditor.open()
    await testEditor.until(0)
    expect(testEditor.draft().session.live.status).toBe('connecting')
    expect(liveTrouble(testEditor.draft())).toBeNull()
    testEditor.last().say({ kind: 'opened' })
    expect(testEditor.draft().session.live.status).toBe('connected')
    testEditor.last().drop()
    expect(testEditor.draft().session.live.status).toBe('disconnected')
    expect(liveTrouble(testEditor.draft())).toEqual({ why: 'closed', code: 1006, reason: '' })
  })

  it('[LV3] [EV40] sends the text ping every 30,000 ms', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    testEditor.last().say({ kind: 'opened' })
    await testEditor.until(29_999)
    expect(testEditor.last().sent).toEqual([])
    await testEditor.until(60_000)
    expect(testEditor.last().sent).toEqual(['ping', 'ping'])
  })

  it('[LV4] opens again after 0.5, 1, 2 … at most 30 s, a little less by chance', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    const pauses: number[] = []
    let now = 0
    for (let round = 0; round < 9; round++) {
      await testEditor.until(now)
      const before = testEditor.connections.length
      testEditor.last().drop()
      const droppedAt = now
      while (testEditor.connections.length === before) {
        now += 10
        await testEditor.until(now)
      }
      pauses.push(now - droppedAt)
    }
    const whole = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]
    for (const [round, pause] of pauses.entries()) {
      expect(pause).toBeLessThanOrEqual((whole[round] ?? 0) + 10)
      expect(pause).toBeGreaterThanOrEqual((whole[round] ?? 0) * 0.8 - 10)
    }
  })

  it('[LV4] begins with the shortest pause again after a frame came', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    for (let at = 0; at < 5; at++) {
      testEditor.last().drop()
      await testEditor.until(60_000 * (at + 1))
    }
    testEditor.last().say({ kind: 'opened' })
    testEditor.last().frame(title('Tide', 1))
    const before = testEditor.connections.length
    testEditor.last().drop()
    await testEditor.until(300_500)
    expect(testEditor.connections).toHaveLength(before + 1)
  })

  it.each([4401, 4403])(
    '[LV4] stays closed after the close code %i, the session over',
    async (code) => {
      const testEditor = openTestEditor()
      testEditor.open()
      await testEditor.until(0)
      testEditor.last().drop(code)
      await testEditor.until(120_000)
      expect(testEditor.connections).toHaveLength(1)
      expect(testEditor.types()).toContain('account/sessionExpired')
    },
  )

  it('[LV4] closes on logout and stays closed', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    testEditor.last().say({ kind: 'opened' })
    testEditor.editor.bus.emit({ type: 'account/signedOut', source: 'user', payload: {} })
    expect(testEditor.last().open).toBe(false)
    expect(testEditor.draft().session.live.status).toBe('disconnected')
    await testEditor.until(60_000)
    expect(testEditor.connections).toHaveLength(1)
  })

  it('[LV5] is opened again 500 ms after a login', async () => {
    const testEditor = openTestEditor({ signedIn: false })
    testEditor.open()
    await testEditor.until(1_000)
    testEditor.signIn(aUser({ access_token: Secret.parse('fresh') }))
    await testEditor.until(1_499)
    expect(testEditor.connections).toHaveLength(0)
    await testEditor.until(1_500)
    expect(testEditor.last().user.token).toBe('fresh')
  })

  it('[LV9] asks after a reconnect for what came after the last number without a gap', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    expect(testEditor.last().user.since).toBeNull()
    for (const seq of [1, 2, 5]) testEditor.last().frame(title(`Tide ${seq}`, seq))
    testEditor.last().drop()
    await testEditor.until(600)
    expect(testEditor.last().user.since).toBe(2)
  })

  it('[LV9] [LV17] begins where the first answer ends, and does not wait long for it', async () => {
    const testEditor = openTestEditor({ answer: () => answered(aGame(), 12) })
    testEditor.open()
    await testEditor.until(0)
    expect(testEditor.last().user.since).toBe(12)
    const slow = openTestEditor({ answer: () => new Promise(() => undefined) })
    slow.open()
    await slow.until(999)
    expect(slow.connections).toHaveLength(0)
    await slow.until(1_000)
    expect(slow.last().user.since).toBeNull()
  })

  it('[LV14] [EV10] ignores and counts an unknown key and a malformed frame', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    const before = testEditor.draft().script.basics
    testEditor.last().frame({ script_id: SCRIPT, key: 'weather', message: 'rain', seq: 1 })
    testEditor.last().frame('{"script_id":')
    testEditor.last().frame('[]')
    expect(testEditor.draft().session.live).toMatchObject({ ignored: 1, malformed: 2, head: 1 })
    expect(testEditor.draft().script.basics).toBe(before)
  })

  it('[EV12] leaves frames of another script alone', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    const before = testEditor.draft()
    testEditor
      .last()
      .frame(frameOf({ type: 'npcs/written', payload: { npcs: [anNpc()] } }, 1, 'another'))
    expect(testEditor.draft()).toBe(before)
  })

  it('[EV13] counts its head without gaps, whatever the order', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    for (const seq of [3, 1, 5, 5]) testEditor.last().frame(title(`t${seq}`, seq))
    expect(testEditor.draft().session.live).toMatchObject({ head: 1, max: 5, seen: [3, 5] })
    testEditor.last().frame(title('t2', 2))
    expect(testEditor.draft().session.live).toMatchObject({ head: 3, max: 5, seen: [5] })
  })

  it('[LV18] numbers the frames of a server that does not', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    const { seq: _, ...first } = title('One', 1)
    testEditor.last().frame(first)
    testEditor.last().frame({ ...first, message: '{"title":"Two"}' })
    expect(testEditor.draft().session.live).toMatchObject({ head: 2, max: 2 })
    expect(testEditor.draft().script.basics.elements.rows).toContainEqual({
      id: 'title',
      version: 2,
      value: 'Two',
    })
  })

  it('[LV3] takes a connection that stopped answering pings for closed', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(0)
    testEditor.last().say({ kind: 'opened' })
    testEditor.last().frame('pong')
    await testEditor.until(74_000)
    expect(testEditor.connections).toHaveLength(1)
    await testEditor.until(76_000)
    expect(testEditor.connections).toHaveLength(2)
    expect(testEditor.draft().session.live.malformed).toBe(0)
  })
})

describe('why live updates do not come', () => {
  it('[LV21] is told by what happened: no user, not begun, closed with code and reason, a fault', async () => {
    const testEditor = openTestEditor()
    const trouble = () => liveTrouble(testEditor.draft())
    testEditor.open()
    await testEditor.until(0)
    expect(trouble()).toBeNull()
    testEditor.last().drop()
    expect(trouble()).toEqual({ why: 'not_started' })
    await testEditor.until(600)
    expect(trouble()).toEqual({ why: 'not_started' })
    testEditor.last().say({ kind: 'opened' })
    expect(trouble()).toBeNull()
    testEditor.last().say({ kind: 'closed', code: 1000, reason: 'moving house' })
    expect(trouble()).toEqual({ why: 'closed', code: 1000, reason: 'moving house' })
    await testEditor.until(3_000)
    testEditor.last().say({ kind: 'opened' })
    testEditor.last().say({ kind: 'closed', code: 1006, reason: '', faulty: true })
    expect(trouble()).toEqual({ why: 'error', code: 1006, reason: '' })
    testEditor.editor.bus.emit({ type: 'account/sessionExpired', source: 'server', payload: {} })
    expect(trouble()).toEqual({ why: 'no_user' })
    testEditor.signIn()
    await testEditor.until(4_000)
    testEditor.last().say({ kind: 'opened' })
    expect(trouble()).toBeNull()
  })

  it('[TO13] a connection that nobody answers is given up, and tried again', async () => {
    const testEditor = openTestEditor()
    testEditor.open()
    await testEditor.until(14_900)
    expect(testEditor.connections).toHaveLength(1)
    await testEditor.until(15_600)
    expect(testEditor.connections).toHaveLength(2)
    expect(liveTrouble(testEditor.draft())).toEqual({ why: 'not_started' })
  })
})
