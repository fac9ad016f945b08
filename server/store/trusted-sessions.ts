import type { SessionEnd } from './sessions.ts'

/** A row that was just read is not asked for again: one that ended unheard, at another server, counts so much longer at most. */
const TRUSTED_MS = 500
const TRUSTED_AT_MOST = 10_000

type SessionRow = { uid: string; expires_at: string; ended_at: string | null }

/** The rows of sessions in use, as they were read a moment ago, by the digest of their token. */
export function createTrustedSessions() {
  const rows = new Map<string, { row: SessionRow; until: number }>()
  let ends = 0
  return {
    /** How many ends were heard of: a row that was read before the last of them may be of a session that is over. */
    ends: (): number => ends,
    get(tokenHash: string): SessionRow | undefined {
      const known = rows.get(tokenHash)
      if (known === undefined || performance.now() < known.until) return known?.row
      rows.delete(tokenHash)
      return undefined
    },
    keep(tokenHash: string, row: SessionRow): void {
      if (rows.has(tokenHash)) return
      rows.set(tokenHash, { row, until: performance.now() + TRUSTED_MS })
      const [oldest] = rows.keys()
      if (rows.size > TRUSTED_AT_MOST && oldest !== undefined) rows.delete(oldest)
    },
    forget({ uid, tokenHash }: SessionEnd): void {
      ends += 1
      if (tokenHash !== null) rows.delete(tokenHash)
      else for (const [hash, { row }] of rows) if (row.uid === uid) rows.delete(hash)
    },
    forgetAll(): void {
      ends += 1
      rows.clear()
    },
  }
}
