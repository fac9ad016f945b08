import { type PlayFault, playFaults } from '#core/game/play-faults.ts'
import type { GameSnapshot } from '#schemas/game.ts'

/** What can be wrong with a game that is played. */
export type FaultKind =
  | 'way'
  | 'speaker'
  | 'location'
  | 'answer'
  | 'role'
  | 'node'
  | 'option'
  | 'name'

/** The kind a fault is of. */
export const kindOfFault = (fault: string): FaultKind =>
  // every fault is made by `faultOf`
  fault.slice(0, fault.indexOf(' ')) as FaultKind

/** Nodes nobody comes to, and nodes without an ending, are said to be ways that are broken. */
function faultOf({ kind, at, node, optionId }: PlayFault): string {
  const said: FaultKind = kind === 'unreached' || kind === 'deadEnd' ? 'way' : kind
  const where = node === null ? at : `${node.chapterKey}/${node.nodeId}`
  return `${said} ${optionId === null ? where : `${where}/${optionId}`}`
}

/** What keeps a game from being played as it is written: `speaker chapter_1/105`, the kind first and then where. */
export const playFaultsOf = (game: GameSnapshot): string[] => playFaults(game).map(faultOf)

/** The faults a game has and another did not. */
export function newFaults(before: GameSnapshot, after: GameSnapshot): string[] {
  const known = new Set(playFaultsOf(before))
  return playFaultsOf(after).filter((fault) => !known.has(fault))
}
