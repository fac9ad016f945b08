import type { Game } from '../telling/game.ts'
import { proseOf, withoutWords } from './text-faults.ts'

/** A game that minors may play says nothing hard, but for the words of its idea, whatever they became: a title has them large. */
export function ageFaults(game: Game): string[] {
  const { pack, policy, words } = game.premise
  if (policy === 'adults') return []
  return proseOf(game).flatMap((text) => {
    const hard = pack.gentle.never.exec(withoutWords(text, Object.values(words)))
    return hard ? [`not for minors: ${hard[0]} in ${text.slice(0, 60)}`] : []
  })
}
