import type { Id } from '#schemas/id.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { PlayedStep } from '#schemas/preview.ts'
import type { PlayableChapter } from './chapters.ts'
import { optionOf } from './choice.ts'
import { firstPlace, type Place, playableGame } from './places.ts'
import { homeOf, wayFrom } from './ways.ts'

/** What the player can do now. */
export type PlayState =
  | { kind: 'cover' }
  | { kind: 'choose'; node: KeyNode }
  | { kind: 'onward'; chapterKey: string; nodeId: number; newChapter: boolean }
  | { kind: 'ended' }

/** Does a place wait for a choice that was not made, or is not offered? */
const isUnanswered = ({ node, waits }: Place, optionId: Id | null): boolean =>
  waits && optionOf(node, optionId) === undefined

/** Where the story stands after a place and what was chosen there. */
export function stateAfter(place: Place, optionId: Id | null): PlayState {
  if (isUnanswered(place, optionId)) return { kind: 'choose', node: place.node }
  const { onward } = wayFrom(place, optionId)
  if (onward === null) return { kind: 'ended' }
  const { chapter, nodeId } = onward
  const newChapter = chapter !== homeOf(place)
  return { kind: 'onward', chapterKey: chapter.key, nodeId, newChapter }
}

/** The part of a walk, from its beginning, that can be walked in a game: each step is there and follows from the one before. */
export function walkable(
  chapters: readonly PlayableChapter[],
  walk: readonly PlayedStep[],
): PlayedStep[] {
  const kept: PlayedStep[] = []
  let due = firstPlace(playableGame(chapters))
  for (const step of walk) {
    if (due?.chapter.key !== step.chapterKey || due.nodeId !== step.nodeId) break
    const optionId = optionOf(due.node, step.optionId)?.id ?? null
    kept.push({ ...step, optionId })
    due = isUnanswered(due, optionId) ? null : wayFrom(due, optionId).onward
  }
  return kept
}

/** Did a walk come back to where it was without anybody having chosen? Then it would never stop. */
export function goesInCircles(
  walk: readonly PlayedStep[],
  next: { chapterKey: string; nodeId: number },
): boolean {
  for (const step of walk.toReversed()) {
    if (step.optionId !== null) return false
    if (step.chapterKey === next.chapterKey && step.nodeId === next.nodeId) return true
  }
  return false
}
