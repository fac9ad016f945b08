import { ignoreElements, merge, tap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import { TicketsSent } from '#schemas/account.ts'
import { readKept } from '#schemas/kept-creation.ts'
import { LIMITS } from '#schemas/limits.ts'
import { resendKey } from './projections.ts'

/** The storage key of the mails that went out within the last minute. */
const KEY = 'ticketsSent'

type World = Pick<Ports, 'storage' | 'clock'>

/** Those that are still waited for; a moment further off than the countdown is long is nobody's. */
function waitedFor({ storage, clock }: World): [key: string, resendAt: number][] {
  const now = clock.now()
  const kept = Object.entries(readKept(storage.read(KEY), TicketsSent) ?? {})
  return kept.filter(([, at]) => at > now && at <= now + LIMITS.resendCountdownMs)
}

/** When the next mail may be asked for, also after the page was loaded anew; 0: now (LG47). */
export const resendAtOf = (world: World, key: string): number =>
  Object.fromEntries(waitedFor(world))[key] ?? 0

/** Keeps for a minute which mails went out; whoever is in waits for none. */
export const keepTicketsSent: Effect = ({ on, ports }) =>
  merge(
    on('account/ticketSent').pipe(
      tap(({ payload: { email, use, resendAt } }) => {
        const sent = Object.fromEntries([...waitedFor(ports), [resendKey(email, use), resendAt]])
        ports.storage.write(KEY, JSON.stringify(sent))
      }),
    ),
    on('account/signedIn').pipe(tap(() => ports.storage.remove(KEY))),
  ).pipe(ignoreElements())
