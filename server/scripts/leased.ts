import { LEASE_MS, type Leases } from '#server/store/leases.ts'

/** Four times in a lease: one that is late, or not answered, costs nothing yet. */
const RENEW_EVERY_MS = LEASE_MS / 4

/** Works on a game while this server has the lease of it: nothing where another one has, and no longer than it is renewed. */
export async function whileLeased(
  leases: Leases | undefined,
  id: string,
  leaving: AbortController,
  work: () => Promise<void>,
): Promise<void> {
  if (leases === undefined) return work()
  if (!(await leases.take(id))) return
  const renew = () =>
    leases.take(id).then(
      (isMine) => {
        if (!isMine) leaving.abort()
      },
      // a database that does not answer: whether it was renewed shows with the next append
      () => undefined,
    )
  const renewing = setInterval(renew, RENEW_EVERY_MS)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    // what cannot be let go of is over with its time
    await leases.leave(id).catch(() => undefined)
  }
}
