import type { Api, CallOptions } from '#plugins/ports/api.ts'
import {
  type CallDefinition,
  type CallName,
  type CallRequest,
  type CallResult,
  calls,
  isSessionLost,
  STATUS,
} from '#schemas/api.ts'
import { LIMITS } from '#schemas/limits.ts'
import { readAnswer } from '#schemas/wire/answers.ts'
import { callRefusedBy, envelopeIn, withoutRepeating } from './answer.ts'
import { type HttpClient, headersOf, urlOf } from './request.ts'

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const BROKEN = { ok: false, status: 0, desc: '' } as const

/** The server's calls over HTTP, by the table of calls. Never throws. */
export function createHttpApi(wire: HttpClient): Api {
  async function ask(name: CallName, parts: Parts, options?: CallOptions) {
    const definition: CallDefinition = calls[name]
    // read before anything is awaited: whoever signs out is still named by the call that says so
    const token = options?.token ?? wire.token()
    const response = await send(wire, token, definition, parts, options)
    const envelope = envelopeIn(await response.text())
    if (response.ok && envelope?.status === STATUS.ok) {
      const data = definition.answer.safeParse(readAnswer(name, envelope.data, parts.body))
      return data.success ? { ok: true, data: data.data, desc: envelope.desc } : BROKEN
    }
    const refused = callRefusedBy(response.status, envelope)
    const isTold = isSessionLost(refused.status) && wire.onSessionLost(token)
    return { ok: false, ...withoutRepeating(refused, isTold) }
  }
  return {
    async call<N extends CallName>(name: N, request: CallRequest<N>, options?: CallOptions) {
      try {
        // `ask` checked the data against this very row's schema
        return (await ask(name, request as Parts, options)) as CallResult<N>
      } catch {
        return BROKEN
      }
    },
  }
}

function send(
  wire: HttpClient,
  token: string | null,
  { method, path, idempotent }: CallDefinition,
  { params, query, body }: Parts,
  options: CallOptions = {},
): Promise<Response> {
  const headers: Record<string, string> = headersOf(wire, token)
  if (idempotent && options.idempotencyKey !== undefined)
    headers['Idempotency-Key'] = options.idempotencyKey
  if (method === 'POST') headers['Content-Type'] = 'application/json'
  return wire.fetch(urlOf(wire.base, path, params, query), {
    method,
    headers,
    signal: AbortSignal.timeout(LIMITS.requestTimeoutMs),
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
}
