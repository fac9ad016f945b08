import type { Edit } from '#core/game/edits.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { changesOf } from './changes.ts'
import { isSoundWhole, soundOf, soundTogether } from './checks.ts'
import type { Operation } from './operation.ts'

/** Does an address, or one that holds it, stand in a scope? */
function isIn(address: string, scope: ReadonlySet<string>): boolean {
  for (let end = address.length; end > 0; end = address.lastIndexOf('/', end - 1))
    if (scope.has(address.slice(0, end))) return true
  return false
}

/** The edits of an operation that lie in a scope and leave the game as sound as it was. */
export function carryOut(
  game: GameSnapshot,
  operation: Operation,
  scope: readonly string[],
): readonly Edit[] {
  const places = new Set(scope)
  const all = changesOf(game, operation)
  const chosen = all.filter(({ address }) => isIn(address, places))
  if (operation.kind === 'recast') {
    const isWhole = chosen.length === all.length && isSoundWhole(game, all)
    return isWhole ? all.map(({ edit }) => edit) : []
  }
  const sound =
    operation.kind === 'translate' ? soundTogether(game, all, chosen) : soundOf(game, chosen)
  return sound.map(({ edit }) => edit)
}
