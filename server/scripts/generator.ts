import { definitionOf } from '#schemas/events/index.ts'
import { SCRIPT_STATUS, type Stage } from '#schemas/game.ts'
import type { NewFact, ScriptStore } from '#server/store/scripts.ts'
import {
  type MediaMaker,
  type Storyteller,
  StorytellerRefusal,
  type Unit,
} from '#server/storyteller/port.ts'
import type { Ledger } from './ledger.ts'
import { COMPLETED, ofRun, PLAN, runsOf } from './runs.ts'

export type GeneratorLog = { error(details: object, words: string): void }
export type GeneratorOptions = {
  ledger: Ledger
  store: ScriptStore
  storyteller: Storyteller
  media: MediaMaker
  log: GeneratorLog
  /** Pictures of one script made beside each other. */
  apartAtOnce: number
  /** Scripts written beside each other; the others wait in line. */
  scriptsAtOnce: number
}

const TRIES = 3

/** Writes games on the server's own account: clients only watch, and a new start goes on where a kill left off. */
export function createGenerator(options: GeneratorOptions) {
  const { ledger, store, storyteller, media, log } = options
  const waiting: string[] = []
  const running = new Map<string, Promise<void>>()
  /** Brought back while the work on them was ending because they were deleted. */
  const wantedAgain = new Set<string>()
  const stopping = new AbortController()

  /** Answers false when there is no going on: the server stops, or the script was deleted. */
  async function tell(id: string, unit: Unit, run: number): Promise<boolean> {
    const fact = await attempt(unit)
    if (stopping.signal.aborted) return false
    const facts = [{ unit: ofRun(unit.id, run), fact }]
    return (await ledger.append(id, () => ({ facts }))) !== undefined
  }

  async function attempt(unit: Unit): Promise<NewFact['fact']> {
    let cause: unknown
    for (let tries = 0; tries < TRIES && !stopping.signal.aborted; tries++) {
      try {
        return checked(await unit.make(media, stopping.signal))
      } catch (fault) {
        cause = fault
        if (fault instanceof StorytellerRefusal && fault.code === 'refused') break
      }
    }
    if (!stopping.signal.aborted) log.error({ unit: unit.id, cause }, 'a unit could not be made')
    return failure(unit.stage, cause, unit.id)
  }

  async function inOrder(id: string, units: Unit[], run: number): Promise<boolean> {
    for (let unit = units.shift(); unit !== undefined; unit = units.shift())
      if (stopping.signal.aborted || !(await tell(id, unit, run))) return false
    return true
  }

  /** Each lane takes the next unit that is left. */
  async function beside(id: string, units: Unit[], run: number): Promise<boolean> {
    const lanes = Array.from({ length: options.apartAtOnce }, () => inOrder(id, units, run))
    return (await Promise.all(lanes)).every(Boolean)
  }

  async function write(id: string): Promise<void> {
    const script = await ledger.read(id)
    if (script === undefined) return
    const { run, settled, completed } = runsOf(await store.read(id, 0))
    if (completed) return
    const plan = await planned(script.brief)
    // a plan cut off by the server's own end is no failure: the next start makes it
    if (stopping.signal.aborted) return
    if (!Array.isArray(plan))
      return complete(id, run, [{ unit: ofRun(PLAN, run), fact: failure('outline', plan, PLAN) }])
    const left = plan.filter((unit) => !settled.has(unit.id))
    const [texts, pictures] = [
      left.filter((unit) => !unit.apart),
      left.filter((unit) => unit.apart),
    ]
    const told = await Promise.all([inOrder(id, texts, run), beside(id, pictures, run)])
    if (told.every(Boolean)) await complete(id, run, [])
  }

  async function planned(
    brief: Parameters<Storyteller['plan']>[0],
  ): Promise<readonly Unit[] | unknown> {
    try {
      return await storyteller.plan(brief, stopping.signal)
    } catch (cause) {
      log.error({ cause }, 'a game could not be planned')
      return cause
    }
  }

  async function complete(id: string, run: number, failures: readonly NewFact[]): Promise<void> {
    await ledger.append(id, ({ draft }) => {
      const failed = failures.length > 0 || draft.script.failedStages.rows.length > 0
      return {
        facts: [
          ...failures,
          {
            unit: ofRun(COMPLETED, run),
            fact: { type: 'script/generationCompleted', payload: {} },
          },
        ],
        change: { status: failed ? SCRIPT_STATUS.partial : SCRIPT_STATUS.complete },
      }
    })
  }

  function advance(): void {
    while (running.size < options.scriptsAtOnce && !stopping.signal.aborted) {
      const id = waiting.shift()
      if (id === undefined) return
      const work = write(id)
        .catch((cause: unknown) =>
          log.error({ script: id, cause }, 'a script could not be written'),
        )
        .finally(() => {
          running.delete(id)
          if (wantedAgain.delete(id)) waiting.push(id)
          advance()
        })
      running.set(id, work)
    }
  }

  return {
    /** Puts a script in line; it is written even if nobody watches. */
    start(id: string): void {
      if (running.has(id)) wantedAgain.add(id)
      if (running.has(id) || waiting.includes(id)) return
      waiting.push(id)
      advance()
    },
    /** Goes on with everything that was left unfinished. */
    async resume(): Promise<void> {
      for (const id of await store.unfinished()) this.start(id)
    },
    /** Place in line, 0 when it is being written or done. */
    placeInLine: (id: string): number => waiting.indexOf(id) + 1,
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
export type Generator = ReturnType<typeof createGenerator>

/** A storyteller's fact is taken only in the shape every reader counts on. */
function checked(fact: NewFact['fact']): NewFact['fact'] {
  const read = definitionOf(fact.type)?.payload.safeParse(fact.payload)
  if (read?.success !== true) throw new Error(`a unit told no fact of the vocabulary: ${fact.type}`)
  return fact
}

function failure(stage: Stage, cause: unknown, unit: string): NewFact['fact'] {
  const refused = cause instanceof StorytellerRefusal && cause.code === 'refused'
  return {
    type: 'script/stageFailed',
    payload: { stage, reason: refused ? 'refused' : 'fault', retryable: !refused, unit },
  }
}
