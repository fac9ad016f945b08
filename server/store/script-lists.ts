import type { Selectable } from 'kysely'
import type { Store, Tables } from './tables.ts'

/** The row of a script. */
export type ScriptRow = Selectable<Tables['script']>

/** Lists of somebody's scripts, and what they show of each. */
export function createScriptLists(db: Store) {
  return {
    /** The deleted scripts of somebody, the newest deleted first. */
    deletedOf: (uid: string, offset: number, size: number) =>
      db
        .selectFrom('script')
        .selectAll()
        .where('owner_uid', '=', uid)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(size)
        .execute(),

    ofOwner: (uid: string, offset: number, size: number) =>
      db
        .selectFrom('script')
        .selectAll()
        .where('owner_uid', '=', uid)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(size)
        .execute(),

    /** Keeps what lists show of a script as of a number of its log, unless something was told since. */
    keepCard: (id: string, seq: number, card: string) =>
      db
        .updateTable('script')
        .set({ card })
        .where('id', '=', id)
        .where('card', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('script_event')
                .select('seq')
                .where('script_id', '=', id)
                .where('seq', '>', seq),
            ),
          ),
        )
        .execute(),
  }
}
