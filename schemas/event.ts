import { z } from 'zod'

/** How a fact came to be known; `clock`: by what the product itself did or waited for. */
const Source = z.enum(['user', 'stream', 'socket', 'poller', 'chat', 'clock', 'server'])

/** `script` facts build the game and are kept by the server, script by script; `session` facts live in one browser. */
export type Scope = 'script' | 'session'

const envelope = {
  id: z.string().min(1),
  /** Position in this log, from 0 in a browser and from 1 in a script's log. */
  seq: z.number().int().nonnegative(),
  /** Position in the script's own log, which decides which of two facts is newer; null for session facts. */
  version: z.number().int().nonnegative().nullable(),
  /** Milliseconds since the epoch; never decides the order of facts. */
  at: z.number().int().nonnegative(),
  source: Source,
  scriptId: z.string().nullable(),
}

/** A text that may stand in no fact: a token, a code, a password. It lives in a port. */
export const Secret = z.string().min(1).brand<'secret'>().meta({ secret: true })
export type Secret = z.infer<typeof Secret>

type HasSecret<T> =
  T extends z.core.$brand<'secret'>
    ? true
    : T extends object
      ? { [K in keyof T]: HasSecret<T[K]> }[keyof T]
      : false
type WithoutSecret<P extends z.ZodType> =
  true extends HasSecret<z.output<P>> ? 'a secret cannot stand in a fact' : P

/**
 * One fact of the vocabulary: `slice/fact` in the past tense, its scope and its payload. One that is `newsOnly` is not
 * logged where it changes nothing.
 */
export function defineEvent<
  const T extends `${string}/${string}`,
  const S extends Scope,
  P extends z.ZodType,
>(type: T, scope: S, payload: WithoutSecret<P> & P, options: { newsOnly?: boolean } = {}) {
  const schema = z.object({ ...envelope, type: z.literal(type), payload: payload as P })
  return { type, scope, payload: payload as P, schema, ...options }
}

/** Types of facts that could carry a secret, by brand or by the name of a field: a test wants none. `tokens` are what a model counts. */
export const factsWithSecrets = (
  catalog: readonly { type: string; schema: z.ZodType }[],
  names = /token(?!s$)|password|pwd|ticket|secret/i,
): string[] =>
  catalog.flatMap(({ type, schema }) => {
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
    const fields = [...text.matchAll(/"([^"]+)":\{/g)].map(([, field = '']) => field)
    return text.includes('"secret":true') || fields.some((field) => names.test(field)) ? [type] : []
  })
