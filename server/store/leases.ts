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
  /** Takes a game that nobody has; false where another one has it, or another game of its creator is being written. */
  take(id: string): Promise<boolean>
  /** Keeps what this server has, with its place in the line of this server; false where it has it no more. */
  renew(id: string, place: number): Promise<boolean>
  /** Lets go of a game; where it is not written yet the others are told, so that the next one need not wait. */
  leave(id: string): Promise<void>
  /** A game waits that this server has no room for. */
  tellWaiting(): Promise<void>
  /** From 1, the turn of a game in the one line of all servers, or in that of whoever has it; 0 where it waits for nobody. */
  placeOf(id: string): Promise<number>
  /** What ends a unit is told by who has the lease, and once: throws where it is not so. */
  fence(id: string, unit: string): Within
}

export function createLeases(db: Store, notices: Notices, now: () => number): Leases {
  const { worker } = notices
  const iso = (shift = 0) => new Date(now() + shift).toISOString()
  const tellWaiting = (transaction: Store) => notices.tell(transaction, { kind: 'waiting' })
  return {
    tellWaiting: () => tellWaiting(db),
    take: (id) =>
      db.transaction().execute(async (transaction) => {
        if (await isOtherWritten(transaction, id, iso())) return false
        const row = await transaction
          .updateTable('script')
          .set({ worker, lease_until: iso(LEASE_MS), place_in_line: 0 })
          .where('id', '=', id)
          .where('status', '=', SCRIPT_STATUS.generating)
          .where((script) =>
            script.or([script('worker', '=', worker), script('lease_until', '<=', iso())]),
          )
          .returning('id')
          .executeTakeFirst()
        return row !== undefined
      }),
    async renew(id, place) {
      const row = await db
        .updateTable('script')
        .set({ lease_until: iso(LEASE_MS), place_in_line: place })
        .where('id', '=', id)
        .where('status', '=', SCRIPT_STATUS.generating)
        .where('worker', '=', worker)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    leave: (id) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('script')
          .set({ worker: null, lease_until: '', place_in_line: 0 })
          .where('id', '=', id)
          .where('worker', '=', worker)
          .returning('status')
          .executeTakeFirst()
        if (row?.status === SCRIPT_STATUS.generating) await tellWaiting(transaction)
      }),
    placeOf: (id) => placeInLine(db, id, iso()),
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

/** Whether a server has another game of the same creator, who has one written at a time (GE12). */
async function isOtherWritten(transaction: Store, id: string, at: string): Promise<boolean> {
  // a writing and not a reading: who takes another game of theirs at the same moment waits here, and then sees this one
  const owner = await transaction
    .updateTable('user')
    .set((row) => ({ invited: row.ref('invited') }))
    .where('uid', 'in', (row) => row.selectFrom('script').select('owner_uid').where('id', '=', id))
    .returning('uid')
    .executeTakeFirst()
  if (owner === undefined) return false
  const other = await transaction
    .selectFrom('script')
    .select('id')
    .where('owner_uid', '=', owner.uid)
    .where('id', '!=', id)
    .where('status', '=', SCRIPT_STATUS.generating)
    .where('lease_until', '>', at)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

async function placeInLine(db: Store, id: string, at: string): Promise<number> {
  const row = await db
    .selectFrom('script')
    .select(['status', 'created_at', 'lease_until', 'place_in_line'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined || row.status !== SCRIPT_STATUS.generating) return 0
  if (row.lease_until > at) return row.place_in_line
  const before = await db
    .selectFrom('script')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('status', '=', SCRIPT_STATUS.generating)
    .where('lease_until', '<=', at)
    .where('deleted_at', 'is', null)
    .where((script) =>
      script.or([
        script('created_at', '<', row.created_at),
        script.and([script('created_at', '=', row.created_at), script('id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(before.n) + 1
}
