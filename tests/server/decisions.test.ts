import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import type { Assistant } from '#server/storyteller/assistant-port.ts'
import type { ChatItem, createChatClient } from './chat-client.ts'
import { openChatServer } from './chat-server.ts'
import { createScriptedAssistant } from './scripted-assistant.ts'

const [TITLE, INTRO, SUMMARY] = ['basics/title', 'basics/intro', 'story/chapters/1/summary']
const { assistant: writer } = createScriptedAssistant()
/** Takes the first task of the cast away where it is asked to, and else does what the other does. */
const assistant: Assistant = {
  async analyse(game, asked, signal) {
    const [task] = game.npcTasks
    if (asked.text !== 'Remove' || task === undefined) return writer.analyse(game, asked, signal)
    const address = `npcTasks/${task.id}`
    // biome-ignore lint/suspicious/noThenProperty: the port calls what is meant so
    const place = { address, title: task.name, reason: '', now: task.name, then: '' }
    const things = [{ address, at: null, text: task.name }]
    return {
      kind: 'plan',
      sentence: 'I would take it away.',
      places: [place],
      operation: { kind: 'remove', things },
    }
  },
  carryOut: async (game, plan, signal) =>
    plan.operation.kind === 'remove'
      ? plan.scope.map((address) => ({ address, remove: true }))
      : writer.carryOut(game, plan, signal),
}
let testServer: Awaited<ReturnType<typeof openChatServer>>
let chat: ReturnType<typeof createChatClient>
let noteId: string
let before: Texts

type Texts = { title: unknown; intro: unknown; summary: unknown; version: unknown }
type Change = { address: string; before: string; after: string; decision: string }

beforeAll(async () => {
  testServer = await openChatServer(assistant)
})
afterAll(() => testServer.close())
beforeEach(async () => {
  chat = await testServer.copy()
  before = await texts()
  await have('Ebb')
})

/** The assistant does what is asked for. */
async function have(request: string): Promise<void> {
  await chat.send(request)
  const plan = await chat.answer(1)
  const confirmed = await chat.decide(String(plan?.id), told(plan).scope)
  expect(confirmed.status).toBe(200)
  noteId = String((await note())?.id)
}

const told = (item: ChatItem | undefined) => JSON.parse(String(item?.extend ?? '{}'))
const note = async () => (await chat.records()).find(({ type, from }) => type === 3 && from === 1)
const changes = async (): Promise<Change[]> => told(await note()).changes.places
const decisions = async () => (await changes()).map(({ decision }) => decision)
async function texts(): Promise<Texts> {
  const game = await chat.game()
  const { chapters } = game.script_outline as { chapters: { summary: string }[] }
  const { title, game_intro: intro } = game.initial_element
  return { title, intro, summary: chapters[0]?.summary, version: game.script_version }
}
const decide = async (asked: object) =>
  chat.post(calls.decideChanges.path, {
    record_id: noteId,
    base_version: (await texts()).version,
    ...asked,
  })
const edit = async (path: string, value: string) =>
  chat.post(calls.editScript.path, {
    base_version: (await texts()).version,
    changes: [{ path, value }],
  })
const step = async (way: 'undo' | 'redo') =>
  chat.post(calls[way].path, { base_version: (await texts()).version })

it('[DC1] the note lists each place with its texts, and all are open', async () => {
  const [title, ...others] = await changes()
  expect(title).toEqual({
    address: TITLE,
    path: 'initial_element.title',
    title: TITLE,
    before: before.title,
    after: 'Ebb',
    decision: 'open',
  })
  expect(others.map(({ address }) => address)).toEqual([INTRO, SUMMARY])
  expect(await decisions()).toEqual(['open', 'open', 'open'])
})

it('[DC2] [DC3] places are given back in one revision that one undo takes back', async () => {
  expect(await decide({ revert: [TITLE, SUMMARY], keep: [INTRO] })).toMatchObject({
    status: 200,
    data: { script_version: 2 },
  })
  const given = { ...before, intro: 'Ebb', version: 2 }
  expect(await texts()).toEqual(given)
  expect(await decisions()).toEqual(['reverted', 'kept', 'reverted'])
  const versions = await testServer.get(`${calls.listVersions.path}?id=${chat.id}`, testServer)
  expect(versions.data).toMatchObject([
    { version: 2, author: 'creator', record_id: noteId },
    { version: 1, author: 'assistant' },
    { version: 0 },
  ])
  expect((await step('undo')).data).toEqual({ script_version: 3, undone: 2 })
  expect(await texts()).toMatchObject({ title: 'Ebb', intro: 'Ebb', summary: 'Ebb' })
  expect((await step('redo')).status).toBe(200)
  expect(await texts()).toEqual({ ...given, version: 4 })
})

