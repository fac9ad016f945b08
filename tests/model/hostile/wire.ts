import type { IncomingMessage, ServerResponse } from 'node:http'

/** A piece of an answer on the wire, as the openai-compatible protocol streams it. */
export const chunk = (
  delta: unknown,
  finish_reason: string | null = null,
  more: object = {},
): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }], ...more })}\n\n`
export const STREAM_END = 'data: [DONE]\n\n'

type Reply = ServerResponse<IncomingMessage>
/** How a provider fails below the words: what it does with the connection of a question. */
export type OnWire = (reply: Reply, good: string) => void
export type NamedWire = readonly [name: string, onWire: OnWire]

const streamed = (reply: Reply): Reply =>
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
const whole =
  (...pieces: readonly string[]): OnWire =>
  (reply) =>
    void streamed(reply).end(pieces.join(''))
const status =
  (
    code: number,
    body = '{"error":{"message":"no"}}',
    headers: Record<string, string> = {},
  ): OnWire =>
  (reply) =>
    void reply.writeHead(code, { 'content-type': 'application/json', ...headers }).end(body)

const PAGE = '<html><body>Bad gateway</body></html>'
/** Refusals by status: what most providers send, and what none should. */
const STATUSES: NamedWire[] = [
  ...[
    400, 401, 402, 403, 404, 405, 408, 409, 413, 418, 422, 423, 425, 429, 451, 500, 501, 502, 503,
    504, 529,
  ].map((code): NamedWire => [`status ${code}`, status(code)]),
  ['status 429, come back never', status(429, '{}', { 'retry-after': '99999999999' })],
  ['status 429, come back yesterday', status(429, '{}', { 'retry-after': '-1' })],
  ['status 429, come back then', status(429, 'slow', { 'retry-after': 'Thu, 99 Foo 2099' })],
  ['status 500 with a page', status(500, PAGE, { 'content-type': 'text/html' })],
  ['status 503 with nothing', status(503, '')],
  ['status 500 with half a JSON', status(500, '{"error":{"mess')],
  ['status 400 with 2 MB', status(400, 'x'.repeat(2_000_000))],
  ['status 204', (reply) => void reply.writeHead(204).end()],
  [
    'a way to somebody else',
    (reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
]
/** The connection itself, and a stream that is none. */
const CONNECTIONS: NamedWire[] = [
  ['silence before a word', () => undefined],
  ['silence after the head', (reply) => void streamed(reply).flushHeaders()],
  [
    'silence after a piece',
    (reply, good) => void streamed(reply).write(chunk({ content: good.slice(0, 9) })),
  ],
  ['a hang-up', (reply) => void reply.socket?.destroy()],
  [
    'a hang-up after the head',
    (reply) => void streamed(reply).write('data: {"id"', () => reply.socket?.destroy()),
  ],
  [
    'a hang-up in a piece',
    (reply, good) =>
      void streamed(reply).write(chunk({ content: good }).slice(0, 60), () =>
        reply.socket?.destroy(),
      ),
  ],
  [
    'a drip without an end',
    (reply) => {
      streamed(reply)
      const drip = setInterval(() => reply.write(chunk({ content: ' ' })), 20)
      reply.on('close', () => clearInterval(drip))
    },
  ],
  [
    'no stream',
    (reply, good) => void reply.writeHead(200, { 'content-type': 'application/json' }).end(good),
  ],
  [
    'another kind of content',
    (reply) => void reply.writeHead(200, { 'content-type': 'image/png' }).end('\u0089PNG'),
  ],
  ['lines that are none', whole('data\n\n:\n\ndata: \n\nevent: x\n\n', STREAM_END)],
  ['pieces that are no JSON', whole('data: {"choices":[{"delta":\n\n', STREAM_END)],
  [
    'pieces of another shape',
    whole('data: {"choices":"all"}\n\ndata: 7\n\ndata: null\n\n', STREAM_END),
  ],
  ['no choices', whole('data: {"choices":[]}\n\n', STREAM_END)],
  ['an end at once', whole(STREAM_END)],
  [
    'a fault in the stream',
    whole('data: {"error":{"message":"overloaded","code":503}}\n\n', STREAM_END),
  ],
  ['a word that is none', whole(chunk({ content: { text: 'x' } }), STREAM_END)],
  [
    'a call of a tool',
    whole(
      chunk({
        tool_calls: [
          { index: 0, id: 't', type: 'function', function: { name: 'shell', arguments: '{}' } },
        ],
      }),
      chunk({}, 'tool_calls'),
      STREAM_END,
    ),
  ],
  [
    'stopped by a filter',
    whole(chunk({ content: '{"text":"I' }), chunk({}, 'content_filter'), STREAM_END),
  ],
  ['too long', whole(chunk({ content: '{"text":"I' }), chunk({}, 'length'), STREAM_END)],
  [
    'thinks and says nothing',
    whole(chunk({ reasoning_content: 'hm '.repeat(999) }), chunk({}, 'stop'), STREAM_END),
  ],
]
const COUNTS: NamedWire[] = [-5, 1e308, '12', null, {}].map((tokens) => [
  `counts ${JSON.stringify(tokens)} tokens, and says nothing`,
  whole(
    chunk({}, 'stop', { usage: { prompt_tokens: tokens, completion_tokens: tokens } }),
    STREAM_END,
  ),
])

export const ON_WIRE = { STATUSES, CONNECTIONS, COUNTS }
