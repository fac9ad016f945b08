import type { Clock } from '#core/engine/ports.ts'

type Window = { count: number; withinMs: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often a thing may be done, by its name. */
const RULES = {
  /** Asking whether an address has a user, for each caller. */
  existence: [{ count: 10, withinMs: MINUTE }],
  existenceInAnHour: [{ count: 60, withinMs: HOUR }],
  /** Mails to one address for one use. */
  mail: [
    { count: 1, withinMs: MINUTE },
    { count: 10, withinMs: DAY },
  ],
  /** Mails one caller may cause. */
  mailsOfCaller: [{ count: 60, withinMs: HOUR }],
  /** Wrong passwords for one account from clients it does not know. */
  guess: [
    { count: 5, withinMs: 15 * MINUTE },
    { count: 20, withinMs: DAY },
  ],
  /** Wrong passwords for one account from one client it knows: others cannot use these up. */
  knownGuess: [{ count: 5, withinMs: 15 * MINUTE }],
  /** Wrong passwords of one caller over all accounts. */
  guessesOfCaller: [{ count: 100, withinMs: HOUR }],
  /** Registrations and resets one caller may try. */
  codesOfCaller: [{ count: 60, withinMs: HOUR }],
  /** Changes of one's own name and face. */
  profileChanges: [{ count: 60, withinMs: HOUR }],
  /** Files of everything, which take their time. */
  exports: [{ count: 10, withinMs: HOUR }],
  /** Tries to delete one's account. */
  removals: [{ count: 10, withinMs: HOUR }],
} as const satisfies Record<string, readonly Window[]>
export type LimitName = keyof typeof RULES

/** One thing that is counted: which rule, and for whom. */
export type Count = readonly [name: LimitName, key: string]

/** Counts what may be done only so often. */
export type Limits = {
  /** Takes one of each, or none at all; answers null, or the seconds until there is one of each again. */
  take(...counts: readonly Count[]): number | null
  /** Gives back the last ones taken: they did not count. */
  giveBack(...counts: readonly Count[]): void
  /** Forgets what was counted. */
  clear(count: Count): void
}

const KEYS_KEPT = 50_000

/** Limits live in memory: one process serves a data folder, and who could restart it needs no guessing. */
export function createLimits(clock: Clock): Limits {
  const taken = new Map<string, number[]>()
  const slotOf = ([name, key]: Count) => `${name}|${key}`

  /** What was counted before a clock was set back counts from now: nobody waits for it to catch up (LM14). */
  function timesOf(count: Count, now: number): readonly number[] {
    const times = taken.get(slotOf(count)) ?? []
    if ((times.at(-1) ?? 0) <= now) return times
    const counted = times.map((at) => Math.min(at, now))
    taken.set(slotOf(count), counted)
    return counted
  }

  const waitFor = (count: Count, now: number): number => {
    const times = timesOf(count, now)
    const waits = RULES[count[0]].map((rule) => {
      const oldest = times.at(-rule.count)
      return oldest === undefined ? 0 : oldest + rule.withinMs - now
    })
    return Math.max(...waits)
  }

  function add(count: Count, now: number): void {
    const slot = slotOf(count)
    const longest = Math.max(...RULES[count[0]].map((rule) => rule.withinMs))
    const times = (taken.get(slot) ?? []).filter((at) => at > now - longest)
    taken.delete(slot)
    taken.set(slot, [...times, now])
    // The keys come from callers, so there could be any number: the one longest unused goes first.
    const [unused] = taken.keys()
    if (taken.size > KEYS_KEPT && unused !== undefined) taken.delete(unused)
  }

  return {
    take(...counts) {
      const now = clock.now()
      const wait = Math.max(...counts.map((count) => waitFor(count, now)))
      if (wait > 0) return Math.ceil(wait / 1000)
      for (const count of counts) add(count, now)
      return null
    },
    giveBack(...counts) {
      for (const count of counts) taken.get(slotOf(count))?.pop()
    },
    clear(count) {
      taken.delete(slotOf(count))
    },
  }
}
