import { createApp } from '#server/app.ts'
import type { RouteGroup } from '#server/services.ts'
import type { TestServer } from './test-server.ts'

/** Another server on the store of a first one, which knows nothing of it but what is stored. */
export async function openBeside({ outside }: TestServer, groups: readonly RouteGroup[] = []) {
  const app = await createApp(outside, { groups, logStream: { write: () => undefined } })
  await app.ready()
  return {
    post: async (url: string, body: unknown, headers: Record<string, string> = {}) =>
      (await app.inject({ method: 'POST', url, payload: body as object, headers })).json(),
    close: () => app.close(),
  }
}
export type Beside = Awaited<ReturnType<typeof openBeside>>
