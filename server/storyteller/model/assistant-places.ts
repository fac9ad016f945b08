import { addressedTexts, textAddressOf, textAt } from '#core/game/addresses.ts'
import { taskCopies } from '#core/game/task-copies.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { titlesAt } from '#server/storyteller/assistant/titles.ts'
import { SPEECHES } from '#server/storyteller/assistant/words/speeches.ts'
import type { Asked } from '#server/storyteller/assistant-port.ts'

/** A place a model may choose: by its number in the list, never by an address. */
export type ListedPlace = {
  readonly number: number
  readonly address: string
  readonly title: string
  /** How its text begins, where it has one. */
  readonly says: string
}

const MOST_PLACES = 200
const BEGINNING = 60

/** What speaks for a thing where its texts are meant. */
const OWN_TEXT: readonly (readonly [RegExp, string])[] = [
  [/^npcs\/[^/]+$/, 'bio'],
  [/^locations\/[^/]+$/, 'description'],
  [/^story\/chapters\/[^/]+$/, 'summary'],
  [/^nodes\/[^/]+\/[^/]+$/, 'content'],
  [/^player$/, 'synopsis'],
  [/^basics$/, 'intro'],
]
/** The address of the text that is meant by a place. */
export const textOf = (address: string): string => {
  const own = OWN_TEXT.find(([place]) => place.test(address))?.[1]
  return own === undefined ? address : `${address}/${own}`
}

/** The places of a game a request may mean: what was quoted first, scenes last. */
export function listedPlaces(game: GameSnapshot, { quotes, language }: Asked): ListedPlace[] {
  const known = new Set(addressedTexts(game).map(({ address }) => address))
  const addresses = [
    ...quotes.map(({ address }) => address),
    ...['basics', 'basics/intro', 'basics/worldOverview', 'player'],
    ...game.npcs.map(({ id }) => textAddressOf('npcs', id)),
    ...game.locations.map(({ id }) => textAddressOf('locations', id)),
    ...game.prologue.map((_, at) => textAddressOf('story', 'prologue', at)),
    ...game.chapters.map(({ id }) => textAddressOf('story', 'chapters', id)),
    ...taskCopies(game).map(({ address }) => address),
    ...game.contents.flatMap(({ key, nodes }) =>
      nodes.map(({ id }) => textAddressOf('nodes', key, id)),
    ),
  ]
  const chosen = [...new Set(addresses)].slice(0, MOST_PLACES)
  const titles = titlesAt(game, chosen, SPEECHES[language])
  return chosen.map((address, at) => {
    const text = known.has(textOf(address)) ? (textAt(game, textOf(address)) ?? '') : ''
    return { number: at + 1, address, title: titles[at] ?? address, says: text.slice(0, BEGINNING) }
  })
}
