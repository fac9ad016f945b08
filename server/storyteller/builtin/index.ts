import type { Brief } from '#schemas/settings.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import type { Storyteller } from '#server/storyteller/port.ts'
import { settle } from './compose.ts'
import { materialOf } from './material.ts'
import { otherPicture } from './other-picture.ts'
import { outlinesOf } from './outlines.ts'
import { packOf } from './packs.ts'
import { provenTelling } from './proven.ts'
import type { Game } from './telling/game.ts'
import { streamReasoning } from './thinking.ts'
import { BUILTIN, planOf, writeUnit } from './write.ts'

/** A whole game for a brief, proved. */
export const provenGame = (brief: Brief): Game => provenTelling(brief).game

/** The plan of a brief's game. */
export const plannedGame = (brief: Brief): Plan => planOf(materialOf(provenGame(brief), brief))

/** The storyteller that needs no model and no network. */
export function createBuiltinStoryteller(): Storyteller {
  return {
    name: BUILTIN,
    async *propose(request, signal) {
      const salt = request.salt ?? ''
      const premise = settle(request.idea, packOf(request.language), salt)
      for await (const thought of streamReasoning(premise, signal)) yield { thought }
      signal.throwIfAborted()
      for (const outline of outlinesOf(premise, salt, request.shown)) yield { outline }
    },
    async plan(brief, signal) {
      signal.throwIfAborted()
      return plannedGame(brief)
    },
    write: writeUnit,
    otherPicture,
  }
}
