import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { STATUS } from '#schemas/api.ts'
import { DamagedRow } from '#server/store/damaged-row.ts'
import { answer, type CallRefusal, sendAnswer } from './answer.ts'
import { InputFault, sayInputFault } from './input-fault.ts'
import { callerLanguage } from './language.ts'
import { isNestedDeeper } from './nesting.ts'
import { say } from './words/words.ts'

/** Nothing that is asked here nests more; what does could fill the stack of whoever walks through it. */
const DEEPEST = 100

/** Checks requests with Zod and turns every fault into an answer of the envelope; a stack goes to the log alone. */
export function registerFaults(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (data: unknown) => {
    const given = httpPart === 'querystring' ? withoutBlanks(data) : data
    // Every schema of a route comes from the table of calls and is Zod's.
    const read = (schema as unknown as ZodType).safeParse(given ?? undefined, { reportInput: true })
    return read.success ? { value: read.data } : { error: new InputFault(read.error.issues) }
  })
  app.setSerializerCompiler(() => JSON.stringify)

  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string // `parseAs` says so
    if (text === '') done(null, undefined)
    else if (isNestedDeeper(text, DEEPEST)) done(tooDeep(), undefined)
    else void parse(request, text, done)
  })

  app.setErrorHandler<FastifyError | InputFault>((fault, request, reply) => {
    if (fault instanceof InputFault) {
      const detail = sayInputFault(fault, callerLanguage(request))
      return sendAnswer(request, reply, answer.refuse(STATUS.invalid, 'invalid', { detail }))
    }
    return sayFault(fault, request, reply)
  })
}

const tooDeep = () => Object.assign(new SyntaxError('nested too deep'), { statusCode: 400 })

/** `?page=&size=`: a name of the query without a value says nothing. */
function withoutBlanks(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/** Is this an address of the calls, where every answer has the envelope? */
export const isCall = (url: string): boolean => /^\/(api|wsServer)(\/|$|\?)/.test(url)

/** Answers a fault: in the envelope for a call, else as a plain page with its HTTP status. */
export function sayFault(
  fault: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(fault)
  const isOurs = refusal.status === STATUS.fault
  if (isOurs) request.log.error({ err: fault, req: request }, 'fault')
  if (isCall(request.url)) return sendAnswer(request, reply, refusal)
  return reply
    .code(isOurs ? 500 : 404)
    .type('text/plain; charset=utf-8')
    .send(say(isOurs ? 'fault' : 'missing', callerLanguage(request)))
}

function refusalOf(fault: FastifyError): CallRefusal {
  if (fault instanceof DamagedRow) return answer.refuse(STATUS.fault, 'damaged')
  const status = fault.statusCode ?? 500
  if (status === 413) return answer.refuse(STATUS.tooLarge, 'tooLarge')
  // Whatever else is wrong with a request is wrong with its body, or with its address.
  const isBody = fault instanceof SyntaxError || fault.code?.startsWith('FST_ERR_CTP')
  if (status < 500 && isBody) return answer.refuse(STATUS.invalid, 'notJson')
  if (status < 500) return answer.refuse(STATUS.missing, 'missing')
  return answer.refuse(STATUS.fault, 'fault')
}
