import type { Command } from '#plugins/kit.ts'
import type { EventPayload } from '#schemas/events/index.ts'
import { missingIn } from './brief.ts'

/** Makes, changes or (with null) clears some of the choices. */
export const choose: Command<EventPayload<'settings/chosen'>> = (_, choices) =>
  Object.keys(choices).length === 0
    ? { refused: 'nothing_chosen' }
    : [{ type: 'settings/chosen', source: 'user', payload: choices }]

/**
 * Asks for generation. Refused until all six are chosen and while it is being asked for. After an attempt
 * without an answer the same key is used again, so that it happens once.
 */
export const requestStart: Command<{ idempotencyKey: string }> = (draft, { idempotencyKey }) => {
  if (draft.session.settings.start === 'starting') return { refused: 'already_starting' }
  if (missingIn(draft).length > 0) return { refused: 'choices_missing' }
  const key = draft.session.settings.startKey ?? idempotencyKey
  return [{ type: 'settings/startRequested', source: 'user', payload: { idempotencyKey: key } }]
}
