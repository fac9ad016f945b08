import type { Api } from '#plugins/ports/api.ts'
import { type CallResult, STATUS } from '#schemas/api.ts'

/** Asks for a game's info. Without an id nothing is asked: it is refused with status 400 (SPEC section 5). */
export function readGame(api: Api, scriptId: string): Promise<CallResult<'readGame'>> {
  if (scriptId.trim() === '')
    return Promise.resolve({ ok: false, status: STATUS.invalid, desc: 'id cannot be empty' })
  return api.call('readGame', { params: { id: scriptId }, query: {} })
}
