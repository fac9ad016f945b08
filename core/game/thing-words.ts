import type { GameSnapshot } from '#schemas/game.ts'
import type { Id } from '#schemas/id.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Task } from '#schemas/task.ts'
import { addressedTexts, liesIn, textAddressOf, textAt } from './addresses.ts'
import { isSameId } from './choice.ts'
import { isPictureAddress } from './pictures.ts'
import { taskCopies } from './task-copies.ts'

const BETWEEN = '\n\n'
const written = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join(BETWEEN)

const nameOf = ({ npcs }: GameSnapshot, id: Id | null): string =>
  npcs.find((npc) => id !== null && isSameId(npc.id, id))?.name ?? ''

const leadingTo = (id: Id | null): string => (id === null ? '' : ` → ${id}`)

/** Who speaks, what is said, and each option with the way it leads; the right one has a tick. */
function nodeWords(game: GameSnapshot, node: KeyNode): string {
  const { answerId, options } = node
  const choices = options.map(({ id, content, reply, nextNodeId }) => {
    const isRight = answerId !== null && isSameId(id, answerId)
    return `${isRight ? '✓' : '○'} ${content}${leadingTo(nextNodeId)}\n${reply}`
  })
  return written([
    nameOf(game, node.speaker),
    node.content,
    node.prompt,
    node.puzzle,
    ...choices,
    leadingTo(node.nextNodeId).trim(),
  ])
}

/** Who gives a task, what it says, and where it ends. */
function taskWords(game: GameSnapshot, task: Task): string {
  const { name, target, completeCondition, reward, roleId, keyNodeId, optionId } = task
  const end = `${leadingTo(keyNodeId)}${leadingTo(optionId)}`.trim()
  return written([nameOf(game, roleId), name, target, completeCondition, reward, end])
}

/**
 * What stands at an address, as it is shown before and after a change: a text; of a node or a task all it says, with
 * who says it, what is right and where it leads; of another thing its texts. '' where there is nothing.
 */
export function wordsAt(game: GameSnapshot, address: string): string {
  const text = textAt(game, address)
  if (text !== undefined) return text
  for (const { key, nodes } of address.startsWith('nodes/') ? game.contents : []) {
    const node = nodes.find(({ id }) => textAddressOf('nodes', key, id) === address)
    if (node !== undefined) return nodeWords(game, node)
  }
  const copy = taskCopies(game).find((one) => one.address === address)
  if (copy !== undefined) return taskWords(game, copy.task)
  const texts = addressedTexts(game).filter((one) => liesIn(one.address, address))
  return written(texts.map((one) => one.text))
}

/** Whether a place reads otherwise by now than it did when a plan was made, or is gone; a plan that is carried out whole needs whole things as they were. */
export const readsOtherwise = (
  game: GameSnapshot,
  { address, before }: { address: string; before: string },
  isWhole = false,
): boolean => {
  if (isWhole) return before !== '' && wordsAt(game, address) !== before
  const now = textAt(game, address)
  if (now !== undefined || isPictureAddress(address)) return (now ?? before) !== before
  // a thing with words; one that is to be added has none yet
  return before !== '' && wordsAt(game, address) === ''
}
