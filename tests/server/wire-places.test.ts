import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressedTexts } from '#core/game/addresses.ts'
import { picturesIn } from '#core/game/pictures.ts'
import { snapshotOf } from '#fixtures/arbitraries.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { valueAt } from '#schemas/wire/game-path.ts'
import { parsePath } from '#schemas/wire/path.ts'
import { addressesAt, pathLiesIn, pathsOf } from '#server/scripts/wire-places.ts'

const game = sampleGame('en_US')

describe('the places of the wire', () => {
  it('[GM16] a text stands at the path of its address, and the path leads back to it', () => {
    const texts = addressedTexts(game).filter(({ text }) => text !== '')
    const paths = pathsOf(
      game,
      texts.map(({ address }) => address),
    )
    const wire = encodeGame(game, 0, STORED_ORIGIN)
    expect(paths.size).toBe(texts.length)
    for (const { address, text } of texts) {
      const path = paths.get(address) ?? ''
      expect(valueAt(wire, parsePath(path) ?? []), path).toBe(text)
    }
    for (const { address } of texts.filter((_, at) => at % 9 === 0))
      expect(addressesAt(game, paths.get(address) ?? '')).toEqual([address])
  })

  it('[GM16] a thing stands where it is in its list, and a list leads to all that it holds', () => {
    const [first, second] = game.npcs
    const [chapter] = game.chapters
    expect(
      pathsOf(game, [`npcs/${second?.id}`, 'player', `story/chapters/${chapter?.id}`]),
    ).toEqual(
      new Map([
        [`npcs/${second?.id}`, 'npc_list.npcs[1]'],
        ['player', 'character_profile.pname'],
        [`story/chapters/${chapter?.id}`, 'script_outline.chapters[0]'],
      ]),
    )
    expect(addressesAt(game, 'npc_list.npcs[0]')).toEqual([`npcs/${first?.id}`])
    expect(addressesAt(game, 'npc_list.npcs')).toEqual(game.npcs.map(({ id }) => `npcs/${id}`))
    expect(addressesAt(game, 'script_outline.chapters[0]')).toEqual([
      `story/chapters/${chapter?.id}`,
    ])
  })

  it('[GM16] a picture stands at a path of its own, whether it is painted or not', () => {
    const pictures = picturesIn(game)
    const addresses = pictures.map(({ address }) => address)
    expect(addresses.length).toBe(1 + game.locations.length + game.npcs.length)
    const expected = new Map(pictures.map(({ address, path }) => [address, path]))
    expect(pathsOf(game, addresses)).toEqual(expected)
    expect(pathsOf({ ...game, cover: null }, ['cover'])).toEqual(
      new Map([['cover', expected.get('cover')]]),
    )
    const wire = encodeGame(game, 0, STORED_ORIGIN)
    for (const { path, url } of pictures)
      if (url !== null) expect(valueAt(wire, parsePath(path) ?? []), path).toBe(url)
  })

  it('[GM16] leads nowhere from rubbish, whatever the game', () => {
    const path = fc.oneof(
      fc.string(),
      fc.constantFrom('', 'npc_list.npcs[99].bio', '__proto__.x', 'npc_list.npcs[0].constructor'),
    )
    fc.assert(
      fc.property(snapshotOf, path, (whole, rubbish) => {
        expect(addressesAt(whole, rubbish)).toEqual([])
        expect(pathsOf(whole, [rubbish, 'npcs/none']).size).toBe(0)
      }),
    )
  })

  it('[GM16] a path lies in a place that is its beginning, and in no other', () => {
    expect(pathLiesIn('npc_list.npcs[1].bio', 'npc_list.npcs[1]')).toBe(true)
    expect(pathLiesIn('npc_list.npcs[1]', 'npc_list.npcs')).toBe(true)
    expect(pathLiesIn('npc_list.npcs[11].bio', 'npc_list.npcs[1]')).toBe(false)
    expect(pathLiesIn('npc_list', 'npc_list.npcs')).toBe(false)
  })
})
