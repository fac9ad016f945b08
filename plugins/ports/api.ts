import type { CallName, CallRequest, CallResult } from '#schemas/api.ts'

/** `token`: asks as whom it belongs to, who is not signed in here. */
export type CallOptions = { idempotencyKey?: string; token?: string }

/** The server's calls. Never throws: a refusal and a broken network are answers too. */
export interface Api {
  call<N extends CallName>(
    name: N,
    request: CallRequest<N>,
    options?: CallOptions,
  ): Promise<CallResult<N>>
}
