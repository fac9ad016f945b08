/** A fact of the log: a unit of the game, or what a creator said in between. */
export type Told = { seq: number; unit: string | null }
export type Notice = { first: number; last: number }

/** What of the protocol is left out, to see that its absence is found. */
export type Fault =
  | 'no lease in the fence'
  | 'units told again'
  | 'no number as key'
  | 'no slow look'

/** So long a lease lasts, as in `server/store/leases.ts`. */
export const LEASE_MS = 8_000
export const UNITS = 5

/** The rows of one game in the shared database: every method is one transaction. */
export function createDatabase(fault: Fault | null) {
  const log: Told[] = []
  let row = { worker: null as string | null, leaseUntil: 0, isComplete: false }
  return {
    log,
    isComplete: () => row.isComplete,
    /** Takes the game or keeps it; `now` is the clock of the server that asks. */
    take(worker: string, now: number): boolean {
      if (row.isComplete || (row.worker !== worker && row.leaseUntil > now)) return false
      row = { ...row, worker, leaseUntil: now + LEASE_MS }
      return true
    },
    leave(worker: string): void {
      if (row.worker === worker) row = { ...row, worker: null, leaseUntil: 0 }
    },
    /** What ends a unit: by who has the lease, once, under the next number. */
    tellUnit(worker: string, after: number, unit: string): 'told' | 'lost' | 'conflict' {
      if (fault !== 'no lease in the fence' && row.worker !== worker) return 'lost'
      if (fault !== 'units told again' && log.some((one) => one.unit === unit)) return 'lost'
      return this.append(after, unit) ? 'told' : 'conflict'
    },
    /** Under the next number, which is a primary key: false where somebody else has it. */
    append(after: number, unit: string | null): boolean {
      if (fault !== 'no number as key' && log.some(({ seq }) => seq === after + 1)) return false
      log.push({ seq: after + 1, unit })
      if (unit === `u${UNITS}`) row = { ...row, isComplete: true }
      return true
    },
    after: (seq: number): Told[] => log.filter((one) => one.seq > seq),
    lastSeq: (): number => log.at(-1)?.seq ?? 0,
  }
}
export type Database = ReturnType<typeof createDatabase>
