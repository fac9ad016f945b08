import { describe, expect, it } from 'vitest'
import { editsBetween } from '#core/game/edits.ts'
import {
  isPictureAddress,
  pictureFileAt,
  picturesIn,
  wholePictures,
  withPictures,
} from '#core/game/pictures.ts'
import { aGame, aLocation, anNpc } from '#fixtures/builders.ts'

const game = aGame({
  cover: 'http://there.test/media/cover.webp',
  locations: [aLocation({ id: 'a/b' })],
  npcs: [anNpc({ id: 7, photo: 'http://there.test/media/seven.webp' })],
})

describe('the pictures of a game', () => {
  it('[PN1] stand at addresses and at wire paths of their own', () => {
    expect(picturesIn(game).map(({ address, path }) => [address, path])).toEqual([
      ['cover', 'cover'],
      ['locations/a~1b/image', 'initial_element.locations[0].image'],
      ['npcs/7/photo', 'npc_list.npcs[0].photo'],
    ])
    for (const { address } of picturesIn(game)) expect(isPictureAddress(address)).toBe(true)
    expect(isPictureAddress('npcs/7/bio')).toBe(false)
  })

  it('[PN1] are changed alone, a face with its avatar, and nowhere where nothing stands', () => {
    const made = withPictures(game, new Map([['npcs/7/photo', 'http://there.test/media/x.webp']]))
    expect(
      made &&
        editsBetween(game, made)
          .map(({ address }) => address)
          .toSorted(),
    ).toEqual(wholePictures(['npcs/7/photo']).toSorted())
    expect(withPictures(game, new Map([['npcs/8/photo', 'http://there.test/x']]))).toBeUndefined()
  })

  it('[PN9] are told by their files, wherever they are served', () => {
    expect(pictureFileAt(game, 'npcs/7/photo')).toBe('/media/seven.webp')
    expect(pictureFileAt(game, 'locations/a~1b/image')).toBe('')
    expect(pictureFileAt(game, 'npcs/8/photo')).toBeUndefined()
    expect(pictureFileAt(game, 'npcs/7/bio')).toBeUndefined()
  })
})
