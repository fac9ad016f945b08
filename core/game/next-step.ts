import type { Id } from '#schemas/id.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { PlayableChapter } from './chapters.ts'
import { optionOf } from './choice.ts'
import {
  type NextStep,
  type Place,
  type PlacedChapter,
  type PlayableGame,
  placeByGlobalId,
  placeById,
  placesOf,
  playableGame,
} from './places.ts'

/** Where a node leads, and the place that is. */
export type Resolved = { next: NextStep; place: Place | null }

const END: Resolved = { next: { kind: 'end' }, place: null }

const leadsTo = (place: Place): Resolved => ({
  next: { kind: 'node', chapterKey: place.chapter.key, nodeId: place.nodeId },
  place,
})

/**
 * The chosen option's way, else the node's, else the next node of the chapter by id. 0 is the end;
 * a link that leads nowhere is invalid; a `globalId` may lead into another chapter.
 */
export function resolve(game: PlayableGame, node: KeyNode, optionId: Id | null): Resolved {
  const link = optionOf(node, optionId)?.nextNodeId ?? node.nextNodeId
  const own = game.byKey.get(node.chapterKey)
  if (link === null) {
    const following = own === undefined ? undefined : followingIn(game, own, node.id)
    return following === undefined ? END : leadsTo(following)
  }
  if (link === 0 || link === '0') return END
  const place =
    (own === undefined ? undefined : linkedIn(game, own, link)) ??
    (typeof link === 'string' ? placeByGlobalId(game, link) : undefined)
  return place === undefined ? { next: { kind: 'invalid', link }, place: null } : leadsTo(place)
}

/** The node that follows an id, which may be none of its chapter's. */
function followingIn(game: PlayableGame, own: PlacedChapter, nodeId: number): Place | undefined {
  const places = placesOf(game, own)
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] as Place).nodeId > nodeId) high = middle
    else low = middle + 1
  }
  return places[low]
}

/** The node of a chapter that a link names by its id. */
function linkedIn(game: PlayableGame, own: PlacedChapter, link: Id): Place | undefined {
  const nodeId = Number(link)
  const isId = typeof link === 'number' || String(nodeId) === link
  return isId ? placeById(game, own, nodeId) : undefined
}

/** Where a node leads in a game, by the option chosen at it; null is no choice. */
export const nextStep = (
  chapters: readonly PlayableChapter[],
  node: KeyNode,
  optionId: Id | null,
): NextStep => resolve(playableGame(chapters), node, optionId).next
