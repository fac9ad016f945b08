import { projection } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import {
  addSpent,
  type BuiltInReason,
  type ModelSpent,
  type ModelWork,
} from '#schemas/model-work.ts'

/** The version as of which a model's work is to be asked for; null where it is known, and where there can be none. */
export const unreadVersion = projection(
  'model.unread',
  (draft) =>
    [
      processComplete(draft) && draft.session.account.user !== null,
      draft.script.script.scriptVersion.value,
      draft.session.model.readAt,
    ] as const,
  (isReadable, present, readAt): number | null =>
    isReadable && readAt !== 'missing' && readAt !== present ? present : null,
)

/** Why each scene that is not in a model's words is not, by its address. */
const reasonsByAddress = projection(
  'model.reasons',
  ({ session: { model } }) => [model.work.scenes] as const,
  (scenes): ReadonlyMap<string, BuiltInReason> =>
    new Map(scenes.map(({ address, reason }) => [address, reason])),
)

/** Why the scene at an address is in the built-in storyteller's words; null where it is not, or no model tells the game. */
export const reasonAt = (draft: Draft, address: string): BuiltInReason | null =>
  reasonsByAddress(draft).get(address) ?? null

/** Whether a model may be asked for such a scene again. */
export const mayBeAskedAgain = (reason: BuiltInReason): boolean =>
  reason !== 'test' && reason !== 'otherModel'

const NOTHING: ModelSpent = { calls: 0, input: 0, cached: 0, output: 0, reasoning: 0, ms: 0 }

/** What some parts have cost together. */
export const sumOf = (parts: readonly ModelSpent[]): ModelSpent => parts.reduce(addSpent, NOTHING)

/** A model's work on the open game, with its sum; null where no model tells it. */
export const shownWork = projection(
  'model.shown',
  ({ session: { model } }) => [model.work] as const,
  (work): (ModelWork & { model: string; sum: ModelSpent }) | null =>
    work.model === null ? null : { ...work, model: work.model, sum: sumOf(work.parts) },
)
