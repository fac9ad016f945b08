import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import type { TestServer } from './test-server.ts'

export type ChatItem = Readonly<Record<string, unknown>> & { from: number; type: number }
type Game = Readonly<Record<string, unknown>> & { initial_element: Record<string, unknown> }

/** A creator's side of the chat of one game. */
export function createChatClient(testServer: TestServer, token: string, id: string) {
  const post = (path: string, body: object) => testServer.post(path, { id, ...body }, { token })
  const records = async (query = ''): Promise<ChatItem[]> =>
    (await testServer.get(`${calls.listRecords.path}?id=${id}${query}`, { token })).data as never
  const waits = { timeout: 10_000, interval: 10 }
  return {
    id,
    post,
    records,
    game: async (): Promise<Game> =>
      (await testServer.get(`${calls.listScripts.path}/${id}`, { token })).data as never,
    send: (text: string, given: object = {}) =>
      post(calls.sendRecord.path, { text, client_id: randomUUID(), ...given }),
    decide: (record_id: string, scope: string[], decision: 'confirm' | 'reject' = 'confirm') =>
      post(calls.confirmRecord.path, { record_id, scope, decision }),
    /** What the assistant says next, of a type, to the message that was sent last. */
    answer: (type: number): Promise<ChatItem | undefined> =>
      vi.waitUntil(async () => {
        const [newest] = await records()
        return newest?.from === 1 && newest.type === type ? newest : false
      }, waits),
    /** The last message was answered, with whatever it was. */
    settled: () => vi.waitUntil(async () => (await records())[0]?.from === 1, waits),
  }
}
