import { type GenerationStage, SCRIPT_STATUS } from '#schemas/game.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { type Receipt, withAnswer } from '#server/http/idempotency.ts'
import { beOnlyRunning, unlessOtherRuns } from '#server/store/one-running.ts'
import { owned, type ScriptServices } from './calls.ts'
import { runsOf } from './runs.ts'

/**
 * Makes the parts again that failed and may be tried again (`runs.ts` · `runsOf` finds them); what was told stays as it is. The fact
 * comes back over the live socket, and `plugins/script/index.ts` writes it.
 */
export function resumeGeneration(
  services: ScriptServices,
  uid: string,
  id: string,
  receipt: Receipt,
): Promise<CallAnswer<{ run: number }>> {
  return services.startInTurn(uid, () => resumeInTurn(services, uid, id, receipt))
}

async function resumeInTurn(
  services: ScriptServices,
  uid: string,
  id: string,
  receipt: Receipt,
): Promise<CallAnswer<{ run: number }>> {
  if ((await owned(services, uid, id)) === undefined) return answer.refuse(404, 'missing')
  const { run, retryable, refused } = runsOf(await services.store.units(id))
  if (retryable.length === 0) return answer.refuse(409, 'nothingToRetry')
  if ((await services.store.runningOf(uid)).length > 0) return answer.refuse(409, 'alreadyRunning')
  const left: GenerationStage[] = [...new Set(refused)]
  const told = { run: run + 1 }
  let resumed = false
  const appended = services.ledger.append(id, ({ draft }) => {
    resumed = false
    // two presses of one button: the first one resumed it
    if (draft.script.script.status.value === SCRIPT_STATUS.generating) return null
    resumed = true
    const fact = { type: 'script/generationResumed', payload: { ...told, left } } as const
    return {
      facts: [{ unit: null, fact }],
      change: { status: SCRIPT_STATUS.generating },
      within: withAnswer(receipt, told, (transaction) => beOnlyRunning(transaction, uid, id)),
    }
  })
  const other = answer.refuse(409, 'alreadyRunning')
  if ((await unlessOtherRuns(appended, other)) === other || !resumed) return other
  services.generator.start(id)
  return answer.ok(told)
}
