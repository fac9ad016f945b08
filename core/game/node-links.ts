import type { ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { chaptersInOrder } from './chapters.ts'
import { resolve } from './next-step.ts'
import { type Place, type PlayableGame, placeById, playableGame } from './places.ts'

type Link = KeyNode['nextNodeId']

/** How a way to a place is written in a chapter: by its id there, by its own name elsewhere; 0 is the end. */
export function linkTo(place: Place | null, chapterKey: string): Link {
  if (place === null) return 0
  return place.chapter.key === chapterKey ? place.nodeId : place.node.globalId
}

/** A game that is looked through for its ways. */
export const waysIn = ({ contents }: GameSnapshot): PlayableGame =>
  playableGame(chaptersInOrder(contents))

/** The node of an id, where it stands. */
export function placeOfNode(game: PlayableGame, key: string, id: string): Place | undefined {
  const chapter = game.byKey.get(key)
  return chapter === undefined ? undefined : placeById(game, chapter, Number(id))
}

/** A node's own way, or that of one of its options. */
type WayHeld = { from: Place; optionId: KeyNode['options'][number]['id'] | null; link: Link }

/**
 * The contents with every way written anew where `to` says so; undefined leaves it. A way that goes by the order of ids is
 * written out where another node would come next by now.
 */
export function relinked(
  before: PlayableGame,
  contents: readonly ChapterContent[],
  to: (way: WayHeld, leadsTo: Place | null) => Link | undefined,
): ChapterContent[] {
  const after = playableGame(chaptersInOrder(contents))
  const linkOf = (from: Place, node: KeyNode, optionId: WayHeld['optionId'], link: Link): Link => {
    const leadsTo = resolve(before, from.node, optionId).place
    const wanted = to({ from, optionId, link }, leadsTo)
    if (wanted !== undefined) return wanted
    if (link !== null || optionId !== null) return link
    // the order of ids leads on within a chapter alone
    const now = resolve(after, node, null).place
    return now?.nodeId === leadsTo?.nodeId ? null : linkTo(leadsTo, node.chapterKey)
  }
  return contents.map((content) => ({
    ...content,
    nodes: content.nodes.map((node) => {
      const from = placeOfNode(before, content.key, String(node.id))
      if (from === undefined) return node
      const nextNodeId = linkOf(from, node, null, node.nextNodeId)
      const options = node.options.map((option) => {
        const next = linkOf(from, node, option.id, option.nextNodeId)
        return next === option.nextNodeId ? option : { ...option, nextNodeId: next }
      })
      const isSame =
        nextNodeId === node.nextNodeId && options.every((one, at) => one === node.options[at])
      return isSame ? node : { ...node, nextNodeId, options }
    }),
  }))
}
