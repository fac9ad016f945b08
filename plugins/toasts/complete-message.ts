import type { Draft } from '#schemas/draft.ts'
import type { EventPayload } from '#schemas/events/index.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { NEVER } from '#schemas/table.ts'
import type { ToastMessage } from './stepped-message.ts'

type Polled = {
  payload: EventPayload<'script/snapshotReceived'>
  version: number | null
}
const COMPLETE: ToastMessage = { kind: 'success', code: 'generation_complete' }

/** What the end of a generation says: nothing of a game that is known to be whole. */
export const completeMessage = ({ script: { script } }: Draft): ToastMessage | null =>
  script.status.value === SCRIPT_STATUS.generating ? COMPLETE : null

/** What a poll says that is the first to tell that end: nothing of a game that nobody saw being written here, or that it tells as it was before. */
export function polledMessage({ payload, version }: Polled, before: Draft): ToastMessage | null {
  const { status } = before.script.script
  const isNewer = status.version > NEVER && (version ?? NEVER) >= status.version
  const isWhole = payload.game.status !== SCRIPT_STATUS.generating
  return isNewer && isWhole ? completeMessage(before) : null
}
