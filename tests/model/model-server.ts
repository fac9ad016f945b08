import { vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { connectModel } from '#server/model/connect.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { startBody } from '../server/start-body.ts'
import { openTestServer, type Person } from '../server/test-server.ts'
import { type Asked, providerServer, type Said } from './provider-server.ts'

/** The least a game may be tried again after, so that no test waits. */
const PACES = { backOff: { tries: 2, firstMs: 1, mostMs: 5 } }

/** A server whose games a model tells that says what it is told to say. */
export async function openModelServer(
  says: (asked: Asked, calls: number) => Said,
  settings: Record<string, string> = {},
) {
  const { choice, asked } = await providerServer(says)
  const chosen = choice('openai-compatible')
  const model = { choice: chosen, known: { model: await connectModel(chosen), keepsSchema: true } }
  const storyteller = createModelStoryteller(createBuiltinStoryteller(), model)
  const groups = () => [scriptRoutes({ storyteller, media: noStudio, paces: PACES })]
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
    async written(who: Person, setting = 'A postman carries a parcel over the mountains') {
      const { token } = who
      const started = await server.post(calls.startGeneration.path, startBody({ setting }), {
        token,
      })
      const id = String(started.data)
      await vi.waitUntil(async () => (await gameOf(id, who)).status !== 1, {
        ...{ timeout: 60_000, interval: 50 },
      })
      return id
    },
  }
}
export type ModelServer = Awaited<ReturnType<typeof openModelServer>>
