import { vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import type { ModelProvider } from '#server/model/choice.ts'
import { connectModel } from '#server/model/connect.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltInAssistant } from '#server/storyteller/assistant/index.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelAssistant } from '#server/storyteller/model/assistant-by-model.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { startBody } from '../server/start-body.ts'
import { openTestServer, type Person } from '../server/test-server.ts'
import { type Asked, type Manner, providerServer, type Said } from './provider-server.ts'

/** The least a game may be tried again after, so that no test waits. */
const PACES = { backOff: { tries: 2, firstMs: 1, mostMs: 5 } }

/** A server whose games a model tells that says what it is told to say. */
export async function openModelServer(
  says: (asked: Asked, calls: number) => Said,
  settings: Record<string, string> = {},
  { provider = 'openai-compatible', ...manner }: Manner & { provider?: ModelProvider } = {},
) {
  const { choice, asked } = await providerServer(says, manner)
  const chosen = choice(provider)
  const model = { choice: chosen, known: { model: await connectModel(chosen), keepsSchema: true } }
  const storyteller = createModelStoryteller(createBuiltinStoryteller(), model)
  const assistant = createModelAssistant(createBuiltInAssistant(), model.known)
  const groups = () => [scriptRoutes({ storyteller, assistant, media: noStudio, paces: PACES })]
  const server = await openTestServer(settings, { model, groups })
  const read = async (path: string, { token }: Person) => (await server.get(path, { token })).data
  const gameOf = (id: string, who: Person) => read(`${calls.listScripts.path}/${id}`, who)
  return {
    ...server,
    asked,
    apiKey: chosen.apiKey ?? '',
    read,
    gameOf,
    /** Has a whole game written; answers its id. */
    async written(
      who: Person,
      start: Record<string, unknown> = {
        setting: 'A postman carries a parcel over the mountains',
      },
    ) {
      const { token } = who
      const started = await server.post(calls.startGeneration.path, startBody(start), { token })
      const id = String(started.data)
      await vi.waitUntil(async () => (await gameOf(id, who)).status !== 1, {
        ...{ timeout: 60_000, interval: 50 },
      })
      return id
    },
  }
}
export type ModelServer = Awaited<ReturnType<typeof openModelServer>>
