import type { Clock } from '#core/engine/ports.ts'
import { KEYS_KEPT } from './rates.ts'

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

/** Counts what may be done only so often: here, or together with the other servers of a database. */
export type Limits = {
  /** Takes one of each, or none at all; answers null, or the seconds until there is one of each again. */
  take(...counts: readonly Count[]): number | null | Promise<number | null>
  /** Gives back the last ones taken: they did not count. */
  giveBack(...counts: readonly Count[]): void | Promise<void>
  /** Forgets what was counted. */
  clear(count: Count): void | Promise<void>
}

/** When a thing was done, oldest first. What was counted before a clock was set back counts from now: nobody waits for it to catch up (LM14). */
export const timesBy = (times: readonly number[], now: number): readonly number[] =>
  (times.at(-1) ?? 0) <= now ? times : times.map((at) => Math.min(at, now))

/** How long it is until a thing may be done once more, in milliseconds; not above 0: it may. */
export const waitFor = (name: LimitName, times: readonly number[], now: number): number =>
  Math.max(
    ...RULES[name].map((rule) => {
      const oldest = times.at(-rule.count)
      return oldest === undefined ? 0 : oldest + rule.withinMs - now
    }),
  )

/** So long it matters when a thing was done. */
export const longestOf = (name: LimitName): number =>
  Math.max(...RULES[name].map((rule) => rule.withinMs))

/** The times with one more, without those that do not matter any more. */
export const withOneMore = (name: LimitName, times: readonly number[], now: number): number[] => [
  ...times.filter((at) => at > now - longestOf(name)),
  now,
]

/** Limits in memory, where one process is all there is: who could restart it needs no guessing. */
export function createLimits(clock: Clock) {
  const taken = new Map<string, readonly number[]>()
  const slotOf = ([name, key]: Count) => `${name}|${key}`

  function timesOf(count: Count, now: number): readonly number[] {
    const known = taken.get(slotOf(count)) ?? []
    const times = timesBy(known, now)
    if (times !== known) taken.set(slotOf(count), times)
    return times
  }

  function add(count: Count, now: number): void {
    const slot = slotOf(count)
    const times = withOneMore(count[0], timesOf(count, now), now)
    taken.delete(slot)
    taken.set(slot, times)
    const [unused] = taken.keys()
    if (taken.size > KEYS_KEPT && unused !== undefined) taken.delete(unused)
  }

  return {
    take(...counts: readonly Count[]): number | null {
      const now = clock.now()
      const wait = Math.max(...counts.map((one) => waitFor(one[0], timesOf(one, now), now)))
      if (wait > 0) return Math.ceil(wait / 1000)
      for (const count of counts) add(count, now)
      return null
    },
    giveBack(...counts: readonly Count[]): void {
      for (const count of counts) {
        const times = taken.get(slotOf(count))
        if (times !== undefined) taken.set(slotOf(count), times.slice(0, -1))
      }
    },
    clear(count: Count): void {
      taken.delete(slotOf(count))
    },
  } satisfies Limits
}
