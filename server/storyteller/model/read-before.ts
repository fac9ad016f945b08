import type { ChapterContent } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'

/** A way from one scene to another; an option's has its words. */
type Link = { readonly from: KeyNode; readonly option?: KeyNode['options'][number] }
/** What surely stands before a scene for whoever reads it: the scenes, oldest first, and which option was chosen last. */
export type ReadBefore = {
  readonly scenes: readonly KeyNode[]
  readonly chosen?: { readonly from: KeyNode; readonly option: KeyNode['options'][number] }
}

const linked = ({ chapterKey }: KeyNode, to: number | string | null): string =>
  typeof to === 'string' && to.includes('_') ? to : `${chapterKey}_${to}`

/** The links that lead to each scene; a way that ends a chapter leads to the first scene of the next. */
function linksOf(contents: readonly ChapterContent[]): Map<string, Link[]> {
  const nodes = contents.flatMap((chapter) => chapter.nodes)
  const known = new Set(nodes.map(({ globalId }) => globalId))
  const firsts = new Map(
    contents.map(({ key }, at) => [key, contents[at + 1]?.nodes[0]?.globalId] as const),
  )
  const links = new Map<string, Link[]>()
  const lay = (link: Link, to: number | string | null): void => {
    const named = linked(link.from, to)
    const end = known.has(named) ? named : firsts.get(link.from.chapterKey)
    if (end !== undefined) links.set(end, [...(links.get(end) ?? []), link])
  }
  for (const from of nodes) {
    if (from.options.length === 0) lay({ from }, from.nextNodeId)
    for (const option of from.options) lay({ from, option }, option.nextNodeId)
  }
  return links
}

/** The scenes on every path to each scene, nearest last; scenes are told in an order that leads forward. */
function surelyRead(contents: readonly ChapterContent[], links: Map<string, Link[]>) {
  const read = new Map<string, readonly KeyNode[]>()
  for (const node of contents.flatMap((chapter) => chapter.nodes)) {
    const paths = (links.get(node.globalId) ?? []).map(({ from }) => [
      ...(read.get(from.globalId) ?? []),
      from,
    ])
    const [first = [], ...others] = paths
    read.set(
      node.globalId,
      first.filter((one) => others.every((path) => path.includes(one))),
    )
  }
  return read
}

/** What everybody has read who comes to a scene, of all scenes of a game; nothing of a way not taken is in it. */
export function readBefore(contents: readonly ChapterContent[]): (node: KeyNode) => ReadBefore {
  const links = linksOf(contents)
  const read = surelyRead(contents, links)
  return ({ globalId }) => {
    const scenes = (read.get(globalId) ?? []).slice(-2)
    const [link, ...others] = links.get(globalId) ?? []
    if (link?.option === undefined || others.length > 0) return { scenes }
    return { scenes, chosen: { from: link.from, option: link.option } }
  }
}
