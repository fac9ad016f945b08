import { SCRIPT_STATUS } from '#schemas/game.ts'
import type { Store } from './tables.ts'

/** Another game of that creator is being written. */
class OtherRunning extends Error {}

/** Lets a creator's game be the one that is written: until the transaction ends nobody begins another. Throws where one is. */
export async function beOnlyRunning(transaction: Store, uid: string, id: string): Promise<void> {
  // a writing and not a reading: who begins a game at the same moment waits here, and then sees this one
  await transaction
    .updateTable('user')
    .set((row) => ({ invited: row.ref('invited') }))
    .where('uid', '=', uid)
    .execute()
  const other = await transaction
    .selectFrom('script')
    .select('id')
    .where('owner_uid', '=', uid)
    .where('status', '=', SCRIPT_STATUS.generating)
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  if (other !== undefined) throw new OtherRunning()
}

/** What work comes to, or what is said instead where another game is being written. */
export async function unlessOtherRuns<T, R>(work: Promise<T>, otherwise: R): Promise<T | R> {
  try {
    return await work
  } catch (fault) {
    if (fault instanceof OtherRunning) return otherwise
    throw fault
  }
}
