import { SCRIPT_STATUS } from '#schemas/game.ts'
import type { Notices } from './notices.ts'
import type { Within } from './scripts.ts'
import type { Store } from './tables.ts'

/** So long a game is its server's without a sign of it; then another one goes on. */
export const LEASE_MS = 8_000

/** Another server writes this game by now, or has told this unit. */
export class LeaseLost extends Error {}

/** Who writes a game, where several servers could: leases in the rows of scripts, and a fence in each append. */
export type Leases = {
  /** Takes a game that nobody has, or keeps what this server has; false where another one has it. */
  take(id: string): Promise<boolean>
  /** Lets go of a game, so that the next one need not wait. */
  leave(id: string): Promise<void>
  /** What ends a unit is told by who has the lease, and once: throws where it is not so. */
  fence(id: string, unit: string): Within
}

export function createLeases(db: Store, { worker }: Notices, now: () => number): Leases {
  const iso = (shift = 0) => new Date(now() + shift).toISOString()
  return {
    async take(id) {
      const row = await db
        .updateTable('script')
        .set({ worker, lease_until: iso(LEASE_MS) })
        .where('id', '=', id)
        .where('status', '=', SCRIPT_STATUS.generating)
        .where((row) => row.or([row('worker', '=', worker), row('lease_until', '<=', iso())]))
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    async leave(id) {
      await db
        .updateTable('script')
        .set({ worker: null, lease_until: '' })
        .where('id', '=', id)
        .where('worker', '=', worker)
        .execute()
    },
    fence: (id, unit) => async (transaction) => {
      // a writing and not a reading: nobody takes it over before this is through
      const mine = await transaction
        .updateTable('script')
        .set({ worker })
        .where('id', '=', id)
        .where('worker', '=', worker)
        .returning('id')
        .executeTakeFirst()
      const told = await transaction
        .selectFrom('script_event')
        .select('seq')
        .where('script_id', '=', id)
        .where('unit', '=', unit)
        .limit(1)
        .executeTakeFirst()
      if (mine === undefined || told !== undefined) throw new LeaseLost()
    },
  }
}
