import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallDefinition, type CallName, calls, STATUS } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { SIZES } from '#schemas/limits.ts'
import { answer } from '#server/http/answer.ts'
import { CALL_RATES, type RatedName } from '#server/http/call-rates.ts'
import { createLine } from '#server/http/line.ts'
import { createRates } from '#server/http/rates.ts'
import { createSeats } from '#server/http/seats.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

const FAR = '203.0.113.7'
const HOUR = 3_600_000

let testServer: WritingServer
let aya: Person
beforeAll(async () => {
  testServer = await openWritingServer()
  aya = await testServer.register('aya@example.com')
}, 60_000)
afterAll(() => testServer.close())

const rows: Record<string, Pick<CallDefinition, 'method' | 'path' | 'auth'>> = {
  ...calls,
  outline: { ...outlineCall, auth: true },
}
const ask = (name: string, token: string | undefined, ip: string) => {
  const { method = 'GET', path = '' } = rows[name] ?? {}
  const url = path.replace(/:\w+/, 'nothing')
  const options = { ip, ...(token === undefined ? {} : { token }) }
  return method === 'GET' ? testServer.get(url, options) : testServer.post(url, '{', options)
}
/** Asks until it is told to wait; answers how often it was not, and how it was told. */
async function untilTold(name: string, most: number, token: string | undefined, ip: string) {
  for (let at = 0; at <= most; at++) {
    const told = await ask(name, token, ip)
    if (told.status === STATUS.tooMany) return { after: at, told }
  }
  return { after: most + 1, told: null }
}

describe('a call that is made too often', () => {
  it('[LM5] is told to wait by 429 with Retry-After, for its user alone, until the time has passed', async () => {
    const most = CALL_RATES.startGeneration.user.count
    const { after, told } = await untilTold('startGeneration', most, aya.token, FAR)
    expect(after).toBe(most)
    expect(told).toMatchObject({ http: 429, status: 429 })
    expect(Number(told?.retryAfter)).toBeGreaterThan(0)
    const ben = await testServer.register('ben@example.com')
    expect((await ask('startGeneration', ben.token, FAR)).status).toBe(400)
    expect((await ask('listScripts', aya.token, FAR)).status).toBe(200)
    testServer.pass(Number(told?.retryAfter) * 1_000)
    expect((await ask('startGeneration', aya.token, FAR)).status).toBe(400)
    expect((await ask('startGeneration', aya.token, FAR)).status).toBe(429)
    testServer.pass(HOUR)
  })

  it('[LM5] is counted by its network address before anybody signs in, and not at the own machine', async () => {
    const most = CALL_RATES.login.caller.count
    expect(await untilTold('login', most, undefined, FAR)).toMatchObject({ after: most })
    expect((await ask('login', undefined, '203.0.113.8')).status).toBe(400)
    expect(await untilTold('login', most, undefined, '127.0.0.1')).toMatchObject({ told: null })
    testServer.pass(HOUR)
  })

  it('[LM5] has a row in the table, and the table none too many', async () => {
    const rated = Object.keys(CALL_RATES).filter((name) => name !== 'socket')
    expect(rated.sort()).toEqual(Object.keys(rows).sort())
    // each is counted where it is answered: a rate that is used up is told before anything else
    for (const name of rated as Exclude<RatedName, 'socket'>[]) {
      const ip = `198.51.100.${rated.indexOf(name)}`
      const { count } = CALL_RATES[name].caller
      const asked = new Array(3).fill(0).map(() => ask(name, undefined, ip))
      expect(
        (await Promise.all(asked)).map(({ status }) => status),
        name,
      ).not.toContain(429)
      if (count > 1_000) continue
      expect((await untilTold(name, count, undefined, ip)).told, name).not.toBeNull()
    }
  }, 60_000)

  it('[LM5] lets forty windows of one user ask every ten seconds, and reconnect all at once', () => {
    const time = { now: 0 }
    const rates = createRates({ now: () => time.now } as never)
    const polls: CallName = 'readGame'
    for (let tick = 0; tick < 360; tick++) {
      for (let window = 0; window < 40; window++) {
        expect(rates.take('user', CALL_RATES[polls].user)).toBeNull()
        // the server ended and came back each minute
        if (tick % 6 === 0) {
          expect(rates.take('user', CALL_RATES[polls].user)).toBeNull()
          if (tick % 12 === 0) expect(rates.take('socket', CALL_RATES.socket.user)).toBeNull()
        }
      }
      time.now += 10_000
    }
  })

  it('[LM5] [LM14] waits at most the time of its rate, also after the clock was set back', () => {
    const time = { now: 10 * 24 * HOUR }
    const rates = createRates({ now: () => time.now } as never)
    const rate = { count: 3, withinMs: 60_000 }
    for (let at = 0; at < 3; at++) expect(rates.take('a', rate)).toBeNull()
    expect(rates.take('a', rate)).toBe(20)
    time.now = 0
    for (let at = 0; at < 3; at++) expect(rates.take('a', rate)).toBeNull()
    expect(rates.take('a', rate)).toBe(20)
  })
})

