import { arranged } from '#core/game/arrange.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { changesBetween } from '#schemas/wire/changes.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { changeAt, parsePath } from '#schemas/wire/path.ts'

export const GAME: GameSnapshot = { ...sampleGame('en_US'), status: 2, scriptVersion: 3 }
export const arrange = (what: Arrangement, game = GAME) => {
  const made = arranged(game, what)
  if ('refused' in made) throw new Error(`${what.verb} ${what.at}: ${made.refused}`)
  return made
}
export const refusal = (what: Arrangement, game = GAME) => {
  const made = arranged(game, what)
  return 'refused' in made ? made.refused : null
}
export const add = (at: string): Arrangement => ({ verb: 'add', at })
export const remove = (at: string): Arrangement => ({ verb: 'remove', at })
export const choose = (at: string, value: string): Arrangement => ({ verb: 'choose', at, value })
export const move = (at: string, by: 1 | -1): Arrangement => ({ verb: 'move', at, by })

export const inOrder = (game: GameSnapshot): GameSnapshot => ({
  ...game,
  contents: game.contents.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
})
/** The game a server makes of an edit. */
export function edited(game: GameSnapshot, after: GameSnapshot): GameSnapshot {
  let wire: unknown = encodeGame(game, 0, '')
  for (const change of changesBetween(game, after))
    wire = changeAt(wire, parsePath(change.path) ?? [], change)
  return inOrder(decodeGame(wire as Record<string, unknown>).game)
}
export const [people, places] = [GAME.npcs.map(({ id }) => id), GAME.locations.map(({ id }) => id)]
