import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { Subject } from 'rxjs'
import type { Clock } from '#core/engine/ports.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import { LeaseLost, type Leases } from '#server/store/leases.ts'
import type { NewFact, ScriptChange, ScriptStore, Within } from '#server/store/scripts.ts'
import { COMPLETED, PLAN, type PlannedUnit } from '#server/storyteller/plan.ts'
import type { MediaMaker, Storyteller, UsedBudget } from '#server/storyteller/port.ts'
import { type BackOff, createAttempts } from './attempts.ts'
import { createFairLine } from './fair-line.ts'
import type { Ledger, Script } from './ledger.ts'
import { type Patience, patiently } from './patiently.ts'
import { createPlanning } from './planning.ts'
import { ofRun, runsOf } from './runs.ts'
import type { Spender } from './spending.ts'
import { readTale, type Tale, toldOn } from './tale.ts'
import { createUnitWriter, failure, type UnitProgress, type Written } from './unit-writer.ts'

export type TellingLog = { error(details: object, words: string): void }
export type TellingOptions = {
  ledger: Ledger
  store: ScriptStore
  storyteller: Storyteller
  media: MediaMaker
  log: TellingLog
  clock: Clock
  /** From 0 to 1. */
  random: () => number
  /** How often a storyteller is asked for one thing. */
  backOff: BackOff
  /** Games whose texts are told beside each other; the others wait in line. */
  toldAtOnce: number
  /** Pictures asked for at once, over all games. */
  paintedAtOnce: number
  /** Somebody waits for an answer to a start. */
  isAsked(): boolean
  /** Hears of each question that was put to a provider, for whom and for which game. */
  spent?: (of: Spender, spent: SpentQuestion) => void
  /** Whether a budget for models is used up. */
  usedUp?: (of: Pick<Spender, 'uid' | 'script'>) => Promise<UsedBudget | null>
  /** Where several servers could write the same game. */
  leases?: Leases
  /** How long a fact that cannot be appended is tried again. */
  patience: Patience
}

/** Facts of several games that are appended beside each other: one commit of many, or several under way. */
const APPENDED_AT_ONCE = 6
/** Turns of the event loop a fact stands back while games are being started. */
const HELD_TURNS = 100

type Decision = { facts: readonly NewFact[]; change?: ScriptChange }

function nothingOfLost(fault: unknown): undefined {
  if (!(fault instanceof LeaseLost)) throw fault
}

