import type { GenerationStage } from '#schemas/game.ts'
import type { LoggedUnit } from '#server/store/scripts.ts'
import { COMPLETED, PLAN, RUN_MARK } from '#server/storyteller/plan.ts'

/** The name of a unit's fact in the log: the first run (0) is the unit's own. */
export const ofRun = (unit: string, run: number): string =>
  run === 0 ? unit : `${unit}${RUN_MARK}${run}`

/** Where the writing of a script stands, by its log. */
export type Runs = {
  /** 0 until parts that failed are made again; then how often. */
  run: number
  /** Units this run need not make: told in any run, refused for good, or failed in this one. */
  settled: ReadonlySet<string>
  /** This run has come to its end. */
  completed: boolean
  /** Units that failed, were not made since, and may be tried again. */
  retryable: readonly string[]
  /** Stages of the failed units that may not. */
  refused: readonly GenerationStage[]
}

/** The unit that a name in the log stands for, and the run it was made in. */
export function unitIn(name: string): { unit: string; run: number } {
  const [unit = name, run = '0'] = name.split(RUN_MARK)
  return { unit, run: Number(run) }
}

type Failed = { stage: GenerationStage; retryable: boolean; run: number }

/** Reads the runs of a script from its whole log. */
export function runsOf(log: readonly LoggedUnit[]): Runs {
  const run = log.filter(({ fact }) => fact.type === 'script/generationResumed').length
  const told = new Set<string>()
  const failed = new Map<string, Failed>()
  let completed = false
  for (const { unit, fact } of log) {
    if (unit === null) continue
    const { unit: name, run: made } = unitIn(unit)
    // who makes a unit has planned
    if (name !== PLAN && made > (failed.get(PLAN)?.run ?? run)) failed.delete(PLAN)
    if (fact.type === 'script/stageFailed') {
      failed.set(name, { ...fact.payload, run: made })
    } else {
      told.add(name)
      failed.delete(name)
    }
    if (name === COMPLETED) completed = made === run
  }
  const final = [...failed].filter(([, one]) => !one.retryable || one.run === run)
  return {
    run,
    settled: new Set([...told, ...final.map(([name]) => name)]),
    completed,
    retryable: [...failed].filter(([, one]) => one.retryable).map(([name]) => name),
    refused: [...failed.values()].filter((one) => !one.retryable).map(({ stage }) => stage),
  }
}
