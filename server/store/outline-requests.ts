import { LIMITS } from '#schemas/limits.ts'
import type { OutlineRequestStore } from '#server/scripts/outline-requests.ts'
import type { Store } from './tables.ts'

/** Outline streams that were told, or are being told by a server: the same request is answered the same by all, and after a restart. */
export function createOutlineRequestStore(db: Store, now: () => number): OutlineRequestStore {
  return {
    async find(uid, requestId) {
      const row = await db
        .selectFrom('outline_request')
        .selectAll()
        .where('uid', '=', uid)
        .where('request_id', '=', requestId)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const stand = { bodyHash: row.body_hash, text: row.lines, finished: row.finished === 1 }
      const counts = stand.finished
        ? Math.abs(now() - Date.parse(row.created_at)) < LIMITS.outlineReplayMs
        : row.lease_until > new Date(now()).toISOString()
      return counts ? stand : undefined
    },
    async save(uid, requestId, kept) {
      const values = {
        body_hash: kept.bodyHash,
        lines: kept.text,
        finished: 1,
        created_at: new Date(now()).toISOString(),
        worker: null,
        lease_until: '',
      }
      await db
        .insertInto('outline_request')
        .values({ uid, request_id: requestId, ...values })
        .onConflict((conflict) => conflict.columns(['uid', 'request_id']).doUpdateSet(values))
        .execute()
    },
  }
}
