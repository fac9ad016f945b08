import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { definitionOf } from '#schemas/events/index.ts'
import { SCRIPT_STATUS, type Stage } from '#schemas/game.ts'
import type { NewFact, ScriptChange, ScriptStore } from '#server/store/scripts.ts'
import {
  type MediaMaker,
  type Storyteller,
  StorytellerRefusal,
  type Unit,
} from '#server/storyteller/port.ts'
import { createFairLine } from './fair-line.ts'
import type { Ledger, Script } from './ledger.ts'
import { type Patience, patiently } from './patiently.ts'
import { COMPLETED, ofRun, PLAN, runsOf } from './runs.ts'

export type TellingLog = { error(details: object, words: string): void }
export type TellingOptions = {
  ledger: Ledger
  store: ScriptStore
  storyteller: Storyteller
  media: MediaMaker
  log: TellingLog
  /** Games whose texts are told beside each other; the others wait in line. */
  toldAtOnce: number
  /** Pictures asked for at once, over all games. */
  paintedAtOnce: number
  /** Somebody waits for an answer to a start. */
  isAsked(): boolean
  /** How long a fact that cannot be appended is tried again. */
  patience: Patience
}

const TRIES = 3
/** Turns of the event loop a fact stands back while games are being started. */
const HELD_TURNS = 100

/** Tells one game after another's turn: texts in order, pictures beside them in one line over all games. */
export function createTelling(options: TellingOptions) {
  const { ledger, store, storyteller, media, log, patience } = options
  const writing = createFairLine(options.toldAtOnce)
  const painting = createFairLine(options.paintedAtOnce)
  // One fact for each turn of the event loop: whoever calls meanwhile is answered in between.
  const appending = createFairLine(1)

  async function attempt(unit: Unit, signal: AbortSignal): Promise<NewFact['fact']> {
    let cause: unknown
    for (let tries = 0; tries < TRIES && !signal.aborted; tries++) {
      try {
        return checked(await unit.make(media, signal))
      } catch (fault) {
        cause = fault
        if (fault instanceof StorytellerRefusal && fault.code === 'refused') break
      }
    }
    if (!signal.aborted) log.error({ unit: unit.id, cause }, 'a unit could not be made')
    return failure(unit.stage, cause, unit.id)
  }

  /** Who starts a game is answered first, but not for ever. */
  async function ownTurn(): Promise<void> {
    await turnOfTheLoop()
    for (let turn = 0; turn < HELD_TURNS && options.isAsked(); turn++) await turnOfTheLoop()
  }

  /** Appends what ends a unit, once, even where a try failed after it was stored. */
  async function append(
    work: Work,
    unit: string,
    decide: (script: Script) => { facts: readonly NewFact[]; change?: ScriptChange },
  ): Promise<void> {
    const { id, leaving } = work
    await patiently(patience, leaving.signal, (tries) =>
      appending.run(id, async () => {
        await ownTurn()
        if (leaving.signal.aborted) return
        if (tries > 1 && (await isTold(id, unit))) return
        // deleted meanwhile: there is nothing to go on with
        if ((await ledger.append(id, decide)) === undefined) leaving.abort()
      }),
    )
  }

  const isTold = async (id: string, unit: string): Promise<boolean> =>
    (await store.units(id)).some((one) => one.unit === unit)

  async function tell(work: Work, unit: Unit): Promise<void> {
    const fact = await attempt(unit, work.leaving.signal)
    const name = ofRun(unit.id, work.run)
    await append(work, name, () => ({ facts: [{ unit: name, fact }] }))
  }

  async function planned(
    { brief }: Script,
    signal: AbortSignal,
  ): Promise<readonly Unit[] | { cause: unknown }> {
    try {
      return await storyteller.plan(brief, signal)
    } catch (cause) {
      // a plan cut off by the server's own end is no failure: the next start makes it
      if (!signal.aborted) log.error({ cause }, 'a game could not be planned')
      return { cause }
    }
  }

  const complete = (work: Work, failures: readonly NewFact[]): Promise<void> => {
    const unit = ofRun(COMPLETED, work.run)
    return append(work, unit, ({ draft }) => {
      const failed = failures.length > 0 || draft.script.script.failedStages.rows.length > 0
      const end: NewFact = { unit, fact: { type: 'script/generationCompleted', payload: {} } }
      return {
        facts: [...failures, end],
        change: { status: failed ? SCRIPT_STATUS.partial : SCRIPT_STATUS.complete },
      }
    })
  }

  async function tellAll(work: Work, script: Script, settled: ReadonlySet<string>): Promise<void> {
    const { id, run, leaving } = work
    const failures: NewFact[] = []
    let pictures: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
    const texts = writing.run(id, async () => {
      if (leaving.signal.aborted) return
      const plan = await planned(script, leaving.signal)
      if ('cause' in plan) {
        failures.push({ unit: ofRun(PLAN, run), fact: failure('outline', plan.cause, PLAN) })
        return
      }
      const left = plan.filter((unit) => !settled.has(unit.id))
      const apart = left.filter((unit) => unit.apart)
      pictures = Promise.allSettled(apart.map((unit) => paint(work, unit)))
      for (const unit of left) if (!unit.apart && !leaving.signal.aborted) await tell(work, unit)
    })
    // texts that have to be gone on with later do not wait until everything is painted
    texts.catch(() => painting.leave(id))
    const ends = [...(await Promise.allSettled([texts])), ...(await pictures)]
    const fault = ends.find((end) => end.status === 'rejected')
    if (leaving.signal.aborted) return
    if (fault !== undefined) throw fault.reason
    await complete(work, failures)
  }

  /** The place in line is given back as soon as the picture is there; it is told beside the next one. */
  async function paint(work: Work, unit: Unit): Promise<void> {
    const { id, run, leaving } = work
    const fact = await painting.run(id, () => attempt(unit, leaving.signal))
    if (fact === undefined || leaving.signal.aborted) return
    const name = ofRun(unit.id, run)
    await append(work, name, () => ({ facts: [{ unit: name, fact }] }))
  }

  return {
    /** Writes what a script lacks; ends early once `leaving` is aborted, and throws where it has to be gone on with later. */
    async write(id: string, leaving: AbortController): Promise<void> {
      // planning takes the cores that the answers to starts need
      await ownTurn()
      const script = await ledger.read(id)
      if (script === undefined) return
      const { run, settled, completed } = runsOf(await store.units(id))
      if (completed) return
      leaving.signal.addEventListener('abort', () => {
        for (const line of [writing, painting, appending]) line.leave(id)
      })
      await tellAll({ id, run, leaving }, script, settled)
    },
    /** From 1, the turn in which a script's first text or next picture comes; 0 where it waits for no other. */
    placeInLine: (id: string): number => writing.placeOf(id) || painting.placeOf(id),
  }
}

/** A script in one of its runs, and what ends the work on it early. */
type Work = { id: string; run: number; leaving: AbortController }

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
