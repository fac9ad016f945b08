import { projection } from '#plugins/kit.ts'
import { LEFT } from '#schemas/live.ts'

/** Whether live updates come, as the screen shows it. */
export const connectionStatus = projection(
  'live.status',
  ({ session: { live } }) => [live.status] as const,
  (status) => status,
)

/** Why live updates do not come; the words are the interface's (LV21). */
export type LiveTrouble =
  | { why: 'no_user' }
  | { why: 'not_started' }
  | { why: 'error' | 'closed'; code: number; reason: string }

/** Nothing follows the open script, or its connection is lost: said only once it failed, not while it first opens. */
export const liveTrouble = projection(
  'live.trouble',
  ({ session: { live, account, scriptId } }) =>
    [live.status, live.closed, live.attempts, account.user !== null, scriptId !== null] as const,
  (status, closed, attempts, hasUser, isOpen): LiveTrouble | null => {
    if (!hasUser) return isOpen ? { why: 'no_user' } : null
    if (status === 'connected' || closed === null || closed.code === LEFT) return null
    if (attempts > 0) return { why: 'not_started' }
    const { code, reason } = closed
    return { why: closed.faulty ? 'error' : 'closed', code, reason }
  },
)

/** A number is missing between the frames that were seen. */
export const liveGap = projection(
  'live.gap',
  ({ session: { live } }) => [live.head, live.max] as const,
  (head, max) => max > head,
)

/** What the last question for the whole game came to. */
export const pollOutcome = projection(
  'live.poll',
  ({ session: { live } }) => [live.poll] as const,
  (poll) => poll,
)

/** From 1, the turn in which something of the open game comes next; 0 where it waits for no other game. */
export const placeInLine = projection(
  'live.place',
  ({ session: { live } }) => [live.place] as const,
  (place) => place,
)
