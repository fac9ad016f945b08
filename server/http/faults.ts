import type { FastifyError, FastifyInstance } from 'fastify'
import type { ZodType } from 'zod'
import { STATUS } from '#schemas/api.ts'
import { type Answer, answer, sendAnswer } from './answer.ts'
import { InputFault, sayInputFault } from './input-fault.ts'
import { languageOf } from './language.ts'

/** Checks requests with Zod and turns every fault into an answer of the envelope; a stack goes to the log alone. */
export function layFaults(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema }) => (data: unknown) => {
    // Every schema of a route comes from the table of calls and is Zod's.
    const read = (schema as unknown as ZodType).safeParse(data ?? undefined, { reportInput: true })
    return read.success ? { value: read.data } : { error: new InputFault(read.error.issues) }
  })
  app.setSerializerCompiler(() => JSON.stringify)

  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done) // `parseAs` says so
  })

  app.setErrorHandler<FastifyError | InputFault>((fault, request, reply) => {
    if (fault instanceof InputFault) {
      const detail = sayInputFault(fault, languageOf(request))
      return sendAnswer(request, reply, answer.refuse(STATUS.invalid, 'invalid', { detail }))
    }
    const refusal = refusalOf(fault)
    if (refusal.status === STATUS.fault) request.log.error({ err: fault, req: request }, 'fault')
    return sendAnswer(request, reply, refusal)
  })
}

function refusalOf(fault: FastifyError): Exclude<Answer<never>, { ok: true }> {
  const status = fault.statusCode ?? 500
  if (status === 413) return answer.refuse(STATUS.tooLarge, 'tooLarge')
  if (status === 404) return answer.refuse(STATUS.missing, 'missing')
  if (status >= 400 && status < 500) return answer.refuse(STATUS.invalid, 'notJson')
  return answer.refuse(STATUS.fault, 'fault')
}
