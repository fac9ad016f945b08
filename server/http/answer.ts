import type { FastifyReply, FastifyRequest } from 'fastify'
import { STATUS } from '#schemas/api.ts'
import { callerLanguage } from './language.ts'
import { say, type WordKey, type WordParams } from './words/words.ts'

export type RefusalStatus = Exclude<(typeof STATUS)[keyof typeof STATUS], 200>

/** No, and why: the word is said in the caller's language. */
export type CallRefusal = {
  ok: false
  status: RefusalStatus
  word: WordKey
  params: WordParams
  retryAfterSeconds?: number
}
/** What a call comes to. */
export type CallAnswer<T> = { ok: true; data: T } | CallRefusal

/** Ways to answer a call. */
export const answer = {
  ok: <T>(data: T): { ok: true; data: T } => ({ ok: true, data }),
  refuse: (status: RefusalStatus, word: WordKey, params: WordParams = {}): CallRefusal => ({
    ok: false,
    status,
    word,
    params,
  }),
  /** 429: says how long to wait, in the desc and in `Retry-After`. */
  wait: (seconds: number, word: WordKey = 'tooMany'): CallRefusal => ({
    ok: false,
    status: STATUS.tooMany,
    word,
    params: { seconds },
    retryAfterSeconds: seconds,
  }),
} as const

type Answered = { status: number; word: WordKey | null }
const answers = new WeakMap<FastifyRequest, Answered>()
/** What a request was answered in the envelope; undefined where it was answered otherwise. */
export const answered = (request: FastifyRequest): Answered | undefined => answers.get(request)

/** Sends an answer in the envelope `{status, desc, data}`, with HTTP 200 for all but 429, unless `http` says otherwise. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  given: CallAnswer<unknown>,
  http = !given.ok && given.status === STATUS.tooMany ? 429 : 200,
): FastifyReply {
  const language = callerLanguage(request)
  answers.set(request, given.ok ? { status: STATUS.ok, word: null } : given)
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (given.ok) {
    return reply.code(http).send({ status: STATUS.ok, desc: say('ok', language), data: given.data })
  }
  if (given.retryAfterSeconds !== undefined) reply.header('retry-after', given.retryAfterSeconds)
  return reply
    .code(http)
    .send({ status: given.status, desc: say(given.word, language, given.params), data: null })
}
