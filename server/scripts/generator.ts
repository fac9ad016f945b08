import { DamagedRow } from '#server/store/damaged-row.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { whileLeased } from './leased.ts'
import { createTelling, type TellingLog, type TellingOptions } from './telling.ts'
import { createWaitingGames } from './waiting-games.ts'

export type GeneratorLog = TellingLog
export type GeneratorOptions = TellingOptions & {
  /** The pause before a game that could not be gone on with is gone on with; each further one is twice as long. */
  restFirstMs: number
  /** How often it is looked whether a game is left that nobody writes. */
  watchEveryMs: number
}

const REST_MAX_MS = 60_000

/** What is being done about a script: `again` where it was asked for once more meanwhile. */
type Work = { leaving: AbortController; again: boolean; ended: Promise<void> }

/** Writes games on the server's own account: clients only watch, and a new start goes on where a kill left off. */
export function createGenerator(options: GeneratorOptions) {
  const { store, log, leases } = options
  const telling = createTelling(options)
  const inTurn = createKeyedMutex()
  const works = new Map<string, Work>()
  /** Games that could not be gone on with, until they are. */
  const resting = new Map<string, NodeJS.Timeout>()
  const failures = new Map<string, number>()
  let stopped = false
  const waiting = createWaitingGames({
    ...{ store, log, leases, clock: options.clock, roomFor: options.toldAtOnce },
    isHere: (id) => works.has(id) || resting.has(id),
    begin,
  })

  function begin(id: string): void {
    wake(id)
    if (stopped) return
    const leaving = new AbortController()
    const leaveRoom = waiting.takeRoom()
    const ended = write(id, leaving, leaveRoom)
      .then(() => void failures.delete(id))
      .catch((cause: unknown) => {
        if (leaving.signal.aborted) return
        if (cause instanceof DamagedRow) return leave(id, cause)
        log.error({ script: id, cause }, 'a script could not be written, and is tried again')
        rest(id)
      })
      .finally(() => {
        const again = works.get(id)?.again === true
        works.delete(id)
        leaveRoom()
        if (again) start(id)
      })
    works.set(id, { leaving, again: false, ended })
  }

  /** What is damaged stays so: trying again would only keep its creator from another game. */
  async function leave(id: string, cause: DamagedRow): Promise<void> {
    log.error({ script: id, cause }, 'a damaged script is left as it is')
    await store.giveUp(id).catch(() => rest(id))
  }

  /** One game of a creator after the other, whatever stands in the store (GE12). */
  async function write(id: string, leaving: AbortController, textsTold: () => void): Promise<void> {
    const row = await store.find(id)
    if (row === undefined) return
    await inTurn(row.owner_uid, async () => {
      if (leaving.signal.aborted) return
      const leased = { leases, leaving, placeNow: () => telling.placeInLine(id) }
      const work = () => telling.write(id, leaving, textsTold)
      if (!(await whileLeased(id, leased, work))) pass(id)
    })
  }

  /** Another server has it, or another game of its creator: it is looked at again by and by. */
  function pass(id: string): void {
    if (stopped) return
    wake(id)
    resting.set(id, setTimeout(() => resting.delete(id), options.watchEveryMs).unref())
  }

  function rest(id: string): void {
    const times = failures.get(id) ?? 0
    failures.set(id, times + 1)
    const pauseMs = Math.min(REST_MAX_MS, options.restFirstMs * 2 ** times)
    resting.set(id, setTimeout(() => begin(id), pauseMs).unref())
  }

  function wake(id: string): void {
    clearTimeout(resting.get(id))
    resting.delete(id)
  }

  function start(id: string): void {
    const work = works.get(id)
    if (work !== undefined) {
      work.again = true
      return
    }
    wake(id)
    if (!stopped) waiting.admit(id)
  }

  const watching = setInterval(() => void waiting.look(), options.watchEveryMs).unref()

  return {
    /** Puts a script in line; it is written even if nobody watches. */
    start,
    /** Games may wait that no server has: takes as many as there is room for. */
    look: waiting.look,
    /** Lets go of a script that was deleted; it can be started again. */
    drop(id: string): void {
      wake(id)
      const work = works.get(id)
      if (work === undefined) return
      work.again = false
      work.leaving.abort()
    },
    /** Goes on with everything that was left unfinished. */
    resume: waiting.look,
    /** How many games are written now, in line or at work. */
    count: () => works.size,
    /** From 1, the turn in which a script's first text or next picture comes; 0 where it waits for no other. */
    placeInLine: (id: string): number | Promise<number> =>
      works.has(id) || leases === undefined ? telling.placeInLine(id) : leases.placeOf(id),
    parts$: telling.parts$,
    async stop(): Promise<void> {
      stopped = true
      waiting.stop()
      clearInterval(watching)
      for (const id of resting.keys()) wake(id)
      for (const { leaving } of works.values()) leaving.abort()
      await Promise.all([...works.values()].map(({ ended }) => ended))
    },
  }
}
export type Generator = ReturnType<typeof createGenerator>
