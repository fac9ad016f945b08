import type { Id } from '#schemas/id.ts'
import type { KeyNode, NodeOption } from '#schemas/key-node.ts'

/** A chapter as it is played: its nodes ascending by id. */
export type PlayableChapter = { key: string; index: number | null; nodes: readonly KeyNode[] }

/** Where a node leads. */
export type NextStep =
  | { kind: 'node'; chapterKey: string; nodeId: number }
  | { kind: 'end' }
  | { kind: 'invalid'; link: Id }

/** A puzzle with options waits for a choice too (P3). */
export const waitsForChoice = (node: KeyNode): boolean =>
  node.options.length > 0 && node.type !== 'text'

export const optionOf = (node: KeyNode, optionId: Id | null): NodeOption | undefined =>
  node.options.find((option) => String(option.id) === String(optionId))

/** Was the choice the answer? Null where there is no right answer, or nobody may know it. */
export function verdictOf(node: KeyNode, optionId: Id | null): 'correct' | 'incorrect' | null {
  if (optionId === null || node.answerId === null) return null
  return String(node.answerId) === String(optionId) ? 'correct' : 'incorrect'
}

/**
 * The chosen option's way, else the node's, else the next node of the chapter by id. 0 is the end;
 * a link that leads nowhere is invalid (P5); a `globalId` may lead into another chapter (P6).
 */
export function nextOf(
  chapters: readonly PlayableChapter[],
  node: KeyNode,
  optionId: Id | null,
): NextStep {
  const link = optionOf(node, optionId)?.nextNodeId ?? node.nextNodeId
  const own = chapters.find((chapter) => chapter.key === node.chapterKey)
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

export const firstNode = (chapter: PlayableChapter | undefined): KeyNode | undefined =>
  chapter?.nodes[0]

export const nodeIn = (
  chapters: readonly PlayableChapter[],
  chapterKey: string,
  nodeId: number,
): KeyNode | undefined =>
  chapters.find((chapter) => chapter.key === chapterKey)?.nodes.find((node) => node.id === nodeId)

/** Did a walk come back to where it was without anybody having chosen? Then it would never stop (P2). */
export function goesInCircles(
  walk: readonly { chapterKey: string; nodeId: number; optionId: Id | null }[],
  next: { chapterKey: string; nodeId: number },
): boolean {
  for (const step of walk.toReversed()) {
    if (step.optionId !== null) return false
    if (step.chapterKey === next.chapterKey && step.nodeId === next.nodeId) return true
  }
  return false
}
