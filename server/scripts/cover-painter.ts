import type { ScriptStore } from '#server/store/scripts.ts'
import type { MediaMaker, Storyteller } from '#server/storyteller/port.ts'
import type { Script } from './ledger.ts'

const LIMIT_MS = 60_000

/** Paints the cover of a game another way; undefined where its storyteller has no other. */
export type CoverPainter = (script: Script, salt: string) => Promise<string | undefined>

/** A painter of other covers, from the plans the games were told by; a copy has the plan of its brief. */
export const createCoverPainter =
  ({
    store,
    storyteller,
    media,
  }: {
    store: ScriptStore
    storyteller: Storyteller
    media: MediaMaker
  }): CoverPainter =>
  async (script, salt) => {
    if (storyteller.otherCover === undefined) return undefined
    const signal = AbortSignal.timeout(LIMIT_MS)
    const kept = await store.plan(script.id)
    const isOwn = kept?.storyteller === storyteller.name
    const plan = isOwn ? kept : await storyteller.plan(script.brief, signal)
    const brief = storyteller.otherCover(plan, salt)
    return brief && media.picture(brief, signal)
  }