it('[DC3] a thing that was taken away is given back as it was, in its place', async () => {
  const cast = async () => (await chat.game()).npc_tasks
  const whole = await cast()
  await have('Remove')
  expect(await cast()).not.toEqual(whole)
  const [{ address = '' } = {}] = await changes()
  expect((await decide({ revert: [address] })).status).toBe(200)
  expect(await cast()).toEqual(whole)
  expect((await texts()).title).toBe('Ebb')
  expect(await decisions()).toEqual(['reverted'])
})

it('[DC2] keeping alone makes no version, and is told', async () => {
  expect(await decide({ keep: [TITLE, INTRO] })).toMatchObject({
    status: 200,
    data: { script_version: 1 },
  })
  expect(await decisions()).toEqual(['kept', 'kept', 'open'])
  expect((await texts()).version).toBe(1)
})

it('[DC2] [DC7] a place is written anew by the decision: it is kept, and a line has no breaks', async () => {
  const edited = await decide({ edit: [{ address: TITLE, text: '  The \n ebb ' }], keep: [INTRO] })
  expect(edited).toMatchObject({ status: 200, data: { script_version: 2 } })
  expect((await texts()).title).toBe('The ebb')
  expect(await decisions()).toEqual(['edited', 'kept', 'open'])
  await step('undo')
  expect((await texts()).title).toBe('Ebb')
})

it('[DC4] what was written anew since is not written over, and nothing beside it is given back', async () => {
  await edit('initial_element.title', 'Mine')
  const refused = await decide({ revert: [INTRO, TITLE] })
  expect(refused).toMatchObject({ status: 409, desc: expect.stringContaining(`“${TITLE}”`) })
  expect(await texts()).toMatchObject({ title: 'Mine', intro: 'Ebb' })
  expect(await decisions()).toEqual(['open', 'open', 'open'])
  // the creator chose the earlier text
  const title = String(before.title)
  expect((await decide({ edit: [{ address: TITLE, text: title }] })).status).toBe(200)
  expect((await texts()).title).toBe(title)
})

it('[DC5] deciding so again answers the same and appends nothing', async () => {
  const asked = { revert: [TITLE], keep: [INTRO], base_version: 1 }
  const first = await decide(asked)
  const again = await decide(asked)
  expect(again).toMatchObject({ status: 200, data: first.data })
  expect(told(await note()).changes.telling).toBe(1)
  const both = await Promise.all([
    decide({ revert: [SUMMARY], base_version: 2 }),
    decide({ revert: [SUMMARY], base_version: 2 }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await texts()).version).toBe(3)
})

it('[DC6] refused in a sentence, and whole', async () => {
  const now = await texts()
  const refused = [
    await decide({ revert: [TITLE], base_version: 0 }),
    await decide({ revert: [TITLE, 'basics/theme'] }),
    await decide({}),
    await decide({ keep: [TITLE], record_id: 'nobody' }),
    await decide({ edit: [{ address: TITLE, text: ' \n ' }] }),
    await decide({ edit: [{ address: TITLE, text: 'a'.repeat(301) }] }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([409, 404, 404, 404, 400, 400])
  for (const { desc } of refused) expect(desc).toMatch(/\w+ .*\.$/)
  expect(await texts()).toEqual(now)
  expect(await decisions()).toEqual(['open', 'open', 'open'])
  const other = await testServer.register('bo@example.com')
  const path = calls.decideChanges.path
  const body = { id: chat.id, record_id: noteId, base_version: 1, keep: [TITLE] }
  expect((await testServer.post(path, body, other)).status).toBe(404)
})

it('[DC6] a place that is gone cannot be given back', async () => {
  const { script_outline } = await chat.game()
  const { chapters } = script_outline as { chapters: unknown[] }
  const gone = await chat.post(calls.editScript.path, {
    base_version: 1,
    changes: chapters.map(() => ({ path: 'script_outline.chapters[0]', remove: true })),
  })
  expect(gone.status).toBe(200)
  expect(await decide({ revert: [SUMMARY] })).toMatchObject({
    status: 409,
    desc: expect.stringContaining('no longer in the game'),
  })
})

it('[DC12] a plan that was confirmed by itself says so in the chat', async () => {
  await chat.send('Flood')
  const plan = await chat.answer(1)
  const { data } = await chat.post(calls.confirmRecord.path, {
    ...{ record_id: plan?.id, decision: 'confirm', at_once: true },
    scope: ['initial_element.title'],
  })
  expect(data).toMatchObject({ type: 2, text: 'Applied at once: 1 place' })
})
