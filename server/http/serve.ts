import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type CallData,
  type CallDefinition,
  type CallName,
  calls,
  Envelope,
  STATUS,
} from '#schemas/api.ts'
import { SIZES } from '#schemas/limits.ts'
import type { Services } from '#server/services.ts'
import type { LiveSession } from '#server/store/sessions.ts'
import { inSpan, sayOfSpan } from '#server/tracing/spans.ts'
import { answer, type CallAnswer, sendAnswer } from './answer.ts'
import {
  LARGE_CALLS,
  mustKeepRate,
  type RatedName,
  refusalOfCaller,
  refusalOfUser,
} from './call-rates.ts'
import { type Idempotency, noReceipt, type Receipt } from './idempotency.ts'
import { createLine } from './line.ts'
import { requireUser } from './session.ts'

type Part<N extends CallName, K extends 'params' | 'query' | 'body'> =
  (typeof calls)[N] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined

/** A call as its handler gets it: checked, with who asks (null only where the table says that nobody must). */
export type Call<N extends CallName> = {
  params: Part<N, 'params'>
  query: Part<N, 'query'>
  body: Part<N, 'body'>
  user: (typeof calls)[N]['auth'] extends true ? LiveSession : null
  request: FastifyRequest
  receipt: Receipt
}

/** Answers a call of the table: path, check, session, idempotency and envelope come from its row. */
export type Serve = <N extends CallName>(
  name: N,
  handle: (call: Call<N>) => Promise<CallAnswer<CallData<N>>>,
) => void

const KEY_MAX = 200
const users = new WeakMap<FastifyRequest, LiveSession>()

/** Who asks, on a route that has `mustBeUser` among its hooks. */
export function userOf(request: FastifyRequest): LiveSession {
  const user = users.get(request)
  if (!user) throw new Error('This route asks who the user is but does not require one.')
  return user
}

/** A hook that lets only users in, and none too often, before anything of the body is read. For routes outside the table, too. */
export const mustBeUser =
  (services: Services, name: RatedName) =>
  async (request: FastifyRequest, reply: Parameters<typeof sendAnswer>[1]) => {
    const early = await refusalOfCaller(request, services, name)
    if (early) return sendAnswer(request, reply, early)
    const found = await requireUser(request, services.sessions)
    if (!found.ok) return sendAnswer(request, reply, found)
    const refusal = await refusalOfUser(found.data.uid, services, name)
    if (refusal) return sendAnswer(request, reply, refusal)
    users.set(request, found.data)
  }

export function createServe(
  app: FastifyInstance,
  services: Services,
  idempotency: Idempotency,
): Serve {
  const inLine = createLine()
  return <N extends CallName>(
    name: N,
    handle: (call: Call<N>) => Promise<CallAnswer<CallData<N>>>,
  ) => {
    const row: CallDefinition = calls[name]
    app.route({
      method: row.method,
      url: row.path,
      schema: schemaOf(name, row),
      bodyLimit: name === 'editScript' ? SIZES.editBytes : SIZES.bodyBytes,
      onRequest: row.auth ? mustBeUser(services, name) : mustKeepRate(services, name),
      async handler(request, reply) {
        const work = (receipt: Receipt) =>
          handle({
            params: request.params,
            query: request.query,
            body: request.body,
            user: row.auth ? userOf(request) : null,
            request,
            receipt,
          } as unknown as Call<N>) // the validator has checked the parts against this row
        const asked = () => repeatable(request, row, work)
        const whose = row.auth ? userOf(request).uid : request.ip
        const answered = await inSpan(name, { kind: 'call' }, async () => {
          const given = await (LARGE_CALLS.has(name) ? inLine(whose, asked) : asked())
          sayOfSpan(given.ok ? { status: STATUS.ok } : { status: given.status, word: given.word })
          return given
        })
        return sendAnswer(request, reply, answered)
      },
    })
  }

  async function repeatable<T>(
    request: FastifyRequest,
    row: CallDefinition,
    work: (receipt: Receipt) => Promise<CallAnswer<T>>,
  ): Promise<CallAnswer<T>> {
    const key = request.headers['idempotency-key']
    if (!row.idempotent || typeof key !== 'string' || key === '') return work(noReceipt)
    if (key.length > KEY_MAX) {
      return answer.refuse(STATUS.invalid, 'invalid', { detail: 'Idempotency-Key' })
    }
    const owner = row.auth ? userOf(request).uid : 'visitor'
    return idempotency.once(
      { scope: `${owner} ${row.method} ${row.path}`, key, body: JSON.stringify(request.body) },
      work,
    )
  }
}

/** What a call may answer: its data or a refusal with HTTP 200, and too many with HTTP 429. */
export const responsesOf = (answer: z.ZodType) => ({
  200: Envelope.extend({ data: answer.nullable() }),
  429: Envelope.extend({ data: z.null() }),
})

function schemaOf(name: string, row: CallDefinition) {
  return {
    operationId: name,
    ...(row.params ? { params: row.params } : {}),
    ...(row.query ? { querystring: row.query } : {}),
    ...(row.body ? { body: row.body } : {}),
    ...(row.auth ? { security: [{ session: [] }] } : {}),
    response: responsesOf(row.answer),
  }
}
