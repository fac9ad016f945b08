import { describe, expect, it } from 'vitest'
import type { GameSnapshot } from '#schemas/game.ts'
import { repaintWish } from '#server/storyteller/assistant/reading/repaint.ts'
import { ask, editsFor, GAMES, planFor } from './asking.ts'

/** A whole game with its pictures. */
const painted = (game: GameSnapshot): GameSnapshot => ({
  ...game,
  locations: game.locations.map((place) => ({ ...place, image: 'http://there.test/a.webp' })),
})
const [english, chinese, japanese] = GAMES.slice(3).map(painted) as [
  GameSnapshot,
  GameSnapshot,
  GameSnapshot,
]
const person = ({ npcs }: GameSnapshot) => npcs[1] ?? { id: 0, name: '' }
const place = ({ locations }: GameSnapshot) => locations[1] ?? { id: '', name: '' }

const requests: readonly [GameSnapshot, (name: string) => string][] = [
  [english, (name) => `Paint ${name} again`],
  [english, (name) => `please redraw ${name}`],
  [english, (name) => `Could you paint another picture of ${name}?`],
  [english, (name) => `Repaint the picture of ${name}.`],
  [english, (name) => `Give me a new picture of ${name}`],
  [chinese, (name) => `重画${name}`],
  [chinese, (name) => `把${name}重画一下`],
  [chinese, (name) => `请重新画一张${name}的图`],
  [chinese, (name) => `给${name}换一张图片`],
  [japanese, (name) => `${name}を描き直して`],
  [japanese, (name) => `${name}の絵を描き直してください`],
  [japanese, (name) => `${name}をもう一度描いて`],
]

describe('a request for another picture', () => {
  it.each(requests)(
    '[PN8] of a person and of a place is a plan of that picture alone (%#)',
    async (game, request) => {
      const someone = await planFor(game, request(person(game).name))
      expect(someone.places.map(({ address }) => address)).toEqual([
        `npcs/${person(game).id}/photo`,
      ])
      expect(someone.operation).toEqual({
        kind: 'paint',
        pictures: [`npcs/${person(game).id}/photo`],
      })
      const somewhere = await planFor(game, request(place(game).name))
      expect(somewhere.places.map(({ address }) => address)).toEqual([
        `locations/${place(game).id}/image`,
      ])
      // and nobody knows what it will look like
      for (const { now, then } of [...someone.places, ...somewhere.places])
        expect([now, then]).toEqual(['', ''])
      // nothing of the game's texts is the assistant's to change for it
      expect(await editsFor(game, someone)).toEqual([])
    },
  )

  it.each(['Repaint the cover', 'paint another cover', '重画封面', '表紙を描き直して'])(
    '[PN8] of the cover: %s',
    async (request) => {
      const { places } = await planFor(english, request)
      expect(places).toMatchObject([{ address: 'cover' }])
    },
  )

  it('[PN8] means what was quoted where it names nothing else', async () => {
    const address = `npcs/${person(english).id}`
    const { places } = await planFor(english, 'paint this again', [{ address, text: '' }])
    expect(places).toMatchObject([{ address: `${address}/photo` }])
  })

  it('[PN8] says in the interface’s language what it keeps', async () => {
    const { name } = person(english)
    const en = await planFor(english, `Paint ${name} again`)
    const zh = await planFor(english, `Paint ${name} again`, [], 'zh')
    const ja = await planFor(english, `Paint ${name} again`, [], 'ja')
    expect(en.sentence).toBe(`Paint another picture: the picture of ${name}.`)
    expect(zh.sentence).toBe(`把${name}的图重画一幅。`)
    expect(ja.sentence).toBe(`${name}の絵を描き直します。`)
    expect(en.places[0]?.reason).toMatch(/^The same face and clothes/)
  })

  it('[PN8] of what has no picture is refused with what can be painted', async () => {
    const bare = GAMES[3] as GameSnapshot
    expect((await ask(bare, `Paint ${place(bare).name} again`)).sentence).toMatch(
      /has no picture that I could paint/,
    )
    expect((await ask(english, 'Paint chapter 1 again')).sentence).toMatch(/has no picture/)
    expect((await ask(english, 'Draw me a picture')).sentence).toMatch(
      /^I can paint the cover, a person or a place/,
    )
  })

  it('[PN8] is not heard where its words are only mentioned', () => {
    for (const text of [
      'Rename the painter to Marta Lind',
      'Tell the prologue again',
      'Make the picture in the hall older',
      '把画家改名为林秋',
      '画家の名前を変えて',
      '絵の中の女を若くして',
    ])
      expect(repaintWish(text), text).toBeUndefined()
  })
})
