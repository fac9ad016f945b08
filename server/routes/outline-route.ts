import { Readable } from 'node:stream'
import { z } from 'zod'
import { Envelope, STATUS } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { DEFAULT_GAME_LANGUAGE, type GameLanguage } from '#schemas/language.ts'
import { LIMITS, SIZES } from '#schemas/limits.ts'
import type { OutlineRequest } from '#schemas/outline.ts'
import { isCorrected } from '#schemas/reading-of-idea.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { languageIn } from '#schemas/wire/brief.ts'
import { mustBeLetIn } from '#server/http/admission.ts'
import { answer, sendAnswer } from '#server/http/answer.ts'
import { callerLanguage } from '#server/http/language.ts'
import { publicOrigin } from '#server/http/origin.ts'
import { createSeats } from '#server/http/seats.ts'
import { mustBeUser, userOf } from '#server/http/serve.ts'
import { say } from '#server/http/words/words.ts'
import {
  createOutlineRequests,
  type OutlineRequestOptions,
} from '#server/scripts/outline-requests.ts'
import type { RouteContext } from '#server/services.ts'
import { createOutlineRequestStore } from '#server/store/outline-requests.ts'
import { createSharedOutlines } from '#server/store/shared-outlines.ts'

const STREAM_RETRY_SECONDS = 5

/** Lines, or a refusal. */
const ANSWERS = {
  200: {
    description: 'The outline stream, or a refusal.',
    content: {
      'text/plain': { schema: z.string() },
      'application/json': { schema: Envelope.extend({ data: z.null() }) },
    },
  },
}

type OutlineBody = (typeof outlineCall.body)['_output']

/** What the storyteller is asked; what says nothing is left out, for the same is asked under the same id. */
const requestOf = (body: OutlineBody, language: GameLanguage): OutlineRequest => ({
  idea: body.setting,
  language,
  ...(body.salt ? { salt: body.salt } : {}),
  ...(body.shown ? { shown: body.shown } : {}),
  ...(body.corrections && isCorrected(body.corrections) ? { corrections: body.corrections } : {}),
  // nothing taken is an answer too: the idea is not read once more
  ...(body.taken ? { taken: body.taken } : {}),
})

/** Who tells and shows what is proposed, and who hears what it cost. */
type OutlineMakers = Pick<OutlineRequestOptions, 'storyteller' | 'covers' | 'spent' | 'usedUp'>

/** A telling is kept, and told again, whatever the server's address is by then. Each piece of it is whole. */
async function* addressed(lines: AsyncIterable<string>, origin: string): AsyncIterable<string> {
  for await (const piece of lines) yield piece.replaceAll(STORED_ORIGIN, origin)
}

/** The outline stream: plain text, told once for each request id. A reader that leaves stops nothing; there is a call for that. */
export function outlineRoute(
  { app, services, serve }: RouteContext,
  { storyteller, covers, spent, usedUp }: OutlineMakers,
  heartbeatEveryMs: number = LIMITS.heartbeatEveryMs,
): void {
  const now = () => services.clock.now()
  const { notices } = services
  const requests = createOutlineRequests({
    store: createOutlineRequestStore(services.store, now),
    ...(notices === undefined
      ? {}
      : { shared: createSharedOutlines(services.store, notices, now) }),
    storyteller,
    ...(covers === undefined ? {} : { covers }),
    ...(spent === undefined ? {} : { spent }),
    ...(usedUp === undefined ? {} : { usedUp }),
    heartbeatEveryMs,
    log: app.log,
  })
  const streams = createSeats(SIZES.streamsOfUser)
  app.addHook('preClose', () => requests.end())
  serve('stopOutline', async ({ user, body }) =>
    answer.ok({ stopped: await requests.stop(user.uid, body.request_id) }),
  )
  app.route({
    method: outlineCall.method,
    url: outlineCall.path,
    schema: {
      operationId: 'outline',
      body: outlineCall.body,
      querystring: outlineCall.query,
      security: [{ session: [] }],
      response: ANSWERS,
    },
    onRequest: [mustBeUser(services, 'outline'), mustBeLetIn(services)],
    async preHandler(request, reply) {
      const leave = streams.enter(userOf(request).uid)
      if (leave === null) return sendAnswer(request, reply, answer.wait(STREAM_RETRY_SECONDS))
      for (const end of ['close', 'finish']) reply.raw.once(end, leave)
    },
    async handler(request, reply) {
      // the validator has checked both against the row
      const body = request.body as OutlineBody
      const query = request.query as (typeof outlineCall.query)['_output']
      const asked = languageIn(body.language ?? '')
      if (asked === undefined && (body.language ?? '').trim() !== '')
        return sendAnswer(request, reply, answer.refuse(400, 'badChoice', { field: 'language' }))
      const requestId = query.request_id || body.request_id || `default-${services.clock.now()}`
      const language = callerLanguage(request)
      const opened = await requests.open(
        userOf(request).uid,
        requestId,
        requestOf(body, asked ?? DEFAULT_GAME_LANGUAGE),
        (code) => say(code === 'refused' ? 'storyRefused' : 'storyUnavailable', language),
      )
      if (!opened.ok)
        return sendAnswer(request, reply, answer.refuse(STATUS.conflict, 'requestReused'))
      reply.raw.setTimeout(LIMITS.outlineTimeoutMs, () => reply.raw.destroy())
      return reply
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .type('text/plain; charset=utf-8')
        .send(Readable.from(addressed(opened.lines, publicOrigin(request, services.config))))
    },
  })
}
