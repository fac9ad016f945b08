import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'

/** A piece of an answer as the openai-compatible protocol streams it, as far as it is told otherwise here. */
const Piece = z.object({
  choices: z.tuple([
    z.object({
      delta: z.object({ content: z.string().optional() }),
      finish_reason: z.enum(['stop', 'length', 'content_filter']).nullable(),
    }),
  ]),
  usage: z.object({ completion_tokens: z.unknown() }).optional(),
})
const STOPS = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' } as const

const event = (type: string, more: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
const BEGINNING =
  event('message_start', {
    message: {
      ...{ id: 'm', type: 'message', role: 'assistant', model: 'm', content: [] },
      ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 9, output_tokens: 1 } },
    },
  }) + event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })

/** What a piece is by the other protocol; what is no piece of the first one stays as it is. */
function told(written: string): string {
  const [, json] = /^data: (\{.*\})\n\n$/s.exec(written) ?? []
  const piece = Piece.safeParse(json === undefined ? undefined : parsed(json))
  if (!piece.success) return written
  const [{ delta, finish_reason: reason }] = piece.data.choices
  if (reason !== null)
    return (
      event('content_block_stop', { index: 0 }) +
      event('message_delta', {
        delta: { stop_reason: STOPS[reason], stop_sequence: null },
        usage: { output_tokens: piece.data.usage?.completion_tokens ?? 9 },
      }) +
      event('message_stop', {})
    )
  const text = delta.content ?? ''
  return event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })
}
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The same reply; what is written to it as the openai-compatible protocol streams it goes out as Anthropic's does. */
export function saidByAnthropic(
  reply: ServerResponse<IncomingMessage>,
): ServerResponse<IncomingMessage> {
  let isBegun = false
  const translated = (written: unknown): unknown => {
    if (typeof written !== 'string' || !String(reply.getHeader('content-type')).includes('stream'))
      return written
    const before = isBegun ? '' : BEGINNING
    isBegun = true
    return (
      before +
      written
        .split(/(?<=\n\n)/)
        .map(told)
        .join('')
    )
  }
  const own: ServerResponse<IncomingMessage> = new Proxy(reply, {
    get(_, name) {
      const value: unknown = Reflect.get(reply, name)
      if (typeof value !== 'function') return value
      return (first: unknown, ...rest: unknown[]) => {
        const written = name === 'write' || name === 'end' ? translated(first) : first
        const came: unknown = Reflect.apply(value, reply, [written, ...rest])
        return came === reply ? own : came
      }
    },
  })
  return own
}
