import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { ModelWork } from '#schemas/model-work.ts'
import { decodeOutlines } from '#schemas/wire/outline-result.ts'
import { MODEL_PROVIDERS, type ModelProvider } from '#server/model/choice.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { isTest } from '#server/storyteller/model/scene-brief.ts'
import { createChatClient } from '../server/chat-client.ts'
import type { Person } from '../server/test-server.ts'
import { LANGUAGES } from '../storyteller/ideas.ts'
import { swept } from '../sweep.ts'
import { type ModelServer, openModelServer } from './model-server.ts'
import { CARD_ADDED } from './proposing-model.ts'
import { expectWhole, readToldGame } from './told-game.ts'
import { halfWholeModel, wholeModel } from './whole-model.ts'

const IDEAS: Readonly<Record<GameLanguage, string>> = {
  en_US: 'A clockmaker repairs a tower clock that runs an hour behind the town',
  zh_CN: '钟表匠修理一座比全镇慢一小时的钟楼',
  ja_JP: '町より一時間遅れる時計塔を、時計職人が直しに来る',
}
const REQUESTS: Readonly<Record<GameLanguage, string>> = {
  en_US: 'Make this chapter darker and give it a new title.',
  zh_CN: '把这一章写得更阴暗，并换一个新标题。',
  ja_JP: 'この章をもっと暗くして、新しい題名にしてください。',
}
const WAYS = MODEL_PROVIDERS.flatMap((provider) =>
  LANGUAGES.map((language) => [provider, language] as const),
)

let server: ModelServer
let who: Person
afterEach(() => server.close())

/** The proposals of an idea, as a client reads them. */
async function proposed(setting: string, language: GameLanguage) {
  const { body } = await server.app.inject({
    ...{ method: 'POST', url: `${outlineCall.path}?request_id=one` },
    headers: { authorization: who.token },
    payload: { setting, language },
  })
  const line = body.split('\n').find((one) => one.includes('"elements"')) ?? ''
  const found = decodeOutlines(line.slice(line.indexOf('{')))
  if (!found.ok) throw new Error(body)
  return found.options
}

/** From an idea to a written game by the calls of the contract; what it is told for, and as it stands in the folder. */
async function writtenFrom(language: GameLanguage) {
  const setting = IDEAS[language]
  const options = await proposed(setting, language)
  const [option] = options
  const start = { setting, language, template_type: option?.key ?? '', outline: option?.text ?? '' }
  const id = await server.written(who, start)
  const told = await readToldGame(createScriptStore(server.outside.store), id)
  const asWork = `${calls.readModelWork.path}?id=${id}`
  const marked = async () => ModelWork.parse(await server.read(asWork, who)).scenes
  return { id, options, wish: { id, start }, told, marked }
}
type WrittenGame = Awaited<ReturnType<typeof writtenFrom>>

/** The marks name the scenes that are not in the model’s words, each once, and no other. */
async function expectMarks({ told, marked }: WrittenGame): Promise<void> {
  const builtIn = told.scenes.filter(({ node, note }) => isTest(node) || note?.by === 'builtin')
  const scenes = await marked()
  expect(new Set(scenes.map(({ address }) => address)).size).toBe(builtIn.length)
  expect(scenes).toHaveLength(builtIn.length)
}

/** Its creator has a chapter told in another mood, publishes it, and somebody opens it. */
async function expectRevisedAndPlayed(id: string, language: GameLanguage): Promise<void> {
  const chat = createChatClient(server, who.token, id)
  const before = JSON.stringify((await chat.game()).script_outline)
  const quote = { quote: '', quote_key: 'script_outline.chapters[0]' }
  await chat.send(REQUESTS[language], { quote: JSON.stringify(quote) })
  const plan = await chat.answer(1)
  const { scope } = JSON.parse(String(plan?.extend))
  expect(scope.join(' ')).toMatch(
    /chapters\[0\]\.title.*chapters\[0\]\.summary|chapters\[0\]\.summary.*chapters\[0\]\.title/,
  )
  expect(await chat.decide(String(plan?.id), scope)).toMatchObject({ status: 200 })
  await expect
    .poll(async () => JSON.stringify((await chat.game()).script_outline), { timeout: 20_000 })
    .not.toBe(before)
  const { data } = await server.post(calls.publishGame.path, { id }, { token: who.token })
  const played = await server.get(`/api/play/${data.game_id}`)
  expect(played.status).toBe(200)
  expect(JSON.stringify(played.data)).not.toContain(server.apiKey)
}

describe('from an idea to a published game', { timeout: 120_000 }, () => {
  async function opened(...words: Parameters<typeof openModelServer>): Promise<void> {
    server = await openModelServer(...words)
    who = await server.register('aya@example.com')
  }

  it.each(swept(WAYS, 4))(
    '[ML100] with a model of %s in %s it is whole, proved, in the model’s words but where an answer is asked for, and says so',
    async (provider: ModelProvider, language: GameLanguage) => {
      await opened(wholeModel(language), {}, { provider })
      const game = await writtenFrom(language)
      for (const { text } of game.options) expect(text).toContain(CARD_ADDED[language])
      expectWhole(game.wish, game.told)
      await expectMarks(game)
      expect(new Set((await game.marked()).map(({ reason }) => reason))).toEqual(new Set(['test']))
      await expectRevisedAndPlayed(game.id, language)
    },
  )

  it.each(swept(LANGUAGES, 3))(
    '[ML101] with a model that answers badly half of the time in %s it is whole and proved, and says which scenes are the built-in storyteller’s',
    async (language: GameLanguage) => {
      await opened(halfWholeModel(language, createRng(`half ${language}`)))
      const game = await writtenFrom(language)
      expectWhole(game.wish, game.told)
      await expectMarks(game)
      const reasons = (await game.marked()).map(({ reason }) => reason)
      expect(reasons.filter((reason) => reason !== 'test').length).toBeGreaterThan(2)
      expect(reasons.length).toBeLessThan(game.told.scenes.length / 2)
      await expectRevisedAndPlayed(game.id, language)
    },
  )
})
