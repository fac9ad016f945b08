import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { mediaNamedIn } from './media-named.ts'
import type { Store } from './tables.ts'

const ROWS_AT_ONCE = 20

/** Takes scripts away for good that were deleted before a moment, with their logs and published games; answers how many. */
export async function purgeDeleted(
  store: Store,
  before: string,
  signal: AbortSignal,
): Promise<number> {
  const rows = await store
    .selectFrom('script')
    .select('id')
    .where('deleted_at', '<', before)
    .execute()
  let purged = 0
  for (const { id } of rows) {
    signal.throwIfAborted()
    if (await purgeScript(store, id, before)) purged += 1
    await turnOfTheLoop()
  }
  return purged
}

/** Takes one away for good, if it was deleted before a moment: it may have been brought back meanwhile. */
export const purgeScript = (store: Store, id: string, before: string): Promise<boolean> =>
  store.transaction().execute(async (transaction) => {
    // a writing and not a reading: on every engine nobody brings it back from here on
    const row = await transaction
      .updateTable('script')
      .set((script) => ({ deleted_at: script.ref('deleted_at') }))
      .where('id', '=', id)
      .where('deleted_at', '<', before)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) return false
    await transaction.deleteFrom('script_event').where('script_id', '=', id).execute()
    await transaction.deleteFrom('published_game').where('script_id', '=', id).execute()
    await transaction.deleteFrom('script').where('id', '=', id).execute()
    return true
  })

/** Forgets outline streams that ended before a moment. */
export async function forgetOutlines(store: Store, before: string): Promise<void> {
  await store.deleteFrom('outline_request').where('created_at', '<', before).execute()
}

/** The media files that a script, also a deleted one, or a published game names. Others have their turn in between. */
export async function mediaInUse(store: Store, signal: AbortSignal): Promise<Set<string>> {
  const named = new Set<string>()
  const take = (text: string) => {
    for (const file of mediaNamedIn(text)) named.add(file)
  }
  for (const { id } of await store.selectFrom('script').select('id').execute()) {
    signal.throwIfAborted()
    for await (const payload of payloadsWithMedia(store, id)) take(payload)
    await turnOfTheLoop()
  }
  for (const { game_id } of await store.selectFrom('published_game').select('game_id').execute()) {
    signal.throwIfAborted()
    const game = await store
      .selectFrom('published_game')
      .select(['snapshot', 'cover'])
      .where('game_id', '=', game_id)
      .executeTakeFirst()
    take(game?.snapshot ?? '')
    take(game?.cover ?? '')
    await turnOfTheLoop()
  }
  return named
}

async function* payloadsWithMedia(store: Store, scriptId: string): AsyncIterable<string> {
  let after = 0
  while (true) {
    const rows = await store
      .selectFrom('script_event')
      .select(['seq', 'payload'])
      .where('script_id', '=', scriptId)
      .where('seq', '>', after)
      .where('payload', 'like', '%/media/%')
      .orderBy('seq')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { payload } of rows) yield payload
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_AT_ONCE) return
    after = last.seq
    await turnOfTheLoop()
  }
}
