import { expect } from 'vitest'
import { playFaults } from '#core/game/play-faults.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { carriedOut, GAMES } from './asking.ts'

/** A whole game in each language. */
export const TOLD = GAMES.slice(3)
const [, chinese, japanese] = TOLD

/** Where the last chapter asks who did it, and the node its answer leads to. */
export function accusationOf({ contents }: GameSnapshot) {
  const nodes = contents.at(-1)?.nodes ?? []
  const asked = nodes.findLast(({ type, answerId }) => type === 'option' && answerId !== null)
  const answer = asked?.options.find(({ id }) => id === asked?.answerId)
  const confession = nodes.find(({ id }) => id === answer?.nextNodeId)
  return { answer: answer?.content ?? '', confession }
}
/** Who can have done it. */
export const suspectsOf = (game: GameSnapshot) => game.npcs.slice(0, 4)
/** Who did it, as the accusation has it. */
export const culpritOf = (game: GameSnapshot): number => accusationOf(game).confession?.speaker ?? 0
/** Who can have done it and did not. */
export const othersOf = (game: GameSnapshot) =>
  suspectsOf(game).filter(({ id }) => id !== culpritOf(game))
/** What somebody is called. */
export const nameOf = (game: GameSnapshot, id: number) =>
  game.npcs.find((npc) => npc.id === id)?.name ?? ''

/** A request for somebody as the culprit, in the game's own language. */
export const asking = (game: GameSnapshot, name: string): string => {
  if (game === chinese) return `让${name}当凶手`
  return game === japanese ? `${name}を犯人にして` : `Make ${name} the culprit`
}
/** The game around another culprit. */
export async function around(game: GameSnapshot, id: number): Promise<GameSnapshot> {
  return carriedOut(game, `Make ${nameOf(game, id)} the culprit`)
}

/** The game can be played, and its accusation and its confession are of one culprit. */
export const expectSound = (game: GameSnapshot, culprit: number): void => {
  expect(playFaults(game)).toEqual([])
  expect(accusationOf(game).answer).toContain(nameOf(game, culprit))
  expect(culpritOf(game)).toBe(culprit)
}
