import { z } from 'zod'

/** How a fact came to be known. */
export const Source = z.enum(['user', 'stream', 'socket', 'poller', 'chat', 'clock', 'server'])
export type Source = z.infer<typeof Source>

/** `game` facts build the script and are kept by the server; `session` facts live in one browser. */
export type Scope = 'game' | 'session'

export const envelope = {
  id: z.string().min(1),
  /** Position in this log, from 0 in a browser and from 1 in a script's log. */
  seq: z.number().int().nonnegative(),
  /** Position in the script's own log, which decides which of two facts is newer; null for session facts. */
  version: z.number().int().nonnegative().nullable(),
  /** Milliseconds since the epoch; never decides anything. */
  at: z.number().int().nonnegative(),
  source: Source,
  scriptId: z.string().nullable(),
}

/** One fact of the vocabulary: `slice/fact` in the past tense, its scope and its payload. */
export function defineEvent<T extends string, S extends Scope, P extends z.ZodType>(
  type: T,
  scope: S,
  payload: P,
) {
  return { type, scope, payload, schema: z.object({ ...envelope, type: z.literal(type), payload }) }
}
