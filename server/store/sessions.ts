import { randomBytes } from 'node:crypto'
import { Subject } from 'rxjs'
import type { Clock } from '#core/engine/ports.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { Notices } from './notices.ts'
import { secretDigestOf } from './secret.ts'
import type { Store } from './tables.ts'
import { createTrustedSessions } from './trusted-sessions.ts'

/** A session that counts: whose it is, and its token's digest. */
export type LiveSession = { uid: string; tokenHash: string }
type SessionFinding = ({ kind: 'live' } & LiveSession) | { kind: 'none' } | { kind: 'expired' }
/** A session that was ended: one, or with `tokenHash` null all of a user. */
export type SessionEnd = { uid: string; tokenHash: string | null }

const DAY_MS = 86_400_000
const LIFE_MS = LIMITS.sessionDays * DAY_MS
/** A session in use moves its end at most this often, so that reading does not mean writing. */
const ROLL_EVERY_MS = 3_600_000
/** Ended sessions are remembered so long: by them a client is known to its user. */
const REMEMBER_MS = 90 * DAY_MS

/** Who is signed in. Tokens are 256 bits of chance; only their digests are kept. */
export type Sessions = {
  /** Opens a session inside the transaction that allows it; answers the token. */
  open(transaction: Store, uid: string, clientHash: string): Promise<string>
  find(token: string): Promise<SessionFinding>
  /** When a session ends, unless it is prolonged by use; null for one that ended already. */
  endOf(tokenHash: string): Promise<string | null>
  end(session: LiveSession): Promise<void>
  /** Ends all sessions of a user; call `announceEnd` once the transaction is through. */
  endAll(transaction: Store, uid: string): Promise<void>
  announceEnd(end: SessionEnd): void
  /** Tells of every session that ends, so that its sockets can be closed. */
  ended$: Subject<SessionEnd>
  /** Has this client signed in as this user before? */
  isKnownClient(uid: string, clientHash: string): Promise<boolean>
  /** Forgets what is too old to matter. */
  sweep(): Promise<void>
}

export function createSessions(store: Store, clock: Clock, notices?: Notices): Sessions {
  const iso = (shift = 0) => new Date(clock.now() + shift).toISOString()
  const ended$ = new Subject<SessionEnd>()
  const trusted = createTrustedSessions()
  ended$.subscribe(trusted.forget)
  notices?.missed$.subscribe(trusted.forgetAll)
  notices?.heard$.subscribe((notice) => {
    if (notice.kind === 'ended') ended$.next(notice)
  })
  function announceEnd(end: SessionEnd): void {
    ended$.next(end)
    // who does not hear of it looks at the row, as every call does
    void notices?.tell(store, { kind: 'ended', ...end }).catch(() => undefined)
  }
  return {
    ended$,
    announceEnd,
    async open(transaction, uid, clientHash) {
      const token = randomBytes(32).toString('base64url')
      await transaction
        .insertInto('session')
        .values({
          token_hash: secretDigestOf(token),
          uid,
          client_hash: clientHash,
          created_at: iso(),
          expires_at: iso(LIFE_MS),
          ended_at: null,
        })
        .execute()
      return token
    },
    async find(token) {
      const tokenHash = secretDigestOf(token)
      const asOf = trusted.ends()
      const row =
        trusted.get(tokenHash) ??
        (await store
          .selectFrom('session')
          .select(['uid', 'expires_at', 'ended_at'])
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst())
      if (!row || row.ended_at !== null) return { kind: 'none' }
      if (row.expires_at <= iso()) return { kind: 'expired' }
      // one that lasts longer than a session lasts is from before the clock was set back (LM14)
      if (row.expires_at < iso(LIFE_MS - ROLL_EVERY_MS) || row.expires_at > iso(LIFE_MS)) {
        await store
          .updateTable('session')
          .set({ expires_at: iso(LIFE_MS) })
          .where('token_hash', '=', tokenHash)
          .where('ended_at', 'is', null)
          .execute()
        trusted.forget({ uid: row.uid, tokenHash })
      } else if (trusted.ends() === asOf) trusted.keep(tokenHash, row)
      return { kind: 'live', uid: row.uid, tokenHash }
    },
    async endOf(tokenHash) {
      const row = await store
        .selectFrom('session')
        .select(['expires_at', 'ended_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row === undefined || row.ended_at !== null ? null : row.expires_at
    },
    async end({ uid, tokenHash }) {
      await store
        .updateTable('session')
        .set({ ended_at: iso() })
        .where('token_hash', '=', tokenHash)
        .execute()
      announceEnd({ uid, tokenHash })
    },
    async endAll(transaction, uid) {
      await transaction
        .updateTable('session')
        .set({ ended_at: iso() })
        .where('uid', '=', uid)
        .where('ended_at', 'is', null)
        .execute()
    },
    async isKnownClient(uid, clientHash) {
      const row = await store
        .selectFrom('session')
        .select('uid')
        .where('uid', '=', uid)
        .where('client_hash', '=', clientHash)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    async sweep() {
      await store.deleteFrom('session').where('expires_at', '<', iso(-REMEMBER_MS)).execute()
    },
  }
}
