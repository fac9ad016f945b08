import type { Game } from '../telling/game.ts'
import { proseOf, withoutWords } from './text-faults.ts'

/** A game that minors may play says nothing hard, but for the words of its idea, whatever they became: a title has them large. */
export function ageFaults(game: Game): string[] {
  const { pack, policy, words } = game.premise
  if (policy === 'adults') return []
  const { never } = pack.gentle
  // what the idea itself says is looked for only where there is something hard
  return proseOf(game).flatMap((text) => {
    const hard = never.test(text) ? never.exec(withoutWords(text, Object.values(words))) : null
    return hard ? [`not for minors: ${hard[0]} in ${text.slice(0, 60)}`] : []
  })
}
