import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { openChatServer } from './chat-server.ts'
import { faultsIn } from './logged.ts'
import { createScriptedAssistant } from './scripted-assistant.ts'

const breaks = () => Promise.reject(new Error('of the assistant'))
let testServer: Awaited<ReturnType<typeof openChatServer>>

beforeAll(async () => {
  const { assistant } = createScriptedAssistant()
  testServer = await openChatServer({ ...assistant, analyse: breaks, retellable: breaks })
})
afterAll(() => testServer.close())

it('[CH31] [SV30] an assistant that breaks is told of where a part is told again, and where it is asked which can be', async () => {
  const chat = await testServer.copy()
  const before = await chat.game()
  const told = { status: 500, desc: expect.stringContaining('as it was') }
  const { token } = testServer
  const which = await testServer.get(`${calls.listRetellable.path}?id=${chat.id}`, { token })
  expect(which).toMatchObject(told)
  const path = gamePath.chapter(0)
  expect(await chat.post(calls.regenerate.path, { path, base_version: 0 })).toMatchObject(told)
  expect(await chat.game()).toEqual(before)
  expect(faultsIn(testServer)).toEqual([
    'it is not known what of a game can be told again: of the assistant',
    'a part of a game was not told again: of the assistant',
  ])
})
