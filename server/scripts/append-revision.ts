import { gameSnapshot } from '#plugins/script/projections.ts'
import { type GameSnapshot, SCRIPT_STATUS } from '#schemas/game.ts'
import { SIZES } from '#schemas/limits.ts'
import { answer, type CallAnswer, type CallRefusal } from '#server/http/answer.ts'
import { noReceipt, withAnswer } from '#server/http/idempotency.ts'
import type { Within } from '#server/store/scripts.ts'
import { type Ledger, type Script, sizeOf } from './ledger.ts'
import type { RevisionFacts } from './revision-facts.ts'

/** What is decided about a game: the revision of it, or why there is none. */
export type RevisionDecision =
  | { revision: RevisionFacts & { within?: Within } }
  | { refusal: CallRefusal }

/** Why a game cannot be revised now; undefined where it can. */
export function refusalToRevise(game: GameSnapshot, baseVersion: number): CallRefusal | undefined {
  if (game.status === SCRIPT_STATUS.generating) return answer.refuse(409, 'stillWriting')
  if (game.scriptVersion !== baseVersion) return answer.refuse(409, 'staleVersion')
  return undefined
}

/**
 * Appends the revision that is decided of a script's present game, if it still is the version it was asked of; of
 * whichever version it is by then, where none is given. The answer is kept with it, where it has to be.
 */
export async function appendRevision(
  ledger: Ledger,
  id: string,
  baseVersion: number | null,
  decide: (script: Script, game: GameSnapshot) => RevisionDecision,
  receipt = noReceipt,
): Promise<CallAnswer<{ script_version: number }>> {
  let outcome: CallAnswer<{ script_version: number }> = answer.refuse(404, 'missing')
  await ledger.append(id, (present) => {
    const decision = decideOf(present, baseVersion, decide)
    if ('refusal' in decision) {
      outcome = decision.refusal
      return null
    }
    const data = { script_version: decision.revision.scriptVersion }
    const { within } = decision.revision
    outcome = answer.ok(data)
    return { ...decision.revision, within: withAnswer(receipt, data, within) }
  })
  return outcome
}

function decideOf(
  script: Script,
  baseVersion: number | null,
  decide: (script: Script, game: GameSnapshot) => RevisionDecision,
): RevisionDecision {
  const game = gameSnapshot(script.draft)
  const refusal = refusalToRevise(game, baseVersion ?? game.scriptVersion)
  if (refusal !== undefined) return { refusal }
  const decision = decide(script, game)
  const isFull =
    'revision' in decision && script.bytes + sizeOf(decision.revision.facts) > SIZES.logBytes
  return isFull ? { refusal: answer.refuse(413, 'logFull') } : decision
}
