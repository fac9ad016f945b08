import type { Game } from '../telling/game.ts'
import { ageFaults } from './age-faults.ts'
import { caseFaults } from './case-faults.ts'
import { ideaFaults } from './idea-faults.ts'
import { lengthFaults } from './length-faults.ts'
import { secretFaults } from './secret-faults.ts'
import { shapeFaults } from './shape-faults.ts'
import { proseFaults } from './text-faults.ts'

/** Everything wrong with a game, in words for us; a game with faults is never shown. */
export const faultsOf = (game: Game): string[] => [
  ...shapeFaults(game),
  ...caseFaults(game),
  ...proseFaults(game),
  ...ideaFaults(game),
  ...lengthFaults(game),
  ...ageFaults(game),
  ...secretFaults(game),
]
