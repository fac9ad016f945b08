import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { askModel } from '#server/model/ask.ts'
import { connectModel } from '#server/model/connect.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A provider that begins its answer at once and says its first word so much later. */
async function slowProvider(firstMs: number): Promise<string> {
  server = createServer(async (_, response) => {
    const say = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'a', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      )
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    say({ role: 'assistant' })
    await pause(firstMs)
    say({ content: '{"word":"rain"}' })
    say({}, 'stop')
    response.end('data: [DONE]\n\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

it('[ML46] a model that has begun and thinks is given the time for a first word, not that between two words', async () => {
  const baseUrl = await slowProvider(900)
  const choice = { provider: 'openai-compatible', model: 'm', baseUrl, apiKey: null } as const
  const deadlines = { firstMs: 20_000, betweenMs: 300, wholeMs: 40_000 }
  const parts: unknown[] = []
  const answer = await askModel(
    { model: await connectModel(choice), keepsSchema: true, deadlines },
    {
      purpose: 'scene',
      instructions: 'Answer.',
      prompt: 'A word?',
      schema: z.object({ word: z.string() }),
      signal: new AbortController().signal,
      onPart: (part) => void parts.push(part),
    },
  )
  expect(answer.value).toEqual({ word: 'rain' })
  // nothing is told of an answer before its first word
  expect(parts).toEqual([{ word: 'rain' }])
})
