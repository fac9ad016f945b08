import type { Clock } from '#core/engine/ports.ts'
import type { Leases } from '#server/store/leases.ts'
import type { ScriptStore } from '#server/store/scripts.ts'

export type WaitingGamesOptions = {
  store: Pick<ScriptStore, 'unfinished'>
  /** Where several servers could write the same game. */
  leases: Leases | undefined
  clock: Pick<Clock, 'now'>
  log: { error(details: object, words: string): void }
  /** The texts of so many games are told beside each other. */
  roomFor: number
  /** Whether this server has a game in its hands already. */
  isHere(id: string): boolean
  begin(id: string): void
}

/**
 * Who writes a game next. One server by itself takes every game at once, and its own line says whose turn it is. Of
 * several each takes what it has room for; the others wait in the database, in one line for all servers, the oldest first.
 */
export function createWaitingGames(options: WaitingGamesOptions) {
  const { store, leases, log, roomFor } = options
  let untold = 0
  let looking: Promise<void> | undefined
  let again = false
  let stopped = false
  const hasRoom = () => leases === undefined || untold < roomFor

  async function takeOldest(): Promise<void> {
    const ids = await store.unfinished(new Date(options.clock.now()).toISOString())
    for (const id of ids) if (!stopped && hasRoom() && !options.isHere(id)) options.begin(id)
  }

  /** Takes as many as there is room for; asked for meanwhile, it looks once more. */
  function look(): Promise<void> {
    if (stopped || !hasRoom()) return Promise.resolve()
    if (looking !== undefined) again = true
    looking ??= takeOldest()
      .catch((cause: unknown) => log.error({ cause }, 'unfinished scripts could not be looked for'))
      .finally(() => {
        looking = undefined
        const asked = again
        again = false
        if (asked) void look()
      })
    return looking
  }

  return {
    look,
    /** Has a game written here at once, or by whichever server comes to it first. */
    admit(id: string): void {
      if (leases === undefined) options.begin(id)
      else if (hasRoom()) void look()
      else leases.tellWaiting().catch(() => undefined) // the others look now and then in any case
    },
    /** Takes the room of one game; answers how to leave it, once its texts are told. */
    takeRoom(): () => void {
      untold += 1
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        untold -= 1
        if (leases !== undefined) void look()
      }
    },
    stop(): void {
      stopped = true
    },
  }
}
