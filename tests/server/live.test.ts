import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { routeGroups } from '#server/route-groups.ts'
import { follow, pace, type SeenFrame } from './process.ts'
import { storePictures } from './stored-pictures.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
let running: { child: never; address: string; output: () => string }
let aya: { uid: string; token: string }
let ben: { uid: string; token: string }
let id: string

const isEnd = (frame: SeenFrame) => frame.key === undefined && frame.message === undefined
const socketTo = (path: string, headers?: Record<string, string>) =>
  // Node's WebSocket takes headers beside the protocols, which the DOM's types do not know
  new WebSocket(`${running.address.replace('http', 'ws')}${path}`, { headers } as never)
const closeOf = (socket: WebSocket) =>
  new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))

beforeAll(async () => {
  testServer = await openTestServer({}, { groups: routeGroups })
  const address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  running = { child: undefined as never, address, output: () => '' }
  aya = await testServer.register('aya@example.com')
  ben = await testServer.register('ben@example.com')
  const body = {
    outline: '',
    template_type: 'classic',
    game_duration: 'beginner',
    image_style: 'DESIGN',
    sex: 'ALL',
    age: 'ALL',
    language: 'ja_JP',
    setting: '消えた図書館員が残した、誰も借りたことのない一冊の本',
  }
  await storePictures(testServer.dataDir, body)
  id = String((await testServer.post(calls.startGeneration.path, body, { token: aya.token })).data)
})
afterAll(() => testServer.close())

describe('the live socket', () => {
  it('[LV6] closes a wrong token with 4401 and another uid with 4403', async () => {
    expect(await closeOf(socketTo(`/wsServer/admin_${aya.uid}/nobody`))).toBe(4401)
    expect(await closeOf(socketTo(`/wsServer/admin_${ben.uid}/${aya.token}`))).toBe(4403)
  })

  it('[LV19] is refused to a page of another site', async () => {
    const path = `/wsServer/admin_${aya.uid}/${aya.token}`
    const foreign = socketTo(path, { origin: 'https://elsewhere.example' })
    expect(await closeOf(foreign)).toBe(1006)
    const asked = await testServer.app.inject({
      url: path,
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(asked.statusCode).toBe(403)
    expect(asked.json()).toMatchObject({ status: 403 })
  })

  it('[LV3] answers ping with pong', async () => {
    const { socket } = follow(running, aya, id, 0)
    const told = new Promise((resolve) =>
      socket.addEventListener('message', ({ data }) => data === 'pong' && resolve(data)),
    )
    socket.addEventListener('open', () => socket.send('ping'))
    expect(await told).toBe('pong')
    socket.close()
  })

  it('[LV7] [LV8] [LV9] [LV11] [LV12] [GE9] [ML91] numbers from 1, replays after any number, tells nobody else', async () => {
    const live = follow(running, aya, id, 0)
    const spy = follow(running, ben, id, 0)
    await vi.waitUntil(() => live.frames.some(isEnd), { timeout: 100_000, interval: 50 })
    expect(live.frames.map((frame) => frame.seq)).toEqual(live.frames.map((_, i) => i + 1))
    // a built-in game is written in a moment: nothing of it is seen growing
    expect(live.frames.filter(({ key }) => key === 'scene_part')).toEqual([])
    expect(live.frames.filter(isEnd)).toHaveLength(1)
    expect(isEnd(live.frames.at(-1) as SeenFrame)).toBe(true)
    const keys = live.frames.map((frame) => frame.key)
    expect(keys.indexOf('npc_tasks')).toBeLessThan(keys.indexOf('script_outline'))
    const half = follow(running, aya, id, 10)
    await vi.waitUntil(() => half.frames.some(isEnd), { timeout: 30_000 })
    expect(half.frames).toEqual(live.frames.slice(10))
    expect(spy.frames).toEqual([])
    for (const { socket } of [live, spy, half]) socket.close()
  }, 120_000)

  it('[LV20] never shows its token in the log, also where its address is misspelled', async () => {
    for (const path of [`//wsServer/admin_${aya.uid}`, `/wsserver/live/admin_${aya.uid}`]) {
      await testServer.app.inject({ url: `${path}/${aya.token}` })
      await closeOf(socketTo(`${path}/${aya.token}`))
    }
    expect(testServer.log.join('\n')).toContain('/wsServer/admin_*/***')
    expect(testServer.log.join('\n')).not.toContain(aya.token)
  })

  it('[LG36] is closed within a second when its session ends', async () => {
    // a session of its own: the other tests go on with hers
    const elsewhere = { headers: { 'user-agent': 'another window' } }
    const { data } = await testServer.login('aya@example.com', 'secret-1', elsewhere)
    const token = String(data.access_token)
    const { socket } = follow(running, { uid: aya.uid, token }, id, 0)
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const closed = closeOf(socket)
    await testServer.post('/api/v1/logout', {}, { token })
    expect(await Promise.race([closed, pace(1_000)])).toBe(4401)
  })
})
