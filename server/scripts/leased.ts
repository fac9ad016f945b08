import { LEASE_MS, type Leases } from '#server/store/leases.ts'

/** Four times in a lease: one that is late, or not answered, costs nothing yet. */
const RENEW_EVERY_MS = LEASE_MS / 4

export type LeasedWork = {
  /** Where several servers could write the same game. */
  leases: Leases | undefined
  leaving: AbortController
  /** The game's place in the line of this server. */
  placeNow(): number
}

/** Works on a game while this server has the lease of it, and no longer than it is renewed; false where it may not. */
export async function whileLeased(
  id: string,
  { leases, leaving, placeNow }: LeasedWork,
  work: () => Promise<void>,
): Promise<boolean> {
  if (leases === undefined) {
    await work()
    return true
  }
  if (!(await leases.take(id))) return false
  const renew = () =>
    leases.renew(id, placeNow()).then(
      (isMine) => {
        if (!isMine) leaving.abort()
      },
      // a database that does not answer: whether it was renewed shows with the next append
      () => undefined,
    )
  const renewing = setInterval(renew, RENEW_EVERY_MS)
  try {
    await work()
    return true
  } finally {
    clearInterval(renewing)
    // what cannot be let go of is over with its time
    await leases.leave(id).catch(() => undefined)
  }
}
