import type { Store } from './tables.ts'

const MEDIA = /[0-9a-f]{64}\.(?:webp|ogg)/g

/** The media files that a stored text names. */
export const mediaNamedIn = (text: string): readonly string[] => text.match(MEDIA) ?? []

/** The media files that the scripts of an owner name, the deleted ones that can be brought back too. */
export async function mediaOfOwner(store: Store, uid: string): Promise<Set<string>> {
  const rows = await store
    .selectFrom('script_event')
    .innerJoin('script', 'script.id', 'script_event.script_id')
    .select('script_event.payload')
    .where('script.owner_uid', '=', uid)
    .where('script_event.payload', 'like', '%/media/%')
    .execute()
  return new Set(rows.flatMap(({ payload }) => mediaNamedIn(payload)))
}
