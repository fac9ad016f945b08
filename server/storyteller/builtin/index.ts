import type { Brief } from '#schemas/settings.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import { type Storyteller, StorytellerRefusal } from '#server/storyteller/port.ts'
import { settle } from './compose.ts'
import { policyOf } from './gentle.ts'
import { materialOf } from './material.ts'
import { outlineOf, outlinesOf, readOutlineKey } from './outlines.ts'
import { packOf } from './packs.ts'
import { faultsOf } from './proof/faults.ts'
import { type Game, tellGame } from './telling/game.ts'
import { streamReasoning } from './thinking.ts'
import { BUILTIN, planOf, writeUnit } from './write.ts'

const TRIES = 8

/** A whole game for a brief, proved; a telling with faults is told again with other chance. */
export function provenGame(brief: Brief): Game {
  const { lens, telling, salt } = readOutlineKey(brief.outlineKey)
  const pack = packOf(brief.language)
  const policy = policyOf(brief.ageGroup)
  // The outline was chosen before the age group: told harder than the game may be, it is told anew.
  const offered =
    policy === 'minors' && brief.outlineText !== ''
      ? outlineOf(settle(brief.idea, pack, salt), lens, telling).text
      : undefined
  const allowed = brief.outlineText.trim() === offered ? { ...brief, outlineText: '' } : brief
  const seen: string[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const game = tellGame(
      settle(brief.idea, pack, attempt === 0 ? salt : `${salt}#${attempt}`, policy),
      lens,
      allowed,
    )
    const faults = faultsOf(game)
    if (faults.length === 0) return game
    seen.push(...faults.slice(0, 3))
  }
  throw new StorytellerRefusal(
    'unavailable',
    `no telling of this idea is sound: ${seen.join('; ')}`,
  )
}

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
  }
}
