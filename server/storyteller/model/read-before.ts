import { chaptersInOrder } from '#core/game/chapters.ts'
import { isSameId } from '#core/game/choice.ts'
import { everyPlace, type Place, playableGame } from '#core/game/places.ts'
import { waysOn } from '#core/game/ways.ts'
import type { ChapterContent } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'

type Option = KeyNode['options'][number]
/** A way from one scene to another; an option's has its words. */
type Link = { readonly from: KeyNode; readonly option: Option | undefined }
/** What surely stands before a scene for whoever reads it: the scenes, oldest first, and which option was chosen last. */
export type ReadBefore = {
  readonly scenes: readonly KeyNode[]
  readonly chosen?: { readonly from: KeyNode; readonly option: Option }
}

/** The links that lead to each scene, as the game is played. */
function linksOf(places: readonly Place[]): Map<KeyNode, Link[]> {
  const links = new Map<KeyNode, Link[]>(places.map(({ node }) => [node, []]))
  for (const place of places)
    for (const { optionId, onward } of waysOn(place)) {
      const { node: from } = place
      const option =
        optionId === null ? undefined : from.options.find(({ id }) => isSameId(id, optionId))
      if (onward !== null) links.get(onward.node)?.push({ from, option })
    }
  return links
}

/** The scenes on every path to each scene, nearest last; scenes are told in an order that leads forward. */
function surelyRead(links: ReadonlyMap<KeyNode, readonly Link[]>) {
  const read = new Map<KeyNode, readonly KeyNode[]>()
  for (const [node, incoming] of links) {
    const paths = incoming.map(({ from }) => [...(read.get(from) ?? []), from])
    const [first = [], ...others] = paths
    read.set(
      node,
      first.filter((one) => others.every((path) => path.includes(one))),
    )
  }
  return read
}

/** What everybody has read who comes to a scene, of all scenes of a game; nothing of a way not taken is in it. */
export function readBefore(contents: readonly ChapterContent[]): (node: KeyNode) => ReadBefore {
  const places = everyPlace(playableGame(chaptersInOrder(contents)))
  const links = linksOf(places)
  const read = surelyRead(links)
  const known = new Map(places.map(({ node }) => [node.globalId, node]))
  return ({ globalId }) => {
    // one that was told in other words stands where it stood
    const node = known.get(globalId)
    if (node === undefined) return { scenes: [] }
    const scenes = (read.get(node) ?? []).slice(-2)
    const [link, ...others] = links.get(node) ?? []
    if (link?.option === undefined || others.length > 0) return { scenes }
    return { scenes, chosen: { from: link.from, option: link.option } }
  }
}
