import { type ChapterWays, chapterWays, reachableFrom } from '#core/game/chapter-graph.ts'
import type { ChapterContent } from '#schemas/game.ts'
import { THE_END } from '../telling/nodes.ts'

/** Loose, backward and early links of one node. */
function linkFaults(id: number, ways: ChapterWays, isEnd: boolean): string[] {
  return (ways.get(id) ?? []).flatMap((to) => {
    if (to === null) return isEnd ? [] : [`${id}: ends the chapter before its last node`]
    if (!ways.has(to)) return [`${id}: leads to ${to}, which is not there`]
    return to <= id ? [`${id}: leads back to ${to}`] : []
  })
}

function choiceFaults(chapter: ChapterContent, ways: ChapterWays): string[] {
  const choices = chapter.nodes.filter((node) => node.type === 'option')
  const diverging = choices.filter((node) => (ways.get(node.id)?.length ?? 0) > 1).length
  return [
    ...(diverging < choices.length * 0.8 ? [`${chapter.key}: choices that change nothing`] : []),
    ...(diverging < 2 ? [`${chapter.key}: fewer than two real branches`] : []),
  ]
}

/** Faults of a chapter as a graph, in words for us. */
export function graphFaults(
  chapter: ChapterContent,
  at = 0,
  all: readonly ChapterContent[] = [],
): string[] {
  const ways = chapterWays(chapter)
  const ids = chapter.nodes.map((node) => node.id)
  const seen = reachableFrom(Math.min(...ids), ways)
  const last = Math.max(...ids)
  return [
    ...(ways.size === ids.length ? [] : [`${chapter.key}: two nodes share an id`]),
    ...ids.filter((id) => !seen.has(id)).map((id) => `${id}: cannot be reached`),
    // in its last chapter what ends the game may say so
    ...chapter.nodes.flatMap(({ id, nextNodeId }) =>
      linkFaults(
        id,
        ways,
        id === last || (nextNodeId === THE_END && at > 0 && at === all.length - 1),
      ),
    ),
    ...choiceFaults(chapter, ways),
  ]
}