/** Tells one game after another's turn: texts in order, pictures beside them in one line over all games. */
export function createTelling(options: TellingOptions) {
  const { ledger, store, log, patience, clock } = options
  const attempt = createAttempts(options)
  const parts = new Subject<UnitProgress>()
  const writeUnit = createUnitWriter({ ...options, attempt, parts })
  const now = () => clock.now()
  const planOf = createPlanning({ ...options, attempt, now })
  const writing = createFairLine(options.toldAtOnce)
  const painting = createFairLine(options.paintedAtOnce)
  // A few facts for each turn of the event loop: whoever calls meanwhile is answered in between.
  const appending = createFairLine(APPENDED_AT_ONCE)

  /** Who starts a game is answered first, but not for ever. */
  async function ownTurn(): Promise<void> {
    await turnOfTheLoop()
    for (let turn = 0; turn < HELD_TURNS && options.isAsked(); turn++) await turnOfTheLoop()
  }

  /** Appends what ends a unit, once, even where a try failed after it was stored. */
  async function append(
    { id, leaving }: Game,
    unit: string,
    decide: (script: Script) => Decision,
  ): Promise<void> {
    await patiently(patience, leaving.signal, (tries) =>
      appending.run(id, async () => {
        await ownTurn()
        if (leaving.signal.aborted) return
        if (tries > 1 && (await isTold(id, unit))) return
        const appended = ledger.append(id, (script) => fenced(id, unit, decide(script)))
        // deleted meanwhile, or another server's by now: there is nothing to go on with
        if ((await appended.catch(nothingOfLost)) === undefined) leaving.abort()
      }),
    )
  }

  const fenced = (id: string, unit: string, decision: Decision): Decision & { within?: Within } => {
    const within = options.leases?.fence(id, unit)
    return within === undefined ? decision : { ...decision, within }
  }

  const isTold = async (id: string, unit: string): Promise<boolean> =>
    (await store.units(id)).some((one) => one.unit === unit)

  async function tell(work: Work, unit: PlannedUnit): Promise<void> {
    await settle(work, unit, await written(work, unit))
  }

  const written = (work: Work, unit: PlannedUnit): Promise<Written> =>
    writeUnit({ script: work.id, uid: work.uid, unit, tale: work.tale }, work.leaving.signal)

  /** Appends what a unit came to, for good: later ones are told from it. */
  async function settle(work: Work, unit: PlannedUnit, ended: Written): Promise<void> {
    const name = ofRun(unit.id, work.run)
    await append(work, name, () => ({ facts: [{ unit: name, ...ended }] }))
    work.tale = toldOn(work.tale, unit.id, ended)
  }

  const complete = (game: Game, failures: readonly NewFact[]): Promise<void> => {
    const unit = ofRun(COMPLETED, game.run)
    return append(game, unit, ({ draft }) => {
      const failed = failures.length > 0 || draft.script.script.failedStages.rows.length > 0
      const end: NewFact = { unit, fact: { type: 'script/generationCompleted', payload: {} } }
      return {
        facts: [...failures, end],
        change: { status: failed ? SCRIPT_STATUS.partial : SCRIPT_STATUS.complete },
      }
    })
  }

  /** Begins or goes on with a game; answers its failure where it cannot be planned. */
  async function opened(game: Game, script: Script, goesOn: boolean): Promise<Work | NewFact> {
    const { id, run, leaving } = game
    const plan = await planOf(script, run, leaving.signal)
    if ('cause' in plan) {
      // a plan cut off by the server's own end is no failure: the next start makes it
      if (!leaving.signal.aborted) log.error({ cause: plan.cause }, 'a game could not be planned')
      return { unit: ofRun(PLAN, run), ...failure('outline', plan.cause, PLAN) }
    }
    const tale = goesOn ? await readTale(store, id, plan) : { plan, told: [], notes: [] }
    return { ...game, tale }
  }

  async function tellAll(
    game: Game,
    script: Script,
    settled: ReadonlySet<string>,
    textsTold: () => void,
  ): Promise<void> {
    const { id, leaving } = game
    const failures: NewFact[] = []
    let pictures: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
    const texts = writing.run(id, async () => {
      if (leaving.signal.aborted) return
      const work = await opened(game, script, settled.size > 0)
      if ('fact' in work) return void failures.push(work)
      const left = work.tale.plan.units.filter((unit) => !settled.has(unit.id))
      const parallel = left.filter((unit) => unit.parallel)
      pictures = Promise.allSettled(parallel.map((unit) => paint(work, unit)))
      for (const unit of left) if (!unit.parallel && !leaving.signal.aborted) await tell(work, unit)
    })
    // texts that have to be gone on with later do not wait until everything is painted
    texts.catch(() => painting.leave(id)).finally(textsTold)
    const ends = [...(await Promise.allSettled([texts])), ...(await pictures)]
    const fault = ends.find((end) => end.status === 'rejected')
    if (leaving.signal.aborted) return
    if (fault !== undefined) throw fault.reason
    await complete(game, failures)
  }

  /** The place in line is given back as soon as the picture is there; it is told beside the next one. */
  async function paint(work: Work, unit: PlannedUnit): Promise<void> {
    const ended = await painting.run(work.id, () => written(work, unit))
    if (ended === undefined || work.leaving.signal.aborted) return
    await settle(work, unit, ended)
  }

  return {
    /**
     * Writes what a script lacks; ends early once `leaving` is aborted, and throws where it has to be gone on with later.
     * Says when its texts are told, and there is room for those of another one.
     */
    async write(id: string, leaving: AbortController, textsTold: () => void): Promise<void> {
      // planning takes the cores that the answers to starts need
      await ownTurn()
      const script = await ledger.read(id)
      if (script === undefined) return
      const { run, settled, completed } = runsOf(await store.units(id))
      if (completed) return
      leaving.signal.addEventListener('abort', () => {
        for (const line of [writing, painting, appending]) line.leave(id)
      })
      await tellAll({ id, uid: script.ownerUid, run, leaving }, script, settled, textsTold)
    },
    /** What is being written, while it is written; the log has the whole of it later. */
    parts$: parts.asObservable(),
    /** From 1, the turn in which a script's first text or next picture comes; 0 where it waits for no other. */
    placeInLine: (id: string): number => writing.placeOf(id) || painting.placeOf(id),
  }
}

/** A creator's script in one of its runs, and what ends the work on it early. */
type Game = { id: string; uid: string; run: number; leaving: AbortController }
/** A game with its plan, as far as it is told. */
type Work = Game & { tale: Tale }
