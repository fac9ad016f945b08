import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { DEFAULT_GAME_LANGUAGE, requestLanguageOf } from '#schemas/language.ts'
import { connectModel } from '#server/model/connect.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltInAssistant } from '#server/storyteller/assistant/index.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelAssistant } from '#server/storyteller/model/assistant-by-model.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import type { UsedBudget } from '#server/storyteller/port.ts'
import { createChatClient } from '../server/chat-client.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { startBody } from '../server/start-body.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'
import { assistant, GAMES, never } from '../storyteller/assistant/asking.ts'
import { proposedBy } from '../storyteller/writing.ts'
import { proposingModel } from './proposing-model.ts'
import { providerServer } from './provider-server.ts'

const IDEAS = {
  en_US: 'A postman carries a parcel over the mountains',
  zh_CN: '一个邮差背着包裹翻过雪山',
  ja_JP: '郵便屋が小包を背負って山を越える',
} as const
const WORDS = {
  en_US: 'All that you may spend',
  zh_CN: '额度已经用完',
  ja_JP: '使い切った',
} as const
const LANGUAGES = ['en_US', 'zh_CN', 'ja_JP'] as const
const inner = createBuiltinStoryteller()

/** A model that must not be asked, and how often it was. */
async function unasked() {
  const { choice, asked } = await providerServer(proposingModel('en_US', { who: 'captain' }))
  const chosen = choice('openai-compatible')
  const known = { model: await connectModel(chosen), keepsSchema: true }
  return { choice: chosen, known, asked }
}

let testServer: TestServer | undefined
afterEach(async () => {
  await testServer?.close()
  testServer = undefined
})

describe('once a budget for a model is used up', () => {
  it.each(LANGUAGES)(
    '[ML86] an idea in %s is read and proposed as without it, and the reasoning begins by saying so',
    async (language) => {
      const { choice, known, asked } = await unasked()
      const teller = createModelStoryteller(inner, { choice, known })
      const usedUp = async () => 'dayBudget' as const
      const propose: typeof teller.propose = (request, signal) =>
        teller.propose(request, signal, undefined, usedUp)
      const request = { idea: IDEAS[language], language }
      const { thoughts, outlines } = await proposedBy({ propose }, request)
      const plain = await proposedBy(inner, request)
      expect(outlines).toEqual(plain.outlines)
      const [first = '', ...rest] = thoughts
      expect(first).toContain(WORDS[language])
      expect(first).toMatch(/\n\n$/)
      expect(rest.join('')).toBe(plain.thoughts.join(''))
      expect(asked).toEqual([])
    },
  )

  it.each(['gameBudget', 'dayBudget'] as const)(
    '[ML87] a request is answered as without a model, and the answer begins by saying so: %s',
    async (budget: UsedBudget) => {
      const { known, asked } = await unasked()
      const teller = createModelAssistant(assistant, known)
      const said = new Set<string>()
      for (const game of GAMES.slice(3)) {
        const language = requestLanguageOf(game.brief.language ?? DEFAULT_GAME_LANGUAGE)
        const request = { text: game.npcs[0]?.name ?? '', quotes: [], language }
        const own = await assistant.analyse(game, request, never)
        const answer = await teller.analyse(game, request, never, undefined, async () => budget)
        expect({ ...answer, sentence: own.sentence }).toEqual(own)
        expect(answer.sentence.endsWith(own.sentence)).toBe(true)
        said.add(answer.sentence.slice(0, -own.sentence.length))
      }
      expect(said.size).toBe(3)
      for (const why of said) expect(why.length).toBeGreaterThan(15)
      expect(asked).toEqual([])
    },
  )

  it('[ML86] [ML87] its creator reads so over the wire, and the model is asked nothing more until the next day', async () => {
    const { choice, known, asked } = await unasked()
    const makers = {
      storyteller: createModelStoryteller(inner, { choice, known }),
      assistant: createModelAssistant(createBuiltInAssistant(), known),
      media: noStudio,
    }
    const server = await openTestServer(
      { AI_DAY_TOKENS: '1' },
      { model: { choice, known }, groups: () => [scriptRoutes(makers)] },
    )
    testServer = server
    const { token } = await server.register('aya@example.com')
    const proposed = async (id: string) => {
      const { body } = await server.app.inject({
        ...{ method: 'POST', url: `${outlineCall.path}?request_id=${id}` },
        headers: { authorization: token },
        payload: { setting: IDEAS.en_US, language: 'en_US' },
      })
      return body
    }
    expect(await proposed('one')).not.toContain(WORDS.en_US)
    const before = asked.length
    expect(before).toBeGreaterThan(0)
    expect(await proposed('two')).toContain(WORDS.en_US)
    const body = startBody({ setting: IDEAS.en_US })
    const id = String((await server.post(calls.startGeneration.path, body, { token })).data)
    const chat = createChatClient(server, token, id)
    await vi.waitUntil(async () => (await chat.game()).status !== 1, {
      ...{ timeout: 60_000, interval: 100 },
    })
    await chat.send('Make it stranger')
    await chat.settled()
    const [newest] = await chat.records()
    expect(newest?.text).toContain('All that you may spend on the model today is spent')
    expect(asked).toHaveLength(before)
    server.pass(86_400_000)
    expect(await proposed('three')).not.toContain(WORDS.en_US)
    expect(asked.length).toBeGreaterThan(before)
  }, 90_000)
})
