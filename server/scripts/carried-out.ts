import { type Edit, editsBetween, editsOutside, withEdits } from '#core/game/edits.ts'
import { picturesIn, wholePictures, withPictures } from '#core/game/pictures.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { GameSnapshot } from '#schemas/game.ts'
import { answer, type CallRefusal } from '#server/http/answer.ts'
import type { Operation, OperationOf } from '#server/storyteller/assistant/operation.ts'
import type { ScriptServices } from './calls.ts'
import { editFault } from './edit-faults.ts'
import { editableOf } from './editable.ts'
import type { Script } from './ledger.ts'
import { paintedAgain } from './repaint.ts'

/** The game with an operation carried out, or why that cannot be: nothing outside the scope is ever let through. */
export async function gameCarriedOut(
  services: ScriptServices,
  script: Script,
  operation: Operation,
  scope: readonly string[],
): Promise<GameSnapshot | CallRefusal> {
  const game = gameSnapshot(script.draft)
  if (operation.kind === 'paint') return gamePainted(services, script, operation, scope)
  let edits: readonly Edit[]
  try {
    edits = await services.chat.carryOut(script, { operation, scope })
  } catch (fault) {
    services.log.error({ cause: fault }, 'a plan was not carried out')
    return answer.refuse(500, 'assistantFailed')
  }
  const made = GameSnapshot.safeParse(withEdits(game, edits))
  if (!made.success) return answer.refuse(500, 'assistantFailed')
  const outside = editsOutside(editsBetween(game, made.data), scope)
  if (outside.length === 1) return answer.refuse(409, 'outsidePlanOne')
  if (outside.length > 0) return answer.refuse(409, 'outsidePlan', { count: outside.length })
  const hasMedia = await services.mediaSaid(edits)
  const fault = editFault(editableOf(game), editableOf(made.data), hasMedia)
  if (fault !== null)
    return answer.refuse(400, fault.word, { path: fault.path, most: fault.most ?? 0 })
  return made.data
}

/** The game with those of a plan's pictures painted again that are in the scope. */
async function gamePainted(
  services: ScriptServices,
  script: Script,
  { pictures }: OperationOf<'paint'>,
  scope: readonly string[],
): Promise<GameSnapshot | CallRefusal> {
  const game = gameSnapshot(script.draft)
  const wanted = wholePictures(scope).filter((address) => pictures.includes(address))
  const found = picturesIn(game).filter(({ address }) => wanted.includes(address))
  if (found.length === 0) return answer.refuse(409, 'pictureGone')
  const urls = await paintedAgain(services, script, found)
  if ('ok' in urls) return urls
  return withPictures(game, urls) ?? answer.refuse(409, 'pictureGone')
}
