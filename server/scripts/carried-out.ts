import { type Edit, editsBetween, editsOutside, withEdits } from '#core/game/edits.ts'
import { GameSnapshot } from '#schemas/game.ts'
import { answer, type CallRefusal } from '#server/http/answer.ts'
import type { Operation } from '#server/storyteller/assistant/operation.ts'
import type { ScriptServices } from './calls.ts'
import { editFault } from './edit-faults.ts'
import { editableOf } from './editable.ts'

/** The game with an operation carried out, or why that cannot be: nothing outside the scope is ever let through. */
export async function gameCarriedOut(
  services: ScriptServices,
  game: GameSnapshot,
  operation: Operation,
  scope: readonly string[],
): Promise<GameSnapshot | CallRefusal> {
  let edits: readonly Edit[]
  try {
    edits = await services.chat.carryOut(game, { operation, scope })
  } catch (fault) {
    services.log.error({ cause: fault }, 'a plan was not carried out')
    return answer.refuse(500, 'assistantFailed')
  }
  const made = GameSnapshot.safeParse(withEdits(game, edits))
  if (!made.success) return answer.refuse(500, 'assistantFailed')
  const outside = editsOutside(editsBetween(game, made.data), scope)
  if (outside.length === 1) return answer.refuse(409, 'outsidePlanOne')
  if (outside.length > 0) return answer.refuse(409, 'outsidePlan', { count: outside.length })
  const fault = editFault(editableOf(game), editableOf(made.data), services.hasMedia)
  if (fault !== null)
    return answer.refuse(400, fault.word, { path: fault.path, most: fault.most ?? 0 })
  return made.data
}
