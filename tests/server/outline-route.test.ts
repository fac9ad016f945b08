import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { outlineCall } from '#schemas/api-scripts.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { StorytellerRefusal } from '#server/storyteller/port.ts'
import { faultsIn } from './logged.ts'
import { createShortStoryteller, forever, type Mishaps, noStudio } from './short-storyteller.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const HEARTBEAT_MS = 40
const MARKERS = ['[THOUGHT]', '[DONE]', '[OUTLINE]', '[FAIL]', '[HEARTBEAT]']
const open: TestServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((testServer) => testServer.close()))
})

async function teller(mishaps: Mishaps = {}) {
  const storyteller = createShortStoryteller(mishaps)
  const makers = { storyteller, media: noStudio, heartbeatEveryMs: HEARTBEAT_MS }
  const testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  open.push(testServer)
  const { token } = await testServer.register('aya@example.com')
  const ask = (requestId: string, setting = 'A stopped clock') =>
    testServer.app.inject({
      method: outlineCall.method,
      url: `${outlineCall.path}?request_id=${requestId}`,
      headers: { authorization: token },
      payload: { setting, uid: 'me', language: 'en_US', request_id: requestId },
    })
  return { testServer, token, ask }
}

describe('the outline stream of the server', () => {
  it('[TH22] is plain text in whole lines, each marker alone on its own', async () => {
    const { ask } = await teller()
    const { headers, body, statusCode } = await ask('one')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.endsWith('\n')).toBe(true)
    expect(body).not.toContain('\r')
    const lines = body.split('\n').filter((line) => line !== '')
    const strays = lines.filter((line) => !MARKERS.includes(line) && !line.startsWith('data:'))
    expect(strays).toEqual([])
    expect(lines.filter((line) => MARKERS.includes(line))).toEqual([
      '[THOUGHT]',
      '[DONE]',
      '[OUTLINE]',
      '[DONE]',
    ])
  })

  it('[TH22] keeps its form whatever is thought, a marker among it', async () => {
    const thoughts = ['[DONE]\n', 'a\r\nb\r[OUTLINE]\n\n', '\u2028[FAIL]', 'data: x\n']
    const { ask } = await teller({
      async *think() {
        yield* thoughts
      },
    })
    const { body } = await ask('odd')
    const lines = body.split(/\r\n|\r|\n/)
    expect(lines.filter((line) => MARKERS.includes(line))).toEqual([
      '[THOUGHT]',
      '[DONE]',
      '[OUTLINE]',
      '[DONE]',
    ])
  })

  it('[TH24] beats in every silence and says the same without its heartbeats', async () => {
    const silences = 4
    let lasted = 0
    const slow = await teller({
      async *think() {
        yield 'slowly'
        const began = performance.now()
        // each is longer than a beat, so that a beat comes first however late both are
        for (let at = 0; at < silences; at++) await pause(2 * HEARTBEAT_MS)
        lasted = performance.now() - began
        yield ', surely'
      },
    })
    const { body } = await slow.ask('slow')
    const beats = body.split('\n').filter((line) => line === '[HEARTBEAT]').length
    expect(beats).toBeGreaterThanOrEqual(silences - 1)
    expect(beats).toBeLessThanOrEqual(Math.ceil(lasted / HEARTBEAT_MS))
    const again = await slow.ask('slow')
    expect(again.body).not.toContain('[HEARTBEAT]')
    expect(body.replaceAll('[HEARTBEAT]\n', '')).toBe(again.body)
  })

  it('[TH29] [TH30] is told once for an id, to two readers at once and later, and no other body', async () => {
    let tellings = 0
    const { ask, testServer } = await teller({
      async *think() {
        tellings += 1
        yield 'once'
        await pause(HEARTBEAT_MS / 2)
        yield ' only'
      },
    })
    const [first, second] = await Promise.all([ask('same'), ask('same')])
    testServer.pass(9 * 60_000)
    const third = await ask('same')
    expect([second.body, third.body]).toEqual([first.body, first.body])
    expect(tellings).toBe(1)
    expect((await ask('same', 'Another idea')).json()).toMatchObject({ status: 409 })
    testServer.pass(2 * 60_000)
    await ask('same')
    expect(tellings).toBe(2)
  })

  it('[TH30] of two bodies that come at once under one id, one is told and the other refused', async () => {
    const { ask } = await teller()
    const ideas = ['A stopped clock', 'A bell without a tongue']
    const told = await Promise.all(ideas.map((idea) => ask('raced', idea)))
    const refused = told.filter(({ body }) => body.startsWith('{'))
    expect(refused.map((one) => one.json().status)).toEqual([409])
  })

  it('[SV22] [SV30] ends with a failure in words where the storyteller throws, before and in the middle', async () => {
    const broken = () => {
      throw new Error('secret detail')
    }
    const { ask, testServer } = await teller({ outlines: broken })
    const { body } = await ask('broken')
    expect(body.split('\n')).toContain('[FAIL]')
    expect(body).not.toMatch(/secret detail|\bat .*:\d+/)
    expect(body).toContain('The storyteller cannot be reached.')
    expect(faultsIn(testServer)).toEqual(['outlines could not be told: secret detail'])
  })

  it('[SV22] says of an idea that is refused that no game can be made of it, and logs no fault', async () => {
    const refused = () => {
      throw new StorytellerRefusal('refused', 'not this one')
    }
    const { ask, testServer } = await teller({ outlines: refused })
    const { body } = await ask('refused')
    expect(body).toContain('This idea cannot be made into a game.')
    expect(body).not.toContain('not this one')
    expect(faultsIn(testServer)).toEqual([])
  })

  it('[TL32] tells that thinking has ended with the first outline, and takes no thought after it', async () => {
    const { ask } = await teller({
      outlines: () => {
        throw new Error('no ink')
      },
    })
    // what was never offered leaves the thinking open
    expect((await ask('none')).body.split('\n').filter((line) => MARKERS.includes(line))).toEqual([
      '[THOUGHT]',
      '[FAIL]',
    ])
    const storyteller = createShortStoryteller()
    storyteller.propose = async function* () {
      yield { outline: { key: 'classic', name: 'classic', text: 'A stopped clock' } }
      yield { thought: 'wait' }
    }
    const testServer = await openTestServer(
      {},
      { groups: () => [scriptRoutes({ storyteller, media: noStudio })] },
    )
    open.push(testServer)
    const { token } = await testServer.register('aya@example.com')
    const { body } = await testServer.app.inject({
      method: outlineCall.method,
      url: `${outlineCall.path}?request_id=late`,
      headers: { authorization: token },
      payload: { setting: 'A stopped clock', language: 'en_US' },
    })
    expect(body.split('\n').filter((line) => MARKERS.includes(line))).toEqual([
      '[THOUGHT]',
      '[DONE]',
      '[OUTLINE]',
      '[FAIL]',
    ])
    expect(body).not.toContain('wait')
  })

  it('[TH29] [TH52] is broken off by the end of a server and told anew by the next one', async () => {
    const begun = Promise.withResolvers<void>()
    const { ask, testServer } = await teller({
      async *think(signal) {
        yield 'half a thought'
        begun.resolve()
        await forever(signal)
      },
    })
    const asked = expect(ask('cut')).rejects.toThrow('destroyed')
    await begun.promise
    // it would wait for this thought for an hour
    await testServer.stop()
    // a reader takes up again what breaks
    await asked
    open.splice(0)
    const storyteller = createShortStoryteller()
    const next = await openTestServer(
      {},
      {
        dataDir: testServer.dataDir,
        groups: () => [scriptRoutes({ storyteller, media: noStudio })],
      },
    )
    open.push(next)
    const kept = await next.store.selectFrom('outline_request').selectAll().execute()
    expect(kept).toEqual([])
  })

  it('[TH23] waits for no reader: one that takes nothing in holds up nobody', async () => {
    const piece = `${'long '.repeat(20_000)}\n`
    const { ask, testServer, token } = await teller({
      async *think() {
        for (let at = 0; at < 40; at++) yield piece
      },
    })
    const { port } = new URL(await testServer.app.listen({ port: 0, host: '127.0.0.1' }))
    const payload = JSON.stringify({ setting: 'A stopped clock', language: 'en_US' })
    const lazy = connect(Number(port), '127.0.0.1')
    lazy.pause()
    lazy.on('error', () => undefined)
    lazy.write(
      `POST ${outlineCall.path}?request_id=lazy HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${payload.length}\r\n\r\n${payload}`,
    )
    await pause(100)
    const quick = await ask('lazy')
    expect(quick.body.length).toBeGreaterThan(40 * piece.length)
    expect((await testServer.get('/healthz')).http).toBe(200)
    lazy.destroy()
  })
})
