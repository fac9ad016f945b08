import { APICallError } from 'ai'
import { NO_TOKENS, type TokenCount } from './token-count.ts'

/** How a model can fail, each with a sentence of its own for the creator. */
const MODEL_FAULTS = [
  'wrongKey',
  'unknownModel',
  'quota',
  'busy',
  'refusal',
  'empty',
  'broken',
  'endless',
  'silence',
  'lost',
  'tooLong',
  'unreachable',
  'failed',
] as const
export type ModelFaultCode = (typeof MODEL_FAULTS)[number]

/** Whether the same question may well be answered a little later. */
const PASSING: ReadonlySet<ModelFaultCode> = new Set([
  'busy',
  'empty',
  'broken',
  'endless',
  'silence',
  'lost',
  'unreachable',
  'failed',
])

/** A model that did not answer. Its message is for the operator's log, and holds nothing of the request: no key, no text. */
export class ModelFault extends Error {
  readonly code: ModelFaultCode
  /** When the provider wants to be asked again, if it says so. */
  readonly retryAfterMs: number | undefined
  /** What was paid all the same. */
  readonly tokens: TokenCount

  constructor(code: ModelFaultCode, message: string, retryAfterMs?: number, tokens = NO_TOKENS) {
    super(message)
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.tokens = tokens
  }

  get isPassing(): boolean {
    return PASSING.has(this.code)
  }
}

const LONG = /context|too (?:long|large|many tokens)|maximum.{0,40}(?:tokens|length)|token limit/i
const MONEY = /quota|billing|credit|insufficient|balance|payment/i
const MODEL = /model/i
const REACHED_NOBODY = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|CERT|certificate/

/** What an answer that is no answer means, by its status and what it says; the first that fits. */
const BY_STATUS: readonly (readonly [ModelFaultCode, readonly number[], RegExp?])[] = [
  ['wrongKey', [401, 403]],
  ['quota', [402]],
  ['quota', [429], MONEY],
  ['tooLong', [413]],
  ['tooLong', [400], LONG],
  ['unknownModel', [404]],
  ['unknownModel', [400], MODEL],
  ['busy', [429, 503, 529]],
]

/** What a fault of the transport means, whatever it is wrapped in. */
export function modelFaultOf(cause: unknown): ModelFault {
  if (cause instanceof ModelFault) return cause
  if (!APICallError.isInstance(cause)) return faultOfConnection(cause)
  const { statusCode: status } = cause
  if (status === undefined) return faultOfConnection(cause.cause ?? cause)
  // begun well and broken off
  if (status < 300) return new ModelFault('lost', 'the connection was lost within an answer')
  const said = `${cause.message} ${cause.responseBody ?? ''}`
  const [code = 'failed'] =
    BY_STATUS.find(
      ([, statuses, says]) => statuses.includes(status) && says?.test(said) !== false,
    ) ?? []
  const wait = code === 'busy' ? retryAfterMs(cause.responseHeaders) : undefined
  return new ModelFault(code, `the provider answered ${status}`, wait)
}

function faultOfConnection(cause: unknown): ModelFault {
  const said = namesOf(cause).join(' ')
  return REACHED_NOBODY.test(said)
    ? new ModelFault('unreachable', 'the provider cannot be reached')
    : new ModelFault('lost', 'the connection was lost')
}

/** Names, codes and messages of a fault and of what caused it: they may name an address, so none of them is passed on. */
function namesOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return []
  const code = 'code' in cause ? String(cause.code) : ''
  return [cause.name, code, cause.message, ...namesOf(cause.cause)]
}

/** `Retry-After`, in seconds or as a date; `retry-after-ms` where a provider is more exact. */
export function retryAfterMs(
  headers: Readonly<Record<string, string>> | undefined,
  now = Date.now(),
): number | undefined {
  const exact = Number(headers?.['retry-after-ms'])
  if (exact > 0) return exact
  const said = headers?.['retry-after']
  if (said === undefined) return undefined
  const ms = /^\d+(?:\.\d+)?$/.test(said.trim()) ? Number(said) * 1_000 : Date.parse(said) - now
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
