import type { GamePart, GameSnapshot } from '../game.ts'
import { parsed, type Wire } from './read.ts'

/** Deeper than this nothing is looked for: whatever nests so far says something. */
const DEPTH = 4

/** Empty in every way a server may say that there is nothing yet: absent, null, empty text, lists and maps of such. */
export function isBlank(value: unknown, depth = DEPTH): boolean {
  const found = parsed(value)
  if (found === undefined || found === null || found === '') return true
  if (typeof found !== 'object' || depth === 0) return false
  return Object.values(found).every((one) => isBlank(one, depth - 1))
}

/** The parts of a game info answer that hold something of which nothing could be read. */
export function unreadableParts(raw: Wire, game: GameSnapshot): GamePart[] {
  const parts: GamePart[] = []
  if (game.npcs.length === 0 && !isBlank(raw.npc_list)) parts.push('npcs')
  const read = game.contents.some(({ nodes, tasks }) => nodes.length > 0 || tasks.length > 0)
  if (!read && !isBlank(raw.script_key_nodes_and_task_map)) parts.push('nodes')
  return parts
}
