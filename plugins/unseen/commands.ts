import { wholePictures } from '#core/game/pictures.ts'
import type { Command } from '#plugins/kit.ts'
import { unseenPlaces } from './projections.ts'

/** Texts and pictures were in sight for a moment, by address. */
export const markSeen: Command<{ addresses: readonly string[] }> = (draft, { addresses }) => {
  const known = unseenPlaces(draft)
  const seen = addresses.filter((address) => known.has(address))
  return seen.length === 0
    ? { refused: 'nothing_new' }
    : [{ type: 'unseen/seen', source: 'user', payload: { addresses: wholePictures(seen) } }]
}
