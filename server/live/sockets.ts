import type { Clock } from '#core/engine/ports.ts'
import { SIZES } from '#schemas/limits.ts'
import type { LiveSession, Sessions } from '#server/store/sessions.ts'

/** Why the server closes a live socket (docs/api-additions.md). */
export const CLOSE = {
  leaving: 1001,
  wrongToken: 4401,
  sessionOver: 4401,
  wrongUser: 4403,
  tooMany: 4429,
} as const

type Peer = { close(code: number, reason: string): void; terminate(): void }
type Open = { session: LiveSession; peer: Peer; endsAt: string }

const LOOK_EVERY_MS = 500
/** What a peer that is told to leave has for its own goodbye. */
const GOODBYE_MS = 300

/** The live sockets of one process: so many a user, and none longer than its session. */
export function createSockets(sessions: Sessions, clock: Clock) {
  const open = new Map<string, Set<Open>>()
  const now = () => new Date(clock.now()).toISOString()
  const all = () => [...open.values()].flatMap((some) => [...some])
  const finish = ({ peer }: Open) => peer.close(CLOSE.sessionOver, 'session')

  /** A session in use is prolonged: its end is asked for before it counts. */
  async function check(one: Open): Promise<void> {
    one.endsAt = (await sessions.endOf(one.session.tokenHash)) ?? ''
    if (one.endsAt <= now()) finish(one)
  }

  const ended = sessions.ended$.subscribe(({ uid, tokenHash }) => {
    for (const one of open.get(uid) ?? [])
      if (tokenHash === null || tokenHash === one.session.tokenHash) finish(one)
  })
  const looking = setInterval(() => {
    const at = now()
    // a database that cannot be asked closes nobody
    for (const one of all()) if (one.endsAt <= at) void check(one).catch(() => {})
  }, LOOK_EVERY_MS).unref()

  return {
    /** Takes a socket in and answers how to leave; null where its user has as many as may be. */
    enter(session: LiveSession, peer: Peer): (() => void) | null {
      const others = open.get(session.uid) ?? new Set()
      if (others.size >= SIZES.socketsOfUser) return null
      const one = { session, peer, endsAt: '9999' }
      open.set(session.uid, others.add(one))
      // it may have ended while the socket opened
      void check(one).catch(() => {})
      return () => {
        others.delete(one)
        if (others.size === 0) open.delete(session.uid)
      }
    },
    /** Sessions may have ended unheard. */
    lookAgain(): void {
      for (const one of all()) void check(one).catch(() => {})
    },
    count: (uid: string): number => open.get(uid)?.size ?? 0,
    /** Tells every peer that the server leaves, and lets go of those that do not answer. */
    async close(): Promise<void> {
      clearInterval(looking)
      ended.unsubscribe()
      for (const { peer } of all()) peer.close(CLOSE.leaving, 'server ends')
      const until = performance.now() + GOODBYE_MS
      while (open.size > 0 && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 10))
      for (const { peer } of all()) peer.terminate()
    },
  }
}
