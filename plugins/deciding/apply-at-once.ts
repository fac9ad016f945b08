import { filter, ignoreElements, merge, mergeMap, tap } from 'rxjs'
import { confirmPlan } from '#plugins/chat/commands.ts'
import { waitingPlan } from '#plugins/chat/projections.ts'
import type { Effect } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'

/**
 * Confirms a plan by itself where its creator wants that: only in the window that asked for it, so that it is done once, and
 * only the places that would be ticked. What the creator wrote by hand is theirs, and a plan of nothing else waits, as does
 * one that goes as a whole and would change it.
 */
export const applyAtOnce: Effect = ({ on, draft }) => {
  const asked = new Set<string>()
  return merge(
    on('chat/messageSent').pipe(
      tap(({ payload }) => asked.add(payload.clientId)),
      ignoreElements(),
    ),
    on('chat/recorded').pipe(
      filter(({ payload: { record } }) => {
        const { deciding, chat } = draft().session
        const message = chat.records.find(({ id }) => id === record.answers)
        const isOurs = message?.clientId != null && asked.has(message.clientId)
        return deciding.wish === 'at_once' && isOurs && waitingPlan(draft())?.id === record.id
      }),
      mergeMap(({ payload: { record } }): readonly EventInput[] => {
        const all = record.plan?.places ?? []
        const places = all.filter(({ isByHand }) => !isByHand)
        if (record.plan?.isWhole && places.length < all.length) return []
        const scope = places.map(({ path }) => path)
        const facts = confirmPlan(draft(), { recordId: record.id, scope, atOnce: true })
        return 'refused' in facts ? [] : facts
      }),
    ),
  )
}
