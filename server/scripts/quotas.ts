import { answer, type CallRefusal } from '#server/http/answer.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import type { ScriptStore } from '#server/store/scripts.ts'

/** What one user may keep. */
export type UserQuotas = {
  /** Games that are not deleted. */
  games: number
  /** Bytes of pictures and music that their games name; null: as many as there are. */
  pictureBytes: number | null
}

/** Deleted games that can still be brought back count as well: so many of all for each of those. */
const KEPT_FOR_EACH = 3
const LOOKED_AT_ONCE = 16
/** A name is a digest, so what has it never changes its size. */
const SIZES_KEPT = 100_000

/** Holds what somebody keeps against what they may. */
export function createQuotas(given: {
  store: Pick<ScriptStore, 'countOf'>
  /** The media that somebody's games name. */
  mediaOf: (uid: string) => Promise<ReadonlySet<string>>
  media: Pick<MediaStore, 'sizeOf'>
  most: UserQuotas
}) {
  const { store, mediaOf, media, most } = given
  const sizes = new Map<string, number>()

  async function sizeOf(name: string): Promise<number> {
    const known = sizes.get(name)
    if (known !== undefined) return known
    // what was never asked for is not made, and weighs nothing yet
    const size = await media.sizeOf('media', name)
    if (size === undefined) return 0
    if (sizes.size >= SIZES_KEPT) sizes.clear()
    sizes.set(name, size)
    return size
  }

  async function pictureBytesOf(uid: string): Promise<number> {
    const names = [...(await mediaOf(uid))]
    let bytes = 0
    while (names.length > 0)
      for (const size of await Promise.all(names.splice(0, LOOKED_AT_ONCE).map(sizeOf)))
        bytes += size
    return bytes
  }

  return {
    /** Why somebody may have no other game, whatever it holds. */
    async refusalOfGames(uid: string): Promise<CallRefusal | undefined> {
      const { present, kept } = await store.countOf(uid)
      const isFull = present >= most.games || kept >= KEPT_FOR_EACH * most.games
      return isFull ? answer.refuse(409, 'scriptsFull', { most: most.games }) : undefined
    },
    /** Why nothing more may be painted for somebody. */
    async refusalOfPictures(uid: string): Promise<CallRefusal | undefined> {
      if (most.pictureBytes === null || (await pictureBytesOf(uid)) < most.pictureBytes)
        return undefined
      return answer.refuse(409, 'picturesFull', { most: Math.round(most.pictureBytes / 1_000_000) })
    },
    /** Why a deleted game may not come back. */
    async refusalToRestore(uid: string): Promise<CallRefusal | undefined> {
      const { present } = await store.countOf(uid)
      return present < most.games
        ? undefined
        : answer.refuse(409, 'scriptsFull', { most: most.games })
    },
  }
}
export type Quotas = ReturnType<typeof createQuotas>
