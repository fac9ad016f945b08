import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SIZES } from '#schemas/limits.ts'
import type { ChatItem, createChatClient } from './chat-client.ts'
import { openChatServer } from './chat-server.ts'
import { faultsIn } from './logged.ts'
import { createScriptedAssistant } from './scripted-assistant.ts'

const { assistant } = createScriptedAssistant()
let testServer: Awaited<ReturnType<typeof openChatServer>>
let chat: ReturnType<typeof createChatClient>

beforeAll(async () => {
  testServer = await openChatServer(assistant)
})
beforeEach(async () => {
  chat = await testServer.copy()
})
afterAll(() => testServer.close())

const told = (item: ChatItem | undefined) => JSON.parse(String(item?.extend ?? '{}'))

describe('a message', () => {
  it('[CH4] [CH5] [CH6] is answered with an analysis that names its scope', async () => {
    const quote = { quote: 'The first hour', quote_key: 'script_outline.chapters[0]' }
    const sent = await chat.send('Ebb', { quote: JSON.stringify(quote) })
    expect(sent.data).toMatchObject({
      from: 0,
      type: 0,
      text: 'Ebb',
      client_id: expect.any(String),
      script_id: chat.id,
      script_version: 0,
      create_time: expect.any(Number),
      conversion_id: expect.any(String),
    })
    expect(JSON.parse(String(sent.data.quote))).toMatchObject(quote)
    const plan = await chat.answer(1)
    expect(plan).toMatchObject({
      from: 1,
      status: 0,
      text: 'I would write “Ebb” (story/chapters/1)',
    })
    expect(plan?.conversion_id).toBe(sent.data.conversion_id)
    expect(told(plan).scope).toEqual([
      'initial_element.title',
      'initial_element.game_intro',
      'script_outline.chapters[0].summary',
    ])
    expect(told(plan).places[0]).toMatchObject({
      address: 'basics/title',
      before: (await chat.game()).initial_element.title,
      after: 'Ebb',
    })
  })

  it('[CH30] is said once, however often it is sent', async () => {
    const one = await chat.send('Ebb', { client_id: 'mine' })
    const other = await chat.send('Ebb', { client_id: 'mine' })
    expect(other.data).toEqual(one.data)
    await chat.answer(1)
    expect((await chat.records()).filter(({ from }) => from === 0)).toHaveLength(1)
  })

  it('[CH30] is refused without words, with too many, and while the one before it is read', async () => {
    expect((await chat.send('  ')).status).toBe(400)
    expect((await chat.send('a'.repeat(2_000))).status).toBe(200)
    await chat.answer(1)
    const long = await chat.send('夜'.repeat(2_001))
    expect(long).toMatchObject({ status: 400, desc: expect.stringContaining('2000') })
    const quotes = Array.from({ length: 11 }, () => ({ title: '', text: 'a', path: 'npc_list' }))
    expect((await chat.send('Ebb', { quote: JSON.stringify({ quotes }) })).status).toBe(400)
    await chat.send('never')
    expect((await chat.send('Ebb')).status).toBe(409)
    expect((await chat.records()).map(({ text }) => text)).not.toContain('Ebb')
  })

  it('[CH30] of any rubbish is taken as words or refused, and breaks nothing', async () => {
    for (const quote of [
      '{',
      '[]',
      'null',
      '{"quote_key":"__proto__"}',
      '{"quotes":[1,{}]}',
      7,
      {},
    ]) {
      const sent = await chat.send(`Ebb ${JSON.stringify(quote)}`, { quote })
      expect([200, 400]).toContain(sent.status)
      if (sent.status === 200) await chat.settled()
    }
    for (const text of ['<img src=x onerror=alert(1)>', '\u0000\ud800', '🜁'.repeat(50)]) {
      expect((await chat.send(text)).status).toBe(200)
      await chat.settled()
    }
  })

  it('[CH31] [SV30] an assistant that breaks is told of, and the next message is answered', async () => {
    await chat.send('throw')
    const failed = await chat.answer(0)
    expect(failed?.text).toContain('Nothing was changed')
    expect(faultsIn(testServer)).toContain(
      'a message of a chat was not answered: the assistant broke',
    )
    expect(told(failed).directions).toEqual([{ title: 'Try again', request: 'throw' }])
    await chat.send('Ebb')
    expect((await chat.answer(1))?.text).toContain('Ebb')
  })

  it('[CH31] [SV30] an assistant that breaks while it carries a plan out is told of too', async () => {
    await chat.send('fail')
    const plan = await chat.answer(1)
    const before = await chat.game()
    expect(await chat.decide(String(plan?.id), told(plan).scope)).toMatchObject({ status: 500 })
    expect(await chat.game()).toEqual(before)
    expect(faultsIn(testServer)).toContain('a plan was not carried out: the assistant broke')
  })

  it('[CH5] what cannot be done is said with what can be', async () => {
    await chat.send('nothing')
    const note = await chat.answer(3)
    expect(note).toMatchObject({ from: 1, text: 'I cannot do that.' })
    expect(told(note).directions).toEqual([
      { title: 'Change the title', request: 'Change the title to “Ebb”.' },
    ])
  })

  it('[CH14] [CH15] the chat is read ten at a time, newest first', async () => {
    for (let at = 0; at < 6; at++) {
      await chat.send(`Ebb ${at}`)
      await chat.settled()
    }
    const first = await chat.records()
    expect(first).toHaveLength(10)
    const times = first.map(({ create_time }) => Number(create_time))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(new Set(times).size).toBe(10)
    const rest = await chat.records(`&time=${times.at(-1)}`)
    expect(rest.map(({ text }) => text)).toEqual([expect.stringContaining('Ebb 0'), 'Ebb 0'])
    expect(await chat.records(`&time=${rest.at(-1)?.create_time}`)).toEqual([])
    const iso = new Date(Number(times.at(-1))).toISOString()
    expect(await chat.records(`&time=${iso}`)).toEqual(rest)
  })
})

describe('a log with little room left', () => {
  it('[LM3] takes a message that still fits, and refuses one that does not in a sentence', async () => {
    const { store } = testServer
    const rows = await store
      .selectFrom('script_event')
      .select(['seq', 'payload'])
      .where('script_id', '=', chat.id)
      .execute()
    const sizes = rows.map(({ payload }) => Buffer.byteLength(payload))
    const left = SIZES.logBytes - sizes.reduce((sum, one) => sum + one, 0)
    const pad = (text: string) => JSON.stringify({ modules: { prologue: [text] } })
    const room = 1_000
    const payload = pad('x'.repeat(left - room - pad('').length))
    const seq = Math.max(...rows.map((row) => Number(row.seq))) + 1
    await store
      .insertInto('script_event')
      .values({ script_id: chat.id, unit: null, type: 'updates/applied', at: '2026', seq, payload })
      .execute()
    const long = await chat.send('word '.repeat(300))
    expect(long).toMatchObject({ status: 413, desc: expect.stringContaining('Duplicate') })
    expect((await chat.send('Ebb')).status).toBe(200)
  })
})
