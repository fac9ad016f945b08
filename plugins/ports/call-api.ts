import { map, type Observable } from 'rxjs'
import { callPort } from '#core/engine/call-port.ts'
import type { CallName, CallRequest, CallResult } from '#schemas/api.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { CallOptions } from './api.ts'
import type { Ports } from './ports.ts'

/** What nobody answered, or what broke: a refusal without words. */
const NO_ANSWER = { ok: false, status: 0, desc: '' } as const

type Given = CallOptions & {
  /** When it is given up: nobody waits for ever (TO13). */
  limitMs?: number
}

/** Asks the server once. Never errors: what breaks and what is late is refused without words. */
export const callApi = <N extends CallName>(
  { api, clock }: Pick<Ports, 'api' | 'clock'>,
  name: N,
  request: CallRequest<N>,
  { limitMs = LIMITS.patienceMs, ...options }: Given = {},
): Observable<CallResult<N>> =>
  callPort(clock, limitMs, () => api.call(name, request, options)).pipe(
    map((answer) => (answer.ok ? answer.value : NO_ANSWER)),
  )
