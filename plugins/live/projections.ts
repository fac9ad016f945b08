import { projection } from '#core/projection.ts'

/** Whether live updates come, as the screen shows it. */
export const connectionStatus = projection(
  'live.status',
  ({ live }) => [live.status] as const,
  (status) => status,
)

/** The connection stood or was tried, and is lost: said only once it failed, not while it first opens. */
export const liveLost = projection(
  'live.lost',
  ({ live }) => [live.status, live.closed] as const,
  (status, closed) => status !== 'connected' && closed !== null && closed.code !== 1000,
)

/** A number is missing between the frames that were seen. */
export const liveGap = projection(
  'live.gap',
  ({ live }) => [live.head, live.max] as const,
  (head, max) => max > head,
)

/** What the last question for the whole game came to. */
export const pollOutcome = projection(
  'live.poll',
  ({ live }) => [live.poll] as const,
  (poll) => poll,
)
