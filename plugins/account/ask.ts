import { firstValueFrom, from, map, race, timer } from 'rxjs'
import type { Editor } from '#plugins/kit.ts'
import type { CallName, CallRequest, CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { RefusedField } from '#schemas/wire/refusal.ts'

/** A form that hears nothing for so long takes input again (TO13). */
const PATIENCE_MS = 30_000

/** A form was sent and waits. */
export const submitted: EventInput = { type: 'account/submitted', source: 'user', payload: {} }

type Refusal = { desc: string; field?: RefusedField }

/** The server said no to a form, or to one field of it. */
export const refused = ({ desc, field }: Refusal): EventInput => ({
  type: 'account/refused',
  source: 'server',
  payload: { desc, ...(field === undefined ? {} : { field }) },
})

/** Asks the server for somebody who waits in front of a form. */
export function ask<N extends CallName>(
  { ports }: Editor,
  name: N,
  request: CallRequest<N>,
  token?: string,
): Promise<CallResult<N>> {
  const silence = timer(PATIENCE_MS, ports.clock.scheduler).pipe(
    map((): CallResult<N> => ({ ok: false, status: 0, desc: '' })),
  )
  // an attempt of its own each time: what was refused may be right the next time
  const options = {
    idempotencyKey: ports.ids.next(),
    ...(token === undefined ? {} : { token }),
  }
  return firstValueFrom(race(from(ports.api.call(name, request, options)), silence))
}
