import { nextOf, nodeIn, optionOf, waitsForChoice } from '#plugins/preview/projections.ts'
import type { ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { KeyNode, NodeOption } from '#schemas/key-node.ts'
import type { PlayedStep } from '#schemas/preview.ts'

/** Chapters in playing order, only those with nodes, each ascending by id. */
export const chaptersIn = (game: GameSnapshot | null): ChapterContent[] =>
  (game?.contents ?? [])
    .filter((chapter) => chapter.nodes.length > 0)
    .map((chapter) => ({ ...chapter, nodes: chapter.nodes.toSorted((a, b) => a.id - b.id) }))
    .sort(
      (a, b) =>
        (a.index ?? Number.POSITIVE_INFINITY) - (b.index ?? Number.POSITIVE_INFINITY) ||
        a.key.localeCompare(b.key, 'en', { numeric: true }),
    )

/** What the player can do now. */
export type PlayState =
  | { kind: 'cover' }
  | { kind: 'choose'; node: KeyNode }
  | { kind: 'onward'; chapterKey: string; nodeId: number; newChapter: boolean }
  | { kind: 'ended' }

/** Where the story stands after a node and what was chosen at it. */
export function stateAfter(
  chapters: readonly ChapterContent[],
  node: KeyNode,
  chosen: NodeOption | null,
): PlayState {
  if (waitsForChoice(node) && chosen === null) return { kind: 'choose', node }
  const next = nextOf(chapters, node, chosen?.id ?? null)
  if (next.kind === 'node') {
    const newChapter = next.chapterKey !== node.chapterKey
    return { kind: 'onward', chapterKey: next.chapterKey, nodeId: next.nodeId, newChapter }
  }
  const at = chapters.findIndex((chapter) => chapter.key === node.chapterKey)
  const following = chapters[at + 1]
  const first = following?.nodes[0]
  if (following === undefined || first === undefined) return { kind: 'ended' }
  return { kind: 'onward', chapterKey: following.key, nodeId: first.id, newChapter: true }
}

/** The part of a walk, from its beginning, that can be walked in a game: each step is there and follows from the one before. */
export function walkable(
  chapters: readonly ChapterContent[],
  walk: readonly PlayedStep[],
): PlayedStep[] {
  const kept: PlayedStep[] = []
  const [first] = chapters
  let due = first === undefined ? null : { chapterKey: first.key, nodeId: first.nodes[0]?.id }
  for (const step of walk) {
    if (step.chapterKey !== due?.chapterKey || step.nodeId !== due.nodeId) break
    const node = nodeIn(chapters, step.chapterKey, step.nodeId)
    if (node === undefined) break
    const chosen = optionOf(node, step.optionId) ?? null
    kept.push({ ...step, optionId: chosen?.id ?? null })
    const state = stateAfter(chapters, node, chosen)
    due = state.kind === 'onward' ? state : null
  }
  return kept
}
