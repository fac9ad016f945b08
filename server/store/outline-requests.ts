import type { OutlineRequestStore } from '#server/scripts/outline-requests.ts'
import type { Store } from './tables.ts'

/** Finished outline streams, so that the same request is answered the same after a restart too. */
export function createOutlineRequestStore(db: Store): OutlineRequestStore {
  return {
    async find(uid, requestId) {
      const row = await db
        .selectFrom('outline_request')
        .selectAll()
        .where('uid', '=', uid)
        .where('request_id', '=', requestId)
        .executeTakeFirst()
      if (row === undefined) return undefined
      return {
        bodyHash: row.body_hash,
        text: row.lines,
        finished: row.finished === 1,
        createdAt: row.created_at,
      }
    },
    async save(uid, requestId, kept) {
      const values = {
        body_hash: kept.bodyHash,
        lines: kept.text,
        finished: kept.finished ? 1 : 0,
        created_at: kept.createdAt,
      }
      await db
        .insertInto('outline_request')
        .values({ uid, request_id: requestId, ...values })
        .onConflict((conflict) => conflict.columns(['uid', 'request_id']).doUpdateSet(values))
        .execute()
    },
  }
}
