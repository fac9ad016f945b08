import type { FlowWorld } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { CallName, CallRequest, CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { RefusedField } from '#schemas/wire/refusal.ts'

/** The ports of whoever asks the server in front of a form. */
export const ASKING = ['api', 'clock', 'ids'] as const

type Asking = Pick<FlowWorld<(typeof ASKING)[number]>, 'ports' | 'until'>
type Refused = { desc: string; field?: RefusedField }

/** The server said no to a form, or to one field of it. */
export const refused = ({ desc, field }: Refused): EventInput => ({
  type: 'account/refused',
  source: 'server',
  payload: { desc, ...(field === undefined ? {} : { field }) },
})

/** Asks the server for somebody who waits in front of a form, which takes input again when nothing is heard (TO13). */
export function ask<N extends CallName>(
  { ports, until }: Asking,
  name: N,
  request: CallRequest<N>,
  token?: string,
): Promise<CallResult<N>> {
  // an attempt of its own each time: what was refused may be right the next time
  const idempotencyKey = ports.ids.next()
  const options = { idempotencyKey, ...(token === undefined ? {} : { token }) }
  return until(callApi(ports, name, request, options))
}
