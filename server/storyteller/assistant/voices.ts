import type { GameSnapshot } from '#schemas/game.ts'
import type { Voice } from '../reteller.ts'

/** Who speaks at each node of a game: by it the storyteller knows whose roles were exchanged. */
export const voicesOf = ({ contents }: GameSnapshot): Voice[] =>
  contents.flatMap(({ nodes }) => nodes.map(({ id, speaker }) => ({ nodeId: id, speaker })))
