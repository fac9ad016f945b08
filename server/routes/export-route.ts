import { Readable } from 'node:stream'
import { STATUS } from '#schemas/api.ts'
import { profileCalls } from '#schemas/api-profile.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { answer, sendAnswer } from '#server/http/answer.ts'
import { callerLanguage } from '#server/http/language.ts'
import { publicOrigin } from '#server/http/origin.ts'
import { mustBeUser, responsesOf, userOf } from '#server/http/serve.ts'
import { say } from '#server/http/words/words.ts'
import type { RouteContext } from '#server/services.ts'
import type { AccountData } from '#server/store/account-data.ts'

/** The account itself, as the file begins: never a token, a password hash or a client's digest. */
export type ExportedAccount = Record<string, unknown>

/** Everything of an account as one envelope, written game by game: a creator of many games fills no memory. */
export function exportRoute(
  { app, services }: RouteContext,
  data: AccountData,
  accountOf: (uid: string, origin: string) => Promise<ExportedAccount | undefined>,
): void {
  const row = profileCalls.exportAccount
  app.route({
    method: row.method,
    url: row.path,
    schema: {
      operationId: 'exportAccount',
      security: [{ session: [] }],
      response: responsesOf(row.answer),
    },
    onRequest: mustBeUser(services, 'exportAccount'),
    async handler(request, reply) {
      const { uid } = userOf(request)
      const wait = await services.limits.take(['exports', uid])
      if (wait !== null) return sendAnswer(request, reply, answer.wait(wait))
      const origin = publicOrigin(request, services.config)
      const account = await accountOf(uid, origin)
      if (account === undefined)
        return sendAnswer(request, reply, answer.refuse(STATUS.missing, 'missing'))
      const head = JSON.stringify({
        format: 'lamplight-export',
        version: 1,
        exported_at: new Date(services.clock.now()).toISOString(),
        account,
      })
      const desc = JSON.stringify(say('ok', callerLanguage(request)))
      const text = envelopeOf(desc, head, pieces(data, uid, origin))
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(Readable.from(text))
    },
  })
}

/** `{"status":200,"desc":…,"data":{…head, "scripts":[…], …}}`, piece by piece. */
async function* envelopeOf(
  desc: string,
  head: string,
  body: AsyncIterable<string>,
): AsyncIterable<string> {
  yield `{"status":${STATUS.ok},"desc":${desc},"data":${head.slice(0, -1)}`
  yield* body
  yield '}}'
}

async function* pieces(data: AccountData, uid: string, origin: string): AsyncIterable<string> {
  const present = (text: string) => text.replaceAll(STORED_ORIGIN, origin)
  yield* list('scripts', await data.scriptsOf(uid), async ({ brief, ...script }) => {
    const log = await data.logOf(script.id)
    const facts = log.map(({ payload, ...fact }) => ({ ...fact, payload: jsonIn(payload) }))
    return present(JSON.stringify({ ...script, brief: jsonIn(brief), log: facts }))
  })
  yield* list('published_games', await data.gameIdsOf(uid), async (id) => {
    const game = await data.gameOf(id)
    if (game === undefined) return null
    const { snapshot, ...rest } = game
    return present(JSON.stringify({ ...rest, snapshot: jsonIn(snapshot) }))
  })
  yield* list('outline_requests', await data.outlinesOf(uid), async ({ lines, ...request }) =>
    present(JSON.stringify({ ...request, text: lines })),
  )
  yield* list('model_questions', await data.modelQuestionsOf(uid), async (one) =>
    JSON.stringify(one),
  )
}

/** A list of the file; whatever went while it was written is left out. */
async function* list<T>(
  name: string,
  rows: readonly T[],
  write: (row: T) => Promise<string | null>,
): AsyncIterable<string> {
  let before = `,"${name}":[`
  for (const row of rows) {
    const text = await write(row)
    if (text === null) continue
    yield before + text
    before = ','
  }
  yield before === ',' ? ']' : `${before}]`
}

/** What a row holds as JSON; a damaged one goes along as the text it is. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
