import type { Leases } from '#server/store/leases.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import { PLAN, Plan } from '#server/storyteller/plan.ts'
import type { Storyteller } from '#server/storyteller/port.ts'
import { type Attempt, DEADLINE_MS, isUnavailable } from './attempts.ts'
import type { Script } from './ledger.ts'
import { type Patience, patiently } from './patiently.ts'
import { ofRun } from './runs.ts'

export type PlanningOptions = {
  store: ScriptStore
  storyteller: Storyteller
  attempt: Attempt
  /** How long a plan that cannot be stored is tried again. */
  patience: Patience
  now: () => number
  /** Where several servers could write the same game. */
  leases?: Leases
}

/** Reads the plan of a script; the first time it is made and stored, and never asked for again. */
export function createPlanning(options: PlanningOptions) {
  const { store, storyteller, attempt, patience, now, leases } = options
  const deadlineMs = storyteller.deadlinesMs?.plan ?? DEADLINE_MS

  async function made({ brief }: Script, signal: AbortSignal): Promise<Plan> {
    const asked = { deadlineMs, signal, isWorthATry: isUnavailable }
    const plan = Plan.parse(await attempt(asked, (leaving) => storyteller.plan(brief, leaving)))
    if (plan.storyteller !== storyteller.name)
      throw new Error(`a plan of ${storyteller.name} is signed ${plan.storyteller}`)
    return plan
  }

  /** The plan, or why the storyteller makes none; a fault of the store is thrown. */
  return async function planOf(
    script: Script,
    /** A plan that failed in an earlier run is made in this one. */
    run: number,
    signal: AbortSignal,
  ): Promise<Plan | { cause: unknown }> {
    const kept = await store.plan(script.id)
    // another storyteller's plan is nothing this one can write from
    if (kept?.storyteller === storyteller.name) return kept
    let plan: Plan
    try {
      plan = await made(script, signal)
    } catch (cause) {
      return { cause }
    }
    const at = new Date(now()).toISOString()
    return patiently(patience, signal, () =>
      store.keepPlan(script.id, plan, at, leases?.fence(script.id, ofRun(PLAN, run))),
    )
  }
}
