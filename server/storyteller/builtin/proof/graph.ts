import type { ChapterContent } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'

/** The ways on from each node of a chapter, by the rule of play: option, else node, else the next id. Null is the end. */
export function waysOf(chapter: ChapterContent): Map<number, (number | null)[]> {
  const nodes = [...chapter.nodes].sort((a, b) => a.id - b.id)
  const numbered = (link: KeyNode['nextNodeId'], otherwise: number | null): number | null =>
    link === null ? otherwise : link === 0 ? null : Number(link)
  return new Map(
    nodes.map((node, at) => {
      const fall = numbered(node.nextNodeId, nodes[at + 1]?.id ?? null)
      const ways = node.options.map((option) => numbered(option.nextNodeId, fall))
      return [node.id, ways.length > 0 ? [...new Set(ways)] : [fall]]
    }),
  )
}

/** Every node that can be reached from one. */
export function reachableFrom(
  start: number,
  ways: ReadonlyMap<number, readonly (number | null)[]>,
): Set<number> {
  const seen = new Set<number>()
  const open: (number | null)[] = [start]
  while (open.length > 0) {
    const id = open.pop()
    if (id === undefined || id === null || seen.has(id)) continue
    seen.add(id)
    open.push(...(ways.get(id) ?? []))
  }
  return seen
}

/**
 * The nodes on every path from the first node to the end: those whose removal cuts the end off.
 * Without loops this is exactly "no player can miss it".
 */
export function unmissable(chapter: ChapterContent): Set<number> {
  const ways = waysOf(chapter)
  const start = Math.min(...ways.keys())
  const ends = (without: number | null): boolean => {
    if (start === without) return false
    const cut = new Map(
      [...ways].map(([id, next]) => [id, next.filter((to) => to !== without || to === null)]),
    )
    const seen = reachableFrom(start, cut)
    return [...seen].some((id) => (cut.get(id) ?? []).includes(null))
  }
  return new Set([...ways.keys()].filter((id) => !ends(id)))
}

type Ways = ReadonlyMap<number, readonly (number | null)[]>

/** Loose, backward and early links of one node. */
function linkFaults(id: number, ways: Ways, last: number): string[] {
  return (ways.get(id) ?? []).flatMap((to) => {
    if (to === null) return id === last ? [] : [`${id}: ends the chapter before ${last}`]
    if (!ways.has(to)) return [`${id}: leads to ${to}, which is not there`]
    return to <= id ? [`${id}: leads back to ${to}`] : []
  })
}

function choiceFaults(chapter: ChapterContent, ways: Ways): string[] {
  const choices = chapter.nodes.filter((node) => node.type === 'option')
  const diverging = choices.filter((node) => (ways.get(node.id)?.length ?? 0) > 1).length
  return [
    ...(diverging < choices.length * 0.8 ? [`${chapter.key}: choices that change nothing`] : []),
    ...(diverging < 2 ? [`${chapter.key}: fewer than two real branches`] : []),
  ]
}

/** Faults of a chapter as a graph, in words for us. */
export function graphFaults(chapter: ChapterContent): string[] {
  const ways = waysOf(chapter)
  const ids = chapter.nodes.map((node) => node.id)
  const seen = reachableFrom(Math.min(...ids), ways)
  const last = Math.max(...ids)
  return [
    ...(ways.size === ids.length ? [] : [`${chapter.key}: two nodes share an id`]),
    ...ids.filter((id) => !seen.has(id)).map((id) => `${id}: cannot be reached`),
    ...ids.flatMap((id) => linkFaults(id, ways, last)),
    ...choiceFaults(chapter, ways),
  ]
}
