import { afterEach, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import { startBody } from '../server/start-body.ts'
import { type ModelServer, openModelServer } from './model-server.ts'
import { draftIn, goodModel } from './scripted-model.ts'

/** How long the provider takes for each piece of 24 letters. */
const PIECE_MS = 60
const LIMIT_MS = 300
/** Games told one after another, each to a socket of its own. */
const GAMES = 3

let server: ModelServer
afterEach(() => server.close())

/** The middle one of some numbers. */
const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

/** What a socket hears: the scenes that grow, each with when it was heard, and the numbers of all facts. */
function listening(address: string, who: { uid: string; token: string }, query = '?parts=1') {
  const parts: { at: number; text: string; nodeId: number }[] = []
  const numbers: (number | null)[] = []
  const socket = new WebSocket(`${address}/wsServer/admin_${who.uid}/${who.token}${query}`)
  socket.addEventListener('message', ({ data }) => {
    const told = decodeFrame(String(data))
    if (told.kind === 'part') {
      const { text, nodeId } = told.part
      parts.push({ at: performance.now(), text, nodeId })
    }
    if (told.kind === 'facts') numbers.push(told.seq)
  })
  const opened = new Promise((resolve) => socket.addEventListener('open', resolve))
  return { parts, numbers, socket, opened }
}

it('[ML95] [ML109] the first words of a game’s first scene reach its creator’s socket within 300 ms after the provider’s first piece', async () => {
  const asked: number[] = []
  const good = goodModel('en_US')
  server = await openModelServer(
    (question) => {
      if (draftIn(question) !== undefined) asked.push(performance.now())
      return good(question)
    },
    {},
    { latency: PIECE_MS },
  )
  const address = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const waits: number[] = []
  for (let game = 0; game < GAMES; game++) {
    const who = await server.register(`aya${game}@example.com`)
    const spy = await server.register(`ben${game}@example.com`)
    const [mine, other] = [listening(address, who), listening(address, spy)]
    const plain = listening(address, who, '')
    await Promise.all([mine.opened, other.opened, plain.opened])
    asked.length = 0
    const { token } = who
    const { data } = await server.post(calls.startGeneration.path, startBody({}), { token })
    await vi.waitUntil(() => mine.parts.length > 5, { timeout: 20_000, interval: 5 })
    const [first] = mine.parts
    waits.push((first?.at ?? Number.NaN) - (asked[0] ?? Number.NaN) - PIECE_MS)
    const texts = mine.parts.filter(({ nodeId }) => nodeId === first?.nodeId)
    for (const [at, { text }] of texts.entries())
      expect(text.startsWith(texts[at - 1]?.text ?? '')).toBe(true)
    expect(first?.text).not.toBe('')
    // what is shown while it grows is no fact: no number is missing, and nobody else hears of it
    expect(mine.numbers).toEqual(mine.numbers.map((_, at) => at + 1))
    expect(other.parts).toEqual([])
    // and who knows nothing of parts, as any client of the contract, gets facts alone
    expect(plain.parts).toEqual([])
    expect(plain.numbers).toEqual(plain.numbers.map((_, at) => at + 1))
    for (const { socket } of [mine, other, plain]) socket.close()
    await server.post(calls.removeScript.path, { id: data }, { token })
  }
  expect(median(waits), `${waits.map(Math.round)} ms`).toBeLessThan(LIMIT_MS)
}, 120_000)
