import { gameSnapshot } from '#plugins/script/projections.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { type Receipt, withAnswer } from '#server/http/idempotency.ts'
import { unlessOtherRuns } from '#server/store/one-running.ts'
import { COMPLETED } from '#server/storyteller/plan.ts'
import { type Body, owned, type ScriptServices, unguessable } from './calls.ts'
import { gameAsFacts } from './game-as-facts.ts'
import { gameAt } from './versions.ts'

/** Makes a copy of a written game: a complete script of its own, told from what the game is now, or was at a version. */
export async function copyScript(
  services: ScriptServices,
  uid: string,
  { id, title, version }: Body<'copyScript'>,
  receipt: Receipt,
): Promise<CallAnswer<string>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const present = gameSnapshot(script.draft)
  if (present.status === SCRIPT_STATUS.generating) return answer.refuse(409, 'stillWritingToCopy')
  const game = version === undefined ? present : await gameAt(services, script, version)
  if (game === undefined) return answer.refuse(404, 'versionMissing', { version: version ?? 0 })
  const elements = title === undefined ? game.elements : { ...game.elements, title }
  const facts = gameAsFacts({ ...game, elements })
  const full = await services.quotas.refusalOfGames(uid)
  if (full) return full
  const copyId = unguessable()
  await services.store.create(
    {
      id: copyId,
      ownerUid: uid,
      brief: JSON.stringify(script.brief),
      at: new Date(services.now()).toISOString(),
      written: {
        status: game.status,
        facts: facts.map((fact, at) => ({
          unit: at === facts.length - 1 ? COMPLETED : null,
          fact,
        })),
      },
    },
    withAnswer(receipt, copyId),
  )
  return answer.ok(copyId)
}

/** Deletes a script with its published game, or brings both back, as often as it is asked for; or takes a deleted one away for good. */
export async function removeScript(
  services: ScriptServices,
  uid: string,
  { id, restore = false, for_good = false }: Body<'removeScript'>,
): Promise<CallAnswer<{ deleted: boolean }>> {
  const row = await services.store.findEvenDeleted(id)
  if (row === undefined || row.owner_uid !== uid) return answer.refuse(404, 'missing')
  if (for_good)
    return (await services.store.forget(id))
      ? answer.ok({ deleted: true })
      : answer.refuse(409, 'notDeleted')
  if (restore) return services.startInTurn(uid, () => restoreInTurn(services, uid, id))
  if (row.deleted_at === null) {
    await services.store.markDeleted(id, new Date(services.now()).toISOString())
    services.generator.drop(id)
  }
  return answer.ok({ deleted: true })
}

/** A half-written game comes back only when no other one is being written (GE12). */
async function restoreInTurn(
  services: ScriptServices,
  uid: string,
  id: string,
): Promise<CallAnswer<{ deleted: boolean }>> {
  const row = await services.store.findEvenDeleted(id)
  if (row === undefined) return answer.refuse(404, 'missing')
  const halfWritten = row.status === SCRIPT_STATUS.generating
  if (halfWritten && row.deleted_at !== null && (await services.store.runningOf(uid)).length > 0)
    return answer.refuse(409, 'runningToRestore')
  const full = row.deleted_at === null ? undefined : await services.quotas.refusalToRestore(uid)
  if (full) return full
  const other = await unlessOtherRuns(
    services.store.bringBack(id, uid),
    answer.refuse(409, 'runningToRestore'),
  )
  if (other) return other
  if (halfWritten) services.generator.start(id)
  return answer.ok({ deleted: false })
}
