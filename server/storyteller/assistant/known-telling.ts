import { addressedTexts } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { WordPair } from './operation.ts'
import { pairsForPerson, pairsForThing } from './renaming.ts'
import { replacerOf } from './replacing.ts'

/** Of the texts of a game so many have to read as they were told. */
const SHARE = 0.5

/** How a node is played, without its words. */
const playOf = ({ id, type, speaker, locationId, options, answerId, nextNodeId }: KeyNode) =>
  JSON.stringify([
    id,
    type,
    speaker,
    locationId,
    options.map((option) => [option.id, option.nextNodeId]),
    answerId,
    nextNodeId,
  ])

/** Everything a game was told to say, and more of the same that is to be said, in the language of the game. */
const withWords = (
  first: GameSnapshot,
  { brief }: GameSnapshot,
  words: readonly string[],
): GameSnapshot => ({ ...first, brief, prologue: [...first.prologue, ...words] })

/** How the people and places of a first telling are called by now, wherever they are named. */
function renamings(first: GameSnapshot, game: GameSnapshot, words: readonly string[]): WordPair[] {
  const told = withWords(first, game, words)
  const people = first.npcs.flatMap(({ id, name }) => {
    const to = game.npcs.find((npc) => npc.id === id)?.name
    return to === undefined || to === name
      ? []
      : pairsForPerson(told, { address: `npcs/${id}`, name }, name, to)
  })
  const places = first.locations.flatMap(({ id, name }) => {
    const to = game.locations.find((one) => one.id === id)?.name
    return to === undefined || to === name ? [] : pairsForThing(told, name, to)
  })
  return [...people, ...places]
}

/** Puts words of a first telling into the names a game has by now, whatever else was written since. */
export function renamerOf(
  first: GameSnapshot,
  game: GameSnapshot,
  words: readonly string[],
): (text: string) => string {
  const pairs = renamings(first, game, words)
  return pairs.length === 0 ? (text) => text : replacerOf(pairs)
}

/**
 * Puts words of a first telling into the names a game has by now; undefined where the game is not that telling: it
 * is played otherwise, or says otherwise more than half of what was told.
 */
export function inNamesOf(
  first: GameSnapshot,
  game: GameSnapshot,
  words: readonly string[],
): ((text: string) => string) | undefined {
  const played = new Map(
    first.contents.flatMap(({ key, nodes }) => nodes.map((node) => [`${key}/${node.id}`, node])),
  )
  const isSame = game.contents.every(({ key, nodes }) =>
    nodes.every((node) => {
      const told = played.get(`${key}/${node.id}`)
      return told !== undefined && playOf(told) === playOf(node)
    }),
  )
  if (!isSame || game.contents.length === 0) return undefined
  const renamed = renamerOf(first, game, words)
  const told = new Map(addressedTexts(first).map(({ address, text }) => [address, text]))
  const texts = addressedTexts(game)
  const kept = texts.filter(({ address, text }) => renamed(told.get(address) ?? '') === text)
  return kept.length >= texts.length * SHARE ? renamed : undefined
}
