import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { type ChatItem, createChatClient } from './chat-client.ts'
import { openChatServer } from './chat-server.ts'
import { createScriptedAssistant } from './scripted-assistant.ts'

const { assistant, asked } = createScriptedAssistant()
let testServer: Awaited<ReturnType<typeof openChatServer>>
let chat: ReturnType<typeof createChatClient>

beforeAll(async () => {
  testServer = await openChatServer(assistant)
})
beforeEach(async () => {
  chat = await testServer.copy()
})
afterAll(() => testServer.close())

const chaptersOf = (game: object) =>
  (game as { script_outline: { chapters: object[] } }).script_outline.chapters
const told = (item: ChatItem | undefined) => JSON.parse(String(item?.extend ?? '{}'))

describe('a plan', () => {
  const plan = async (text = 'Ebb') => {
    await chat.send(text)
    return String((await chat.answer(1))?.id)
  }

  it('[CH7] [CH8] [EV25] confirmed in part changes that part, and nothing beside it', async () => {
    const before = await chat.game()
    const record = await plan()
    const confirmed = await chat.decide(record, ['initial_element.title'])
    expect(confirmed).toMatchObject({ status: 200, data: { type: 2, from: 0, status: 1 } })
    const after = await chat.game()
    expect(after.initial_element).toEqual({ ...before.initial_element, title: 'Ebb' })
    // what tells the title once more is made of it
    const rest = ({
      initial_element: _,
      extract_information: __,
      seq: ___,
      script_version: ____,
      ...others
    }: typeof before) => others
    expect(rest(after)).toEqual(rest(before))
    const [note, confirmation] = await chat.records()
    expect(confirmation).toMatchObject({ type: 2, text: 'You confirmed 1 of 3 places.' })
    expect(note).toMatchObject({ type: 3, text: 'Done: 1 section updated', script_version: 1 })
    expect((await chat.records()).find(({ id }) => id === record)?.status).toBe(1)
  })

  it('[CH8] a place of the scope holds what stands in it', async () => {
    const confirmed = await chat.decide(await plan(), [
      'script_outline.chapters[0]',
      'initial_element',
    ])
    expect(confirmed.status).toBe(200)
    expect(await chat.game()).toMatchObject({
      initial_element: { title: 'Ebb', game_intro: 'Ebb' },
    })
    expect(chaptersOf(await chat.game())[0]).toMatchObject({ summary: 'Ebb' })
  })

  it('[CH9] [CH23] its end tells how many parts were updated, and who did it', async () => {
    await chat.decide(await plan(), ['script_outline', 'initial_element'])
    expect((await chat.records())[0]).toMatchObject({ type: 3, text: 'Done: 2 sections updated' })
    expect(told((await chat.records())[0]).updated).toHaveLength(3)
    const [version] = (
      await testServer.get(`${calls.listVersions.path}?id=${chat.id}`, { token: testServer.token })
    ).data as unknown as object[]
    expect(version).toMatchObject({ author: 'assistant', label: 'Ebb', version: 1 })
  })

  it('[CH39] a place written by hand is named so, until it was changed or taken back by another', async () => {
    const byHand = async () =>
      told(await chat.answer(1)).places.map(({ isByHand }: { isByHand: boolean }) => isByHand)
    const title = [{ path: 'initial_element.title', value: 'By hand' }]
    await chat.post(calls.editScript.path, { base_version: 0, changes: title })
    const record = await plan('Ebb')
    expect(await byHand()).toEqual([true, false, false])
    await chat.decide(record, ['initial_element.title'])
    await plan('Flood')
    expect(await byHand()).toEqual([false, false, false])
  })

  it('[CH7] let go changes nothing but itself', async () => {
    const before = await chat.game()
    const record = await plan()
    expect((await chat.decide(record, [], 'reject')).data).toMatchObject({ id: record, status: 2 })
    expect({ ...(await chat.game()), seq: 0 }).toEqual({ ...before, seq: 0 })
    expect((await chat.decide(record, ['initial_element'])).status).toBe(409)
  })

  it('[CH34] is confirmed once, as the newest, with a place of it, while the places read as they did', async () => {
    const first = await plan('Ebb')
    const second = await plan('Flood')
    expect((await chat.decide(first, ['initial_element'])).desc).toContain('newer')
    expect((await chat.decide(second, ['npc_list', ''])).status).toBe(400)
    expect((await chat.decide('nobody', ['initial_element'])).status).toBe(404)
    const title = [{ path: 'initial_element.title', value: 'By hand' }]
    await chat.post(calls.editScript.path, { base_version: 0, changes: title })
    expect(await chat.decide(second, ['initial_element.title'])).toMatchObject({
      status: 409,
      desc: expect.stringContaining('changed after this plan'),
    })
    expect((await chat.decide(second, ['initial_element.game_intro'])).status).toBe(200)
    expect((await chat.decide(second, ['initial_element.game_intro'])).status).toBe(409)
    expect((await chat.game()).initial_element).toMatchObject({
      title: 'By hand',
      game_intro: 'Flood',
    })
  })

  it('[CH32] [EV25] an assistant that writes beside the scope is refused whole', async () => {
    const before = await chat.game()
    const refused = await chat.decide(await plan('outside'), ['initial_element.title'])
    expect(refused).toMatchObject({
      status: 409,
      desc: expect.stringContaining('outside the plan'),
    })
    expect((await chat.game()).initial_element).toEqual(before.initial_element)
  })

  it('[CH31] an assistant that breaks while it changes leaves the game, and the plan can be tried again', async () => {
    const record = await plan('fail')
    for (let tries = 0; tries < 2; tries++)
      expect(await chat.decide(record, ['initial_element.title'])).toMatchObject({
        status: 500,
        desc: expect.stringContaining('as it was'),
      })
    expect((await chat.game()).script_version).toBe(0)
  })

  it('[CH33] two who confirm at once make one revision', async () => {
    const record = await plan()
    const both = await Promise.all([
      chat.decide(record, ['initial_element.title']),
      chat.decide(record, ['initial_element.title']),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await chat.game()).script_version).toBe(1)
    expect((await chat.records()).filter(({ type }) => type === 2)).toHaveLength(1)
  })

  it('[CH7] of another creator is as if it did not exist', async () => {
    const record = await plan()
    const other = await testServer.register('ben@example.com')
    const theirs = createChatClient(testServer, other.token, chat.id)
    expect((await theirs.send('Ebb')).status).toBe(404)
    expect((await theirs.decide(record, ['initial_element'])).status).toBe(404)
    expect(asked.filter((text) => text === 'Ebb').length).toBeGreaterThan(0)
  })
})
