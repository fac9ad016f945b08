import type { Brief } from '#schemas/settings.ts'
import { StorytellerRefusal } from '#server/storyteller/port.ts'
import type { Casting } from './case/truth.ts'
import { type Premise, recastPremise, settle } from './compose.ts'
import { policyOf } from './gentle.ts'
import type { LensKey } from './line.ts'
import { outlineOf, readOutlineKey } from './outlines.ts'
import { packOf } from './packs.ts'
import { faultsOf } from './proof/faults.ts'
import { type Game, tellGame } from './telling/game.ts'
import { createTrace, type Turning, turningOf } from './telling/turning.ts'

/** So often a telling with faults is told again with other chance. */
export const TRIES = 8

/** The chance of a try. */
export const chanceOf = (salt: string, attempt: number): string =>
  attempt === 0 ? salt : `${salt}#${attempt}`

/** A game, and the way to tell the very same once more with other variants. */
export type Telling = { readonly game: Game; tellAgain(turning: Turning): Game }

/** A proved game, which can also be told with its roles given out otherwise; that telling is not proved yet. */
export type ProvenTelling = Telling & { recast(casting: Casting): Telling | undefined }

/** A whole game for a brief, proved; a telling with faults is told again with other chance. */
export function provenTelling(brief: Brief): ProvenTelling {
  const { lens, telling, salt } = readOutlineKey(brief.outlineKey)
  const pack = packOf(brief.language)
  const policy = policyOf(brief.ageGroup)
  // Its own outline is told anew: it was chosen before the age group, and a later try is of other people.
  const offered =
    brief.outlineText === ''
      ? undefined
      : outlineOf(settle(brief.idea, pack, salt, 'adults', brief.corrections), lens, telling).text
  const allowed = brief.outlineText.trim() === offered ? { ...brief, outlineText: '' } : brief
  const seen: string[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const premise = settle(brief.idea, pack, chanceOf(salt, attempt), policy, brief.corrections)
    const game = tellGame(premise, lens, allowed)
    const faults = faultsOf(game)
    if (faults.length === 0) return tellingOf(game, premise, lens, allowed)
    seen.push(...faults.slice(0, 3))
  }
  throw new StorytellerRefusal(
    'unavailable',
    `no telling of this idea is sound: ${seen.join('; ')}`,
  )
}

function tellingOf(game: Game, premise: Premise, lens: LensKey, brief: Brief): ProvenTelling {
  const tellAgain = (turning: Turning): Game => tellGame({ ...premise, turning }, lens, brief)
  return {
    game,
    tellAgain,
    recast(casting) {
      const other = recastPremise(premise, casting)
      if (other === undefined) return undefined
      // an outline that is the storyteller's own is told along
      const { text } = outlineOf(premise, lens, readOutlineKey(brief.outlineKey).telling)
      const own = brief.outlineText.trim() === text ? { ...brief, outlineText: '' } : brief
      const { choices, turning: trace } = createTrace()
      tellAgain(trace)
      const tellOther = (turning: Turning): Game => {
        // whatever is said in both tellings is said with the same variants
        const asBefore = turningOf(choices, new Map())
        const turned: Turning = (line, drawn) => turning(line, asBefore(line, drawn))
        return tellGame({ ...other, turning: turned }, lens, own)
      }
      return { game: tellOther((_, drawn) => drawn), tellAgain: tellOther }
    },
  }
}