describe('what one caller asks of whole games', () => {
  it('[LM16] is done one after the other, with what others ask in between', async () => {
    const inLine = createLine()
    const done: string[] = []
    const work = (name: string) => async () => {
      done.push(name)
      return answer.ok(name)
    }
    const mine = Array.from({ length: 100 }, (_, at) => inLine('aya', work(`aya ${at}`)))
    expect(await inLine('aya', work('too many'))).toMatchObject({ status: 429 })
    await inLine('ben', work('ben'))
    expect(done.length).toBeLessThan(5)
    await Promise.all(mine)
    expect(done.filter((name) => name !== 'ben')).toEqual(mine.map((_, at) => `aya ${at}`))
    expect(await inLine('aya', work('again'))).toEqual(answer.ok('again'))
  })

  it('[LM16] is a call that reads a whole game or the list of them, and no small one', async () => {
    const cora = await testServer.register('cora@example.com')
    /** How many of so many at once were told to wait: a line holds a hundred. */
    const waiting = async (name: string) => {
      const all = Array.from({ length: 130 }, () => ask(name, cora.token, FAR))
      return (await Promise.all(all)).filter(({ status }) => status === STATUS.tooMany).length
    }
    for (const name of ['readGame', 'listScripts', 'playGame'])
      expect(await waiting(name), name).toBeGreaterThan(0)
    expect(await waiting('readProfile')).toBe(0)
  })

  it('[LM16] goes on after a fault', async () => {
    const inLine = createLine()
    const failing = inLine('aya', () => Promise.reject(new Error('fault')))
    const next = inLine('aya', async () => answer.ok(1))
    await expect(failing).rejects.toThrow('fault')
    expect(await next).toEqual(answer.ok(1))
  })

  it('[LM16] an outline stream that ends gives its seat back', async () => {
    const { token } = await testServer.register('cyn@example.com')
    const open = (at: number) =>
      testServer.app.inject({
        method: 'POST',
        url: `${outlineCall.path}?request_id=stream-${at}`,
        headers: { authorization: token },
        payload: { setting: `A stopped clock, told ${at} times` },
      })
    for (let at = 0; at < 10; at++) expect((await open(at)).statusCode).toBe(200)
  })

  it('[LM16] a ninth stream finds no seat until one of the eight is left', () => {
    const seats = createSeats(SIZES.streamsOfUser)
    const taken = Array.from({ length: SIZES.streamsOfUser }, () => seats.enter('aya'))
    expect(seats.enter('aya')).toBeNull()
    expect(seats.enter('ben')).not.toBeNull()
    taken[0]?.()
    // a stream that ended is closed, too
    taken[0]?.()
    expect(seats.enter('aya')).not.toBeNull()
    expect(seats.enter('aya')).toBeNull()
  })
})
