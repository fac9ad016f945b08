import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { calls } from '#schemas/api.ts'
import { countAppends } from '#server/metrics/count-appends.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { startBody } from './start-body.ts'
import { openTestServer, openWritingServer, type WritingServer } from './test-server.ts'

const TOKEN = 'of-the-one-who-watches'
let testServer: WritingServer
let address: string
beforeAll(async () => {
  testServer = await openWritingServer()
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testServer.close())

const watched = async () => (await fetch(`${address}/metrics`)).text()
/** The value of the one line that begins so. */
function figure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  expect(line, name).toBeDefined()
  return Number(line?.slice(name.length + 1))
}

describe('the figures of a server', () => {
  it('[MT1] are told to this machine alone where no token is set, and with one to whoever has it', async () => {
    const own = await fetch(`${address}/metrics`)
    expect(own.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(own.headers.get('cache-control')).toBe('no-store')
    const ask = (headers: Record<string, string>, app = testServer.app, ip = '127.0.0.1') =>
      app.inject({ url: '/metrics', headers, remoteAddress: ip })
    const bearer = { authorization: `Bearer ${TOKEN}` }
    for (const stranger of [
      await ask({ 'x-forwarded-for': '10.0.0.7' }),
      await ask({ host: 'games.example.com' }),
      await ask({}, testServer.app, '10.0.0.7'),
      await ask(bearer, testServer.app, '10.0.0.7'),
    ])
      expect(stranger.statusCode).toBe(404)
    const known = await openTestServer({ METRICS_TOKEN: TOKEN })
    expect((await ask(bearer, known.app, '10.0.0.7')).statusCode).toBe(200)
    for (const headers of [{}, { authorization: TOKEN }, { authorization: `Bearer ${TOKEN}x` }])
      expect((await ask(headers, known.app)).statusCode).toBe(404)
    await known.close()
  })

  it('[MT2] follow what is written, refused, held open and stored', async () => {
    const aya = await testServer.register('aya@example.com')
    const before = figure(await watched(), 'lamplight_facts_total')
    await testServer.written(aya)
    expect((await testServer.getAs(`${calls.listScripts.path}/nothing`, aya)).status).toBe(404)
    const socket = new WebSocket(
      `${address.replace('http', 'ws')}/wsServer/admin_${aya.uid}/${aya.token}`,
    )
    await new Promise((open) => socket.once('open', open))

    const text = await watched()
    expect(figure(text, 'lamplight_facts_total') - before).toBeGreaterThan(5)
    expect(figure(text, 'lamplight_append_seconds_count{outcome="kept"}')).toBeGreaterThan(0)
    const refused = 'lamplight_refusals_total{call="readGame",kind="missing"}'
    expect(figure(text, refused)).toBe(1)
    const started = 'lamplight_call_seconds_count{call="startGeneration",status="200"}'
    expect(figure(text, started)).toBe(1)
    expect(figure(text, 'lamplight_sockets')).toBe(1)
    expect(figure(text, 'lamplight_games_written')).toBe(0)
    expect(figure(text, 'lamplight_database_bytes')).toBeGreaterThan(4_096)
    expect(figure(text, 'lamplight_disk_free_bytes')).toBeGreaterThan(0)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    socket.terminate()
  })

  it('[MT3] name no person, no game and nothing that a caller has chosen', async () => {
    const noah = await testServer.register('noah@example.com')
    const id = await testServer.written(noah)
    for (const path of ['/canary-page', `/api/canary-call`, `/media/canary.webp`])
      await fetch(address + path)
    await testServer.getAs(`${calls.listScripts.path}/canary-game`, noah)
    await testServer.postAs(calls.startGeneration.path, startBody({ title: 'canary' }), noah)
    const text = await watched()
    for (const secret of ['canary', 'example.com', noah.uid, noah.token, id])
      expect(text).not.toContain(secret)
  })

  it('[MT4] tell an append that failed, or met another writer, from one that was kept', async () => {
    const metrics = createMetrics()
    const { append: _, ...others } = createScriptStore(testServer.store)
    const fact = { unit: null, fact: { type: 'script/generationCompleted', payload: {} } } as const
    const ends = [async () => true, async () => false, () => Promise.reject(new Error('full'))]
    for (const append of ends) {
      const store = countAppends({ ...others, append }, metrics)
      await store.append('one', 0, [fact, fact], {}, '').catch((fault: Error) => fault.message)
    }
    const { body } = await metrics.text()
    for (const outcome of ['kept', 'conflict', 'failed'])
      expect(figure(body, `lamplight_append_seconds_count{outcome="${outcome}"}`)).toBe(1)
    expect(figure(body, 'lamplight_facts_total')).toBe(2)
  })

  it('[MT5] are told without one that cannot be read', async () => {
    const metrics = createMetrics()
    metrics.gauge('lost', 'A file that is gone.', () => Promise.reject(new Error('ENOENT')))
    metrics.gauge('kept', 'A file that is there.', () => 7)
    const { body } = await metrics.text()
    expect(figure(body, 'lamplight_kept')).toBe(7)
    expect(body).not.toMatch(/^lamplight_lost \d/m)
  })
})
