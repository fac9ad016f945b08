import { z } from 'zod'
import { accountCalls } from './api-account.ts'
import { profileCalls } from './api-profile.ts'
import { revisionCalls } from './api-revisions.ts'
import { scriptCalls } from './api-scripts.ts'
import type { RefusedField } from './wire/refusal.ts'

/** One row of the table of calls: the browser's adapter and the server's routes read the same. */
export type CallDefinition = {
  method: 'GET' | 'POST'
  /** With `:name` for parameters. */
  path: string
  /** Needs a session. */
  auth: boolean
  /** Takes an `Idempotency-Key`. */
  idempotent: boolean
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The shape of `data` when `status` is 200. */
  answer: z.ZodType
}

export const calls = {
  ...accountCalls,
  ...profileCalls,
  ...scriptCalls,
  ...revisionCalls,
} as const satisfies Record<string, CallDefinition>
export type CallName = keyof typeof calls

type Part<N extends CallName, K extends 'params' | 'query' | 'body'> =
  (typeof calls)[N] extends Record<K, infer S extends z.ZodType>
    ? { [P in K]: z.input<S> }
    : unknown
export type CallRequest<N extends CallName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>
export type CallData<N extends CallName> = z.output<(typeof calls)[N]['answer']>

/** What a call comes to: `status` 0 means that the network or the answer was broken, `field` what a refusal is about. */
export type CallResult<N extends CallName> =
  | { ok: true; data: CallData<N>; desc: string }
  | { ok: false; status: number; desc: string; field?: RefusedField }

/** Every answer under `/api`. */
export const Envelope = z.object({ status: z.number().int(), desc: z.string(), data: z.unknown() })
export type Envelope = z.infer<typeof Envelope>

export const STATUS = {
  ok: 200,
  invalid: 400,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  refused: 422,
  tooMany: 429,
  fault: 500,
  noSession: 1005,
  sessionExpired: 1007,
} as const

/** Does an answer say that nobody is signed in any more? */
export const isSessionLost = (status: number): boolean =>
  status === STATUS.noSession || status === STATUS.sessionExpired
