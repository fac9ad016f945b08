import type { Draft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import type { Reduce } from './reduce.ts'
import { together } from './together.ts'

/** The draft a log makes. No ports, no effects, no clock: the same log, the same draft, on any machine. */
export function fold(reduce: Reduce, initial: Draft, log: Iterable<GameEvent>): Draft {
  return together(() => {
    let draft = initial
    for (const event of log) draft = reduce(draft, event)
    return draft
  })
}

/** Each fact with the draft after it. */
export function* replay(
  reduce: Reduce,
  initial: Draft,
  log: Iterable<GameEvent>,
): Generator<{ event: GameEvent; draft: Draft }, Draft> {
  let draft = initial
  for (const event of log) {
    draft = reduce(draft, event)
    yield { event, draft }
  }
  return draft
}

/** A value with the keys of its objects in order, so that equal values have equal texts. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

/** SHA-256 of a draft in hex: the same in Node and in a browser. */
export async function digestOf(draft: Draft): Promise<string> {
  const bytes = new TextEncoder().encode(canonical(draft))
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
