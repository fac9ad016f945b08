import { describe, expect, it } from 'vitest'
import { aGame, anNpc, aUser } from '#fixtures/builders.ts'
import { liveTrouble } from '#plugins/live/projections.ts'
import { Secret } from '#schemas/event.ts'
import { answered, editorWorld, frameOf, SCRIPT } from './editor-world.ts'

const title = (text: string, seq: number) =>
  frameOf({ type: 'basics/written', payload: { elements: { title: text }, locations: [] } }, seq)

describe('the live socket', () => {
  it('[LV1] opens for the open script and not without a user', async () => {
    const world = editorWorld({ signedIn: false })
    world.open()
    await world.until(2_000)
    expect(world.connections).toHaveLength(0)
    const other = editorWorld()
    other.open()
    await other.until(0)
    expect(other.last().user).toMatchObject({ uid: 'u1', token: 'token-of-u1', scriptId: SCRIPT })
  })

  it('[LV2] is connecting, connected or disconnected, and says so', async () => {
    const world = editorWorld()
    expect(world.draft().session.live.status).toBe('disconnected')
    world.open()
    await world.until(0)
    expect(world.draft().session.live.status).toBe('connecting')
    expect(liveTrouble(world.draft())).toBeNull()
    world.last().say({ kind: 'opened' })
    expect(world.draft().session.live.status).toBe('connected')
    world.last().drop()
    expect(world.draft().session.live.status).toBe('disconnected')
    expect(liveTrouble(world.draft())).toEqual({ why: 'closed', code: 1006, reason: '' })
  })

  it('[LV3] [EV40] sends the text ping every 30,000 ms', async () => {
    const world = editorWorld()
    world.open()
    await world.until(0)
    world.last().say({ kind: 'opened' })
    await world.until(29_999)
    expect(world.last().sent).toEqual([])
    await world.until(60_000)
    expect(world.last().sent).toEqual(['ping', 'ping'])
  })

  it('[LV4] opens again after 0.5, 1, 2 … at most 30 s, a little less by chance', async () => {
    const world = editorWorld()
    world.open()
    const pauses: number[] = []
    let now = 0
    for (let round = 0; round < 9; round++) {
      await world.until(now)
      const before = world.connections.length
      world.last().drop()
      const droppedAt = now
      while (world.connections.length === before) {
        now += 10
        await world.until(now)
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
    const world = editorWorld()
    world.open()
    await world.until(0)
    for (let at = 0; at < 5; at++) {
      world.last().drop()
      await world.until(60_000 * (at + 1))
    }
    world.last().say({ kind: 'opened' })
    world.last().frame(title('Tide', 1))
    const before = world.connections.length
    world.last().drop()
    await world.until(300_500)
    expect(world.connections).toHaveLength(before + 1)
  })

  it.each([4401, 4403])(
    '[LV4] stays closed after the close code %i, the session over',
    async (code) => {
      const world = editorWorld()
      world.open()
      await world.until(0)
      world.last().drop(code)
      await world.until(120_000)
      expect(world.connections).toHaveLength(1)
      expect(world.types()).toContain('account/sessionExpired')
    },
  )

  it('[LV4] closes on logout and stays closed', async () => {
    const world = editorWorld()
    world.open()
    await world.until(0)
    world.last().say({ kind: 'opened' })
    world.editor.bus.emit({ type: 'account/signedOut', source: 'user', payload: {} })
    expect(world.last().open).toBe(false)
    expect(world.draft().session.live.status).toBe('disconnected')
    await world.until(60_000)
    expect(world.connections).toHaveLength(1)
  })

  it('[LV5] is opened again 500 ms after a login', async () => {
    const world = editorWorld({ signedIn: false })
    world.open()
    await world.until(1_000)
    world.signIn(aUser({ access_token: Secret.parse('fresh') }))
    await world.until(1_499)
    expect(world.connections).toHaveLength(0)
    await world.until(1_500)
    expect(world.last().user.token).toBe('fresh')
  })

  it('[LV9] asks after a reconnect for what came after the last number without a gap', async () => {
    const world = editorWorld()
    world.open()
    await world.until(0)
    expect(world.last().user.since).toBeNull()
    for (const seq of [1, 2, 5]) world.last().frame(title(`Tide ${seq}`, seq))
    world.last().drop()
    await world.until(600)
    expect(world.last().user.since).toBe(2)
  })

  it('[LV9] [LV17] begins where the first answer ends, and does not wait long for it', async () => {
    const world = editorWorld({ answer: () => answered(aGame(), 12) })
    world.open()
    await world.until(0)
    expect(world.last().user.since).toBe(12)
    const slow = editorWorld({ answer: () => new Promise(() => undefined) })
    slow.open()
    await slow.until(999)
    expect(slow.connections).toHaveLength(0)
    await slow.until(1_000)
    expect(slow.last().user.since).toBeNull()
  })

  it('[LV14] [EV10] ignores and counts an unknown key and a malformed frame', async () => {
    const world = editorWorld()
    world.open()
    await world.until(0)
    const before = world.draft().script.basics
    world.last().frame({ script_id: SCRIPT, key: 'weather', message: 'rain', seq: 1 })
    world.last().frame('{"script_id":')
    world.last().frame('[]')
    expect(world.draft().session.live).toMatchObject({ ignored: 1, malformed: 2, head: 1 })
    expect(world.draft().script.basics).toBe(before)
  })

  it('[EV12] leaves frames of another script alone', async () => {
    const world = editorWorld()
    world.open()
    await world.until(0)
    const before = world.draft()
    world
      .last()
      .frame(frameOf({ type: 'npcs/written', payload: { npcs: [anNpc()] } }, 1, 'another'))
    expect(world.draft()).toBe(before)
  })

  it('[EV13] counts its head without gaps, whatever the order', async () => {
    const world = editorWorld()
    world.open()
    await world.until(0)
    for (const seq of [3, 1, 5, 5]) world.last().frame(title(`t${seq}`, seq))
    expect(world.draft().session.live).toMatchObject({ head: 1, max: 5, seen: [3, 5] })
    world.last().frame(title('t2', 2))
    expect(world.draft().session.live).toMatchObject({ head: 3, max: 5, seen: [5] })
  })

  it('[LV18] numbers the frames of a server that does not', async () => {
    const world = editorWorld()
    world.open()
    await world.until(0)
    const { seq: _, ...first } = title('One', 1)
    world.last().frame(first)
    world.last().frame({ ...first, message: '{"title":"Two"}' })
    expect(world.draft().session.live).toMatchObject({ head: 2, max: 2 })
    expect(world.draft().script.basics.elements.rows).toContainEqual({
      id: 'title',
      version: 2,
      value: 'Two',
    })
  })

  it('[LV3] takes a connection that stopped answering pings for closed', async () => {
    const world = editorWorld()
    world.open()
    await world.until(0)
    world.last().say({ kind: 'opened' })
    world.last().frame('pong')
    await world.until(74_000)
    expect(world.connections).toHaveLength(1)
    await world.until(76_000)
    expect(world.connections).toHaveLength(2)
    expect(world.draft().session.live.malformed).toBe(0)
  })
})

describe('why live updates do not come', () => {
  it('[LV21] is told by what happened: no user, not begun, closed with code and reason, a fault', async () => {
    const world = editorWorld()
    const trouble = () => liveTrouble(world.draft())
    world.open()
    await world.until(0)
    expect(trouble()).toBeNull()
    world.last().drop()
    expect(trouble()).toEqual({ why: 'not_started' })
    await world.until(600)
    expect(trouble()).toEqual({ why: 'not_started' })
    world.last().say({ kind: 'opened' })
    expect(trouble()).toBeNull()
    world.last().say({ kind: 'closed', code: 1000, reason: 'moving house' })
    expect(trouble()).toEqual({ why: 'closed', code: 1000, reason: 'moving house' })
    await world.until(3_000)
    world.last().say({ kind: 'opened' })
    world.last().say({ kind: 'closed', code: 1006, reason: '', faulty: true })
    expect(trouble()).toEqual({ why: 'error', code: 1006, reason: '' })
    world.editor.bus.emit({ type: 'account/sessionExpired', source: 'server', payload: {} })
    expect(trouble()).toEqual({ why: 'no_user' })
    world.signIn()
    await world.until(4_000)
    world.last().say({ kind: 'opened' })
    expect(trouble()).toBeNull()
  })

  it('[TO13] a connection that nobody answers is given up, and tried again', async () => {
    const world = editorWorld()
    world.open()
    await world.until(14_900)
    expect(world.connections).toHaveLength(1)
    await world.until(15_600)
    expect(world.connections).toHaveLength(2)
    expect(liveTrouble(world.draft())).toEqual({ why: 'not_started' })
  })
})
