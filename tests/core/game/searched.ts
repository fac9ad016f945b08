import type { PlayableChapter } from '#core/game/chapters.ts'
import { waitsForChoice } from '#core/game/choice.ts'
import type { NextStep } from '#core/game/places.ts'
import type { Id } from '#schemas/id.ts'
import type { KeyNode } from '#schemas/key-node.ts'

/** The rules of a played game without a memory: every step searches all lists. What `core/game` is held to. */

/** A node by its chapter's place and its own. */
export type Standing = { chapterAt: number; at: number }

/** Where a node leads, by the letter of KN14 to KN16. */
export function searchedNext(
  chapters: readonly PlayableChapter[],
  node: KeyNode,
  optionId: Id | null,
): NextStep {
  const option = node.options.find(({ id }) => optionId !== null && String(id) === String(optionId))
  const link = option?.nextNodeId ?? node.nextNodeId
  const own = chapters.find(({ key }) => key === node.chapterKey)
  if (link === null) {
    const following = own?.nodes.find((other) => other.id > node.id)
    if (following === undefined) return { kind: 'end' }
    return { kind: 'node', chapterKey: node.chapterKey, nodeId: following.id }
  }
  if (link === 0 || link === '0') return { kind: 'end' }
  if (own?.nodes.some((other) => String(other.id) === String(link)))
    return { kind: 'node', chapterKey: node.chapterKey, nodeId: Number(link) }
  for (const chapter of chapters) {
    const found = chapter.nodes.find((other) => other.globalId === link)
    if (found !== undefined) return { kind: 'node', chapterKey: chapter.key, nodeId: found.id }
  }
  return { kind: 'invalid', link }
}

/** Where the story stands after a node and a choice; null at the end of the game. */
export function foundAfter(
  chapters: readonly PlayableChapter[],
  { chapterAt, at }: Standing,
  optionId: Id | null,
): Standing | null {
  const node = chapters[chapterAt]?.nodes[at]
  if (node === undefined) return null
  const next = searchedNext(chapters, node, optionId)
  if (next.kind === 'node') {
    const nextAt = chapters.findIndex(({ key }) => key === next.chapterKey)
    const nodes = chapters[nextAt]?.nodes ?? []
    return { chapterAt: nextAt, at: nodes.findIndex(({ id }) => id === next.nodeId) }
  }
  const ownAt = chapters.findIndex(({ key }) => key === node.chapterKey)
  const following = (ownAt < 0 ? chapterAt : ownAt) + 1
  return (chapters[following]?.nodes.length ?? 0) > 0 ? { chapterAt: following, at: 0 } : null
}

/** Every way a player can take from a node. */
export function waysSearched(
  chapters: readonly PlayableChapter[],
  standing: Standing,
): (Standing | null)[] {
  const node = chapters[standing.chapterAt]?.nodes[standing.at]
  if (node === undefined) return []
  const choices = waitsForChoice(node) ? node.options.map(({ id }) => id) : [null]
  return choices.map((optionId) => foundAfter(chapters, standing, optionId))
}
