import { catchError, defer, from, type Observable, of, timeout } from 'rxjs'
import type { Ports } from '#plugins/ports/ports.ts'
import type { CallName, CallRequest, CallResult } from '#schemas/api.ts'

/** What has no answer by then has failed (TO13). */
const PATIENCE_MS = 30_000
/** A file of many games takes longer to be gathered. */
export const EXPORT_PATIENCE_MS = 180_000

const BROKEN = { ok: false, status: 0, desc: '' } as const

/** Asks the server; a silence is an answer too. */
export const ask = <N extends CallName>(
  { api, clock }: Ports,
  name: N,
  request: CallRequest<N>,
  patience = PATIENCE_MS,
): Observable<CallResult<N>> =>
  defer(() => from(api.call(name, request))).pipe(
    timeout({ first: patience, scheduler: clock.scheduler }),
    catchError(() => of(BROKEN)),
  )
