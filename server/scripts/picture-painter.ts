import type { PicturePart } from '#core/game/pictures.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import type { MediaMaker, PicturePayer, Storyteller } from '#server/storyteller/port.ts'
import { createFairLine } from './fair-line.ts'
import type { Script } from './ledger.ts'
import type { Spender } from './spending.ts'

/** A model that does not answer is waited for first. */
const LIMIT_MS = 120_000
/** The games that are being written have the other hands of the studio. */
const AT_ONCE = 1

/** Paints a picture of a game another way; undefined where its storyteller has no other. */
export type PicturePainter = (
  script: Script,
  part: PicturePart,
  salt: string,
) => Promise<string | undefined>

/**
 * A painter of other pictures, from the plans the games were told by; a copy has the plan of its brief. Creators take
 * turns, a picture each, so that whoever has many painted keeps neither the others waiting nor the games being written.
 */
export function createPicturePainter({
  store,
  storyteller,
  media,
  payerOf,
}: {
  store: ScriptStore
  storyteller: Storyteller
  media: MediaMaker
  /** Who pays where a model paints. */
  payerOf: (of: Spender) => PicturePayer
}): PicturePainter {
  const line = createFairLine(AT_ONCE)
  return async (script, part, salt) => {
    const { otherPicture } = storyteller
    if (otherPicture === undefined) return undefined
    return line.run(script.ownerUid, async () => {
      const signal = AbortSignal.timeout(LIMIT_MS)
      const kept = await store.plan(script.id)
      const isOwn = kept?.storyteller === storyteller.name
      const plan = isOwn ? kept : await storyteller.plan(script.brief, signal)
      const brief = otherPicture(plan, { part, salt, game: gameSnapshot(script.draft) })
      const payer = payerOf({ uid: script.ownerUid, script: script.id })
      return brief && media.picture(brief, signal, payer)
    })
  }
}
