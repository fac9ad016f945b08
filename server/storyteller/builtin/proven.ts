import type { Brief } from '#schemas/settings.ts'
import { StorytellerRefusal } from '#server/storyteller/port.ts'
import { settle } from './compose.ts'
import { policyOf } from './gentle.ts'
import { outlineOf, readOutlineKey } from './outlines.ts'
import { packOf } from './packs.ts'
import { faultsOf } from './proof/faults.ts'
import { type Game, tellGame } from './telling/game.ts'
import type { Turning } from './telling/turning.ts'

const TRIES = 8

/** A proved game, and the way to tell the very same once more with other variants. */
export type ProvenTelling = { readonly game: Game; tellAgain(turning: Turning): Game }

/** A whole game for a brief, proved; a telling with faults is told again with other chance. */
export function provenTelling(brief: Brief): ProvenTelling {
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
    const premise = settle(brief.idea, pack, attempt === 0 ? salt : `${salt}#${attempt}`, policy)
    const game = tellGame(premise, lens, allowed)
    const faults = faultsOf(game)
    if (faults.length === 0)
      return { game, tellAgain: (turning) => tellGame({ ...premise, turning }, lens, allowed) }
    seen.push(...faults.slice(0, 3))
  }
  throw new StorytellerRefusal(
    'unavailable',
    `no telling of this idea is sound: ${seen.join('; ')}`,
  )
}
