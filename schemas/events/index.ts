import { z } from 'zod'
import * as account from './account.ts'
import * as analytics from './analytics.ts'
import * as arranging from './arranging.ts'
import * as aside from './aside.ts'
import * as basics from './basics.ts'
import * as chat from './chat.ts'
import * as correcting from './correcting.ts'
import * as deciding from './deciding.ts'
import * as history from './history.ts'
import * as idea from './idea.ts'
import * as library from './library.ts'
import * as live from './live.ts'
import * as media from './media.ts'
import * as model from './model.ts'
import * as nodes from './nodes.ts'
import * as npcs from './npcs.ts'
import * as outlines from './outlines.ts'
import * as player from './player.ts'
import * as playing from './playing.ts'
import * as preview from './preview.ts'
import * as profile from './profile.ts'
import * as publishing from './publishing.ts'
import * as reading from './reading.ts'
import * as regenerating from './regenerating.ts'
import * as retrying from './retrying.ts'
import * as revising from './revising.ts'
import * as script from './script.ts'
import * as settings from './settings.ts'
import * as steps from './steps.ts'
import * as story from './story.ts'
import * as thinking from './thinking.ts'
import * as toasts from './toasts.ts'
import * as unseen from './unseen.ts'
import * as updates from './updates.ts'

const slices = {
  ...account,
  ...idea,
  ...correcting,
  ...thinking,
  ...outlines,
  ...settings,
  ...live,
  ...script,
  ...basics,
  ...player,
  ...npcs,
  ...story,
  ...nodes,
  ...media,
  ...steps,
  ...updates,
  ...history,
  ...aside,
  ...chat,
  ...deciding,
  ...unseen,
  ...preview,
  ...publishing,
  ...retrying,
  ...revising,
  ...regenerating,
  ...model,
  ...arranging,
  ...library,
  ...profile,
  ...reading,
  ...analytics,
  ...playing,
  ...toasts,
}
type Definition = (typeof slices)[keyof typeof slices]

/** Every fact the product knows, in the order of the story. */
export const catalog: readonly Definition[] = Object.values(slices)

type Member<D> = D extends { schema: infer S extends z.ZodType } ? z.infer<S> : never
/** Any fact with its envelope. */
export type GameEvent = Member<Definition>
export type EventType = GameEvent['type']
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>
export type EventPayload<T extends EventType> = EventOf<T>['payload']
export type GameEventType = Extract<Definition, { scope: 'script' }>['type']

/** Checks one fact with its envelope; chosen by type, so a refusal names the field. */
export const GameEvent = z.discriminatedUnion(
  'type',
  catalog.map((definition) => definition.schema) as unknown as [
    Definition['schema'],
    ...Definition['schema'][],
  ],
) as unknown as z.ZodType<GameEvent>

const byType = new Map<string, Definition>(catalog.map((one) => [one.type, one]))
export const definitionOf = (type: string): Definition | undefined => byType.get(type)

/** What a caller hands to the bus; the bus stamps id, seq and at. */
export type EventInput = {
  [T in EventType]: {
    type: T
    payload: EventPayload<T>
    source: GameEvent['source']
    scriptId?: string | null
    version?: number | null
  }
}[EventType]
