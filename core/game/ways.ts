import type { Id } from '#schemas/id.ts'
import { isSameId } from './choice.ts'
import { resolve } from './next-step.ts'
import { type Place, placesOf, type Way } from './places.ts'

/** The way on from a place by the option that was chosen there; without one, or with one not offered, the node's own. */
export function wayFrom(place: Place, optionId: Id | null): Way {
  const ways = place.ways ?? resolvedWays(place)
  if (optionId === null) return ways[0]
  for (let at = 1; at < ways.length; at++) {
    const way = ways[at] as Way
    if (way.optionId !== null && isSameId(way.optionId, optionId)) return way
  }
  return ways[0]
}

/** The ways a player can take: one for each option where a choice is waited for, else the one on. */
export function waysOn(place: Place): readonly Way[] {
  if (place.ways === null) resolvedWays(place)
  return place.offered
}

function resolvedWays(place: Place): NonNullable<Place['ways']> {
  const unchosen = wayBy(place, null)
  const chosen = place.node.options.map(({ id }) => wayBy(place, id))
  place.offered = place.waits ? chosen : [unchosen]
  place.ways = [unchosen, ...chosen]
  return place.ways
}

/** What leads nowhere ends its chapter, as the end does. */
function wayBy(place: Place, optionId: Id | null): Way {
  const { next, place: linked } = resolve(place.game, place.node, optionId)
  return { optionId, leadsTo: next.kind, onward: linked ?? afterChapter(place) }
}

/** The chapter a node says it is of; one that names no chapter of the game is of the one it stands in. */
export const homeOf = ({ game, node, chapter }: Place) => game.byKey.get(node.chapterKey) ?? chapter

function afterChapter(place: Place): Place | null {
  const { game } = place
  const following = game.chapters[homeOf(place).at + 1]
  return following === undefined ? null : (placesOf(game, following)[0] ?? null)
}
