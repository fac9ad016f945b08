import type { GameSnapshot } from '#schemas/game.ts'
import type { Id } from '#schemas/id.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Task } from '#schemas/task.ts'
import { isSameId, optionOf } from './choice.ts'
import { tasksEarned } from './earned.ts'

/**
 * Was the choice the answer? Null where there is no right answer, nobody may know it, or nothing is chosen. It is shown at nodes of
 * the type `wordGame` alone (`plugins/playing/story.tsx`, `plugins/preview/transcript.tsx`).
 */
export function verdictOf(node: KeyNode, optionId: Id | null): 'correct' | 'incorrect' | null {
  if (optionId === null || node.answerId === null) return null
  return isSameId(node.answerId, optionId) ? 'correct' : 'incorrect'
}

/** What a player chose, and where. */
export type Choice = { chapterKey: string; nodeId: number; optionId: Id }

/** What a choice came to: whether it was the answer (null where there is none), and the tasks it completed. */
export type Judgement = { correct: boolean | null; earned: Task[] }

/** Judges a choice in a whole game; null where the game offers no such choice. */
export function judgeChoice(
  game: Pick<GameSnapshot, 'contents' | 'npcTasks'>,
  { chapterKey, nodeId, optionId }: Choice,
): Judgement | null {
  const content = game.contents.find(({ key }) => key === chapterKey)
  const node = content?.nodes.find(({ id }) => id === nodeId)
  if (content === undefined || node === undefined) return null
  if (optionOf(node, optionId) === undefined) return null
  const verdict = verdictOf(node, optionId)
  return {
    correct: verdict === null ? null : verdict === 'correct',
    earned: tasksEarned([...content.tasks, ...game.npcTasks], nodeId, optionId),
  }
}
