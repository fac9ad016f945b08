import type { GameSnapshot } from '#schemas/game.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { textAddressOf } from './addresses.ts'
import { type Edit, withEdits } from './edits.ts'

/** A picture of a game: its cover, that of a place, or that of a character. */
export type PicturePart = { cover: true } | { location: string } | { npc: number }

/** A picture with its address, where it stands on the wire, and what is shown now; null where nothing is. */
export type GamePicture = {
  part: PicturePart
  address: string
  path: string
  url: string | null
}

/** The pictures a game has or could have, in the order of its parts. */
export const picturesIn = ({ cover, locations, npcs }: GameSnapshot): GamePicture[] => [
  { part: { cover: true }, address: 'cover', path: gamePath.cover(), url: cover },
  ...locations.map(({ id, image }, at) => ({
    part: { location: id },
    address: textAddressOf('locations', id, 'image'),
    path: gamePath.location(at, 'image'),
    url: image,
  })),
  ...npcs.map(({ id, photo, avatar }, at) => ({
    part: { npc: id },
    address: textAddressOf('npcs', id, 'photo'),
    path: gamePath.npc(at, 'photo'),
    url: photo ?? avatar,
  })),
]

/** May a picture stand at an address? */
export const isPictureAddress = (address: string): boolean =>
  /^(?:cover|locations\/[^/]+\/image|npcs\/[^/]+\/photo)$/.test(address)

/** A face is one picture under two names: what is done with a photo is done with the avatar of the same person. */
export const wholePictures = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const owner = /^(npcs\/[^/]+)\/photo$/.exec(address)?.[1]
    return owner === undefined ? [address] : [address, `${owner}/avatar`]
  })

/** A game with other pictures at some addresses; undefined where what they show is gone. */
export const withPictures = (
  game: GameSnapshot,
  urls: ReadonlyMap<string, string>,
): GameSnapshot | undefined =>
  withEdits(
    game,
    [...urls].flatMap(([address, value]): Edit[] =>
      wholePictures([address]).map((one) => ({ address: one, value })),
    ),
  )

/** The file of the picture at an address, whatever server shows it; undefined where no picture stands, '' for none yet. */
export function pictureFileAt(game: GameSnapshot, address: string): string | undefined {
  if (!isPictureAddress(address)) return undefined
  const picture = picturesIn(game).find((one) => one.address === address)
  if (picture === undefined) return undefined
  return picture.url === null || !URL.canParse(picture.url) ? '' : new URL(picture.url).pathname
}
