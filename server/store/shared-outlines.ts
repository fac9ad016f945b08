import { filter, firstValueFrom, map, race, timer } from 'rxjs'
import { LIMITS } from '#schemas/limits.ts'
import type { SharedOutlines } from '#server/scripts/shared-telling.ts'
import { LEASE_MS } from './leases.ts'
import type { Notices } from './notices.ts'
import type { Store } from './tables.ts'

/** Outlines that several servers could tell: one of them has the lease of a request, and the others read along in its row. */
export function createSharedOutlines(
  db: Store,
  notices: Notices,
  now: () => number,
): SharedOutlines {
  const { worker } = notices
  const iso = (shift = 0) => new Date(now() + shift).toISOString()
  const tell = (transaction: Store, uid: string, requestId: string) =>
    notices.tell(transaction, { kind: 'outline', uid, requestId })

  /** Changes the row while it is this server's, and tells the others; false where it is not. */
  const change = (uid: string, requestId: string, values: { lines: string; finished: 0 | 1 }) =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('outline_request')
        .set(
          values.finished === 1
            ? { ...values, worker: null, lease_until: '', created_at: iso() }
            : { ...values, lease_until: iso(LEASE_MS) },
        )
        .where('uid', '=', uid)
        .where('request_id', '=', requestId)
        .where('worker', '=', worker)
        .returning('uid')
        .executeTakeFirst()
      if (row !== undefined) await tell(transaction, uid, requestId)
      return row !== undefined
    })

  return {
    async take(uid, requestId, bodyHash) {
      const values = {
        body_hash: bodyHash,
        lines: '',
        finished: 0,
        created_at: iso(),
        worker,
        lease_until: iso(LEASE_MS),
      }
      const row = await db
        .insertInto('outline_request')
        .values({ uid, request_id: requestId, ...values })
        .onConflict((c) =>
          c
            .columns(['uid', 'request_id'])
            .doUpdateSet(values)
            .where((old) =>
              old.or([
                old.and([
                  old('outline_request.finished', '=', 0),
                  old('outline_request.lease_until', '<=', iso()),
                ]),
                old.and([
                  old('outline_request.finished', '=', 1),
                  old.or([
                    old('outline_request.created_at', '<=', iso(-LIMITS.outlineReplayMs)),
                    old('outline_request.created_at', '>=', iso(LIMITS.outlineReplayMs)),
                  ]),
                ]),
              ]),
            ),
        )
        .returning('uid')
        .executeTakeFirst()
      return row !== undefined
    },
    grow: (uid, requestId, text) => change(uid, requestId, { lines: text, finished: 0 }),
    finish: (uid, requestId, text) => change(uid, requestId, { lines: text, finished: 1 }),
    leave: (uid, requestId) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('outline_request')
          .where('uid', '=', uid)
          .where('request_id', '=', requestId)
          .where('worker', '=', worker)
          .execute()
        await tell(transaction, uid, requestId)
      }),
    stop: (uid, requestId) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .deleteFrom('outline_request')
          .where('uid', '=', uid)
          .where('request_id', '=', requestId)
          .where('finished', '=', 0)
          .returning('uid')
          .executeTakeFirst()
        if (row !== undefined) await tell(transaction, uid, requestId)
        return row !== undefined
      }),
    told$: notices.heard$.pipe(filter((notice) => notice.kind === 'outline')),
    changed: (uid, requestId, withinMs) =>
      firstValueFrom(
        race(
          notices.heard$.pipe(
            filter(
              (notice) =>
                notice.kind === 'outline' && notice.uid === uid && notice.requestId === requestId,
            ),
          ),
          timer(withinMs),
        ).pipe(map(() => undefined)),
        { defaultValue: undefined },
      ),
  }
}
