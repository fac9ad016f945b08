import { addressedTexts, liesIn } from '#core/game/addresses.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Quote } from '#schemas/record.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import type { Quoted } from '#server/storyteller/assistant-port.ts'
import type { Script } from './ledger.ts'
import type { States } from './states.ts'
import { draftAtVersion } from './versions.ts'
import { addressesAt } from './wire-places.ts'

/**
 * What the quotes of a message mean in the game of now. A path is of the version it was quoted from: read in a later one
 * it may lead to whatever has moved into that place. What stands no longer is left out.
 */
export async function quotedPlaces(
  from: { store: ScriptStore; states: States },
  script: Script,
  quotes: readonly Quote[],
): Promise<Quoted[]> {
  const game = gameSnapshot(script.draft)
  const texts = quotes.length === 0 ? [] : addressedTexts(game)
  const stands = (address: string) => texts.some((text) => liesIn(text.address, address))
  const found: Quoted[] = []
  for (const { path, text, anchor } of quotes) {
    const then = await gameOf(from, script, game, anchor?.seq)
    const addresses = addressesAt(then, path).filter(stands)
    found.push(...addresses.map((address) => ({ address, text })))
  }
  return found
}

/** The game a quote was taken from; that of now where no such version is known. */
async function gameOf(
  from: { store: ScriptStore; states: States },
  script: Script,
  game: GameSnapshot,
  version = game.scriptVersion,
): Promise<GameSnapshot> {
  if (version >= game.scriptVersion) return game
  const state = await draftAtVersion(from, script, version)
  return state === undefined ? game : gameSnapshot(state.draft)
}
