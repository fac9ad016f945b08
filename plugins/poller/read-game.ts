import { type Observable, of } from 'rxjs'
import { callApi } from '#plugins/ports/call-api.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import { type CallResult, STATUS } from '#schemas/api.ts'

/** Asks for a game's info. Without an id nothing is asked: it is refused with status 400 (SPEC section 5). */
export const askForGame = (
  ports: Pick<Ports, 'api' | 'clock'>,
  scriptId: string,
): Observable<CallResult<'readGame'>> =>
  scriptId.trim() === ''
    ? of({ ok: false, status: STATUS.invalid, desc: 'id cannot be empty' })
    : callApi(ports, 'readGame', { params: { id: scriptId }, query: {} })
