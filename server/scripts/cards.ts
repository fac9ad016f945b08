import { Brief } from '#schemas/settings.ts'
import { readingRow, readObject } from '#server/store/damaged-row.ts'
import type { ScriptRow, ScriptStore } from '#server/store/scripts.ts'
import { Card, listCardOf } from './card.ts'
import type { States } from './states.ts'

/**
 * What lists show of scripts: what stands in their rows. One without it, from before it was kept there or written to the
 * log by somebody who knew nothing of it, is read from its log once.
 */
export function createCards(store: Pick<ScriptStore, 'keepCard'>, states: States) {
  return async function card({ id, owner_uid, brief: text, card: kept }: ScriptRow): Promise<Card> {
    if (kept !== null)
      return readingRow('script', id, () => Card.parse(readObject(kept, 'script', id)))
    const brief = readingRow('script', id, () => Brief.parse(readObject(text, 'script', id)))
    const { draft, seq } = await states.at({ id, ownerUid: owner_uid, brief })
    const made = listCardOf(draft)
    await store.keepCard(id, seq, JSON.stringify(made))
    return made
  }
}
export type Cards = ReturnType<typeof createCards>
