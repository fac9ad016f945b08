import { afterEach, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { forecastGame } from '#server/scripts/forecast.ts'
import type { SpentOnGame } from '#server/store/model-questions.ts'
import { openWritingServer, type Person } from '../server/test-server.ts'
import { openModelServer } from './model-server.ts'
import { INPUT, OUTPUT } from './provider-server.ts'
import { goodModel } from './scripted-model.ts'

let close = async () => undefined as unknown
afterEach(async () => {
  await close()
  close = async () => undefined
})

const BEGINNER = '?language=en_US&duration=beginner'
const pathOf = (query: string) => `${calls.forecastGame.path}${query}`

it('[ML103] a game is forecast as the last ones of its length and language were written, and as a measured one where there was none', async () => {
  const server = await openModelServer(goodModel('en_US'))
  close = server.close
  const who = await server.register('aya@example.com')
  const read = (query: string, person: Person = who) => server.read(pathOf(query), person)
  const before = await read(BEGINNER)
  expect(before.forecast).toMatchObject({ model: 'stand-in-1', games: 0, ms: null, cost: null })
  const id = await server.written(who)
  const asked = server.asked.length
  // what is asked of the assistant afterwards is no part of writing
  await server.outside.store
    .updateTable('model_question')
    .set({ ms: 1_000 })
    .where('script_id', '=', id)
    .execute()
  const forecast = {
    ...{ model: 'stand-in-1', games: 1, input: asked * INPUT, cached: 0 },
    ...{ output: asked * OUTPUT, ms: asked * 1_000, cost: null, left: null },
  }
  const row = await server.outside.store
    .selectFrom('model_question')
    .selectAll()
    .executeTakeFirstOrThrow()
  const later = { ...row, id: 'later', unit: null, purpose: 'change' }
  await server.outside.store.insertInto('model_question').values(later).execute()
  expect(await read(BEGINNER)).toEqual({ forecast })
  const other = await server.register('ben@example.com')
  expect(await read(BEGINNER, other)).toEqual({ forecast })
  for (const query of ['?language=zh_CN&duration=beginner', '?language=en_US&duration=normal'])
    expect((await read(query)).forecast).toMatchObject({ games: 0, ms: null })
  expect(await read('?language=en_US&duration=expert')).toEqual({ forecast: null })
}, 60_000)

it('[ML103] it says how many tokens may be spent on it, and is nothing without a model', async () => {
  const server = await openModelServer(goodModel('en_US'), {
    ...{ AI_GAME_TOKENS: '5000', AI_DAY_TOKENS: '7000' },
  })
  close = server.close
  const who = await server.register('aya@example.com')
  const forecast = async () => (await server.read(pathOf(BEGINNER), who)).forecast
  expect(await forecast()).toMatchObject({ left: 5_000 })
  await server.written(who)
  const left = 7_000 - server.asked.length * (INPUT + OUTPUT)
  expect(await forecast()).toMatchObject({ left })
  await server.close()
  const builtin = await openWritingServer()
  close = builtin.close
  const alone = await builtin.register('aya@example.com')
  expect((await builtin.getAs(pathOf(BEGINNER), alone)).data).toEqual({ forecast: null })
}, 60_000)

it('[ML103] the game in the middle speaks for all, and costs what the prices of its models say', async () => {
  const game = (input: number, ms: number): SpentOnGame => {
    const spent = { calls: 1, cached: 0, output: 100, reasoning: 0, provider: 'anthropic' }
    const of = { ...spent, model: 'claude-haiku-4-5' }
    return [
      { ...of, input, ms, purpose: 'scene' },
      { ...of, input: 0, output: 0, ms: 90_000, purpose: 'picture' },
    ]
  }
  const games = [game(2_000_000, 5_000), game(10, 1), game(1_000_000, 4_000)]
  const { data } = (await forecastGame(
    {
      questions: { ofGamesLike: async () => games },
      budgets: { left: async () => null },
      choice: { provider: 'anthropic', model: 'claude-haiku-4-5' },
    },
    'aya',
    { language: 'en_US', duration: 'normal' },
  )) as { data: { forecast: unknown } }
  expect(data.forecast).toMatchObject({
    ...{ games: 3, input: 1_000_000, output: 100, ms: 4_000 },
    cost: { amount: 1.0005, currency: 'USD' },
  })
})
