import type { GameSnapshot } from '#schemas/game.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { encodeGame } from '#schemas/wire/game.ts'

/** The parts of a game a creator may write; the rest follows from them or belongs to the server. */
export const EDITABLE = new Set([
  'initial_element',
  'character_profile',
  'npc_list',
  'npc_tasks',
  'script_outline',
  'script_key_nodes_and_task_map',
])

/** A game in the wire's form without what its creator cannot write. */
export const editable = (wire: Readonly<Record<string, unknown>>) =>
  Object.fromEntries([...EDITABLE].map((name) => [name, wire[name]]))

/** What of a game its creator may write, in the wire's form. */
export const editableOf = (game: GameSnapshot) => editable(encodeGame(game, 0, STORED_ORIGIN))
