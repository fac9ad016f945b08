import type { Game } from '../telling/game.ts'
import { proseOf, withoutIdea } from './text-faults.ts'

/** A game that minors may play says nothing hard, but for what its idea says itself. */
export function ageFaults(game: Game): string[] {
  const { pack, policy } = game.premise
  if (policy === 'adults') return []
  return proseOf(game).flatMap((text) => {
    const hard = pack.gentle.never.exec(withoutIdea(game, text))
    return hard ? [`not for minors: ${hard[0]} in ${text.slice(0, 60)}`] : []
  })
}
