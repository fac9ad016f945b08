import { describe, expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { waysFor } from '#server/storyteller/builtin/ways.ts'
import { toldOf } from './hero-told.ts'

/** An idea, the sex of whoever receives it, how much older they are at least and at most, and how they are called on their card. */
const ROWS = [
  [
    'A fisherman carries a music box across the mountains to his estranged daughter',
    ...(['en_US', 'female', -36, -22, /^Your estranged daughter/] as const),
  ],
  [
    '一个邮差要把一坛酒送过沙漠，交给从没见过面的哥哥',
    ...(['zh_CN', 'male', -5, 5, /^你哥哥/] as const),
  ],
  [
    '郵便配達の少年が、峠を越えて会ったことのない兄に古いラジオを届ける',
    ...(['ja_JP', 'male', -5, 5, /兄$/] as const),
  ],
] as const

describe('a thing that is brought to somebody of the player’s own', () => {
  it.each(ROWS)('[PG255] is received by them: %s', (idea, language, sex, least, most, called) => {
    for (const seed of ['a', 'b', 'c']) {
      const { game, player, cards } = toldOf(idea, language, 'journey-parcel', seed)
      const receiver = game.cast.find(({ role }) => role === 'receiver')
      expect(receiver).toMatchObject({ bond: 'kin', sex })
      const older = (receiver?.years ?? 0) - Number(player.age)
      expect(older).toBeGreaterThanOrEqual(least)
      expect(older).toBeLessThanOrEqual(most)
      expect(player.name).toContain(receiver?.family)
      expect(cards.find(({ id }) => id === receiver?.id)?.occupation).toMatch(called)
      expect(game.teller.tell('{kin}').text).toContain(receiver?.full)
      // nobody else of the game is one of theirs
      expect(game.cast.filter(({ bond }) => bond !== null)).toHaveLength(1)
    }
  })

  it.each(ROWS)('[PG255] is offered first as carried by who plays: %s', (idea, language) => {
    const [way] = waysFor({ read: readFor(idea, language), salt: '' }, packOf(language))
    expect(way).toMatchObject({ plot: { plot: 'journey-parcel' } })
  })

  it('[PG255] is not carried to somebody of a trade as to one’s own', () => {
    const { game, cards } = toldOf(
      'A widow carries her grandfather’s clock to the watchmaker',
      'en_US',
      'journey-parcel',
    )
    const receiver = game.cast.find(({ role }) => role === 'receiver')
    expect(receiver?.bond).toBeNull()
    expect(cards.find(({ id }) => id === receiver?.id)?.occupation).not.toMatch(/^Your/)
  })
})

it.each([
  ['en_US', 'survival-door', 'Four strangers are snowed in at a mountain hut', /People tell it/],
  ['zh_CN', 'survival-door', '暴风雪里，四个陌生人被困在山顶的气象站', /有你一个吧/],
  ['ja_JP', 'survival-door', '吹雪の山小屋に閉じ込められた五人が、救助を待つ', /もう届いていた/],
  ['en_US', 'escape-bar', 'A night cleaner is locked in a museum of clocks', /People tell it/],
] as const)(
  '[PG256] nobody has heard yet of those in %s, %s: %s',
  (language, plot, idea, heard) => {
    const { words } = toldOf(idea, language, plot)
    expect(words['talk']).toBe('')
    const other = toldOf('A baker who bakes for the moon', 'en_US', plot)
    expect(other.words['talk']).toMatch(/You’re the one who/)
    expect(JSON.stringify(words)).not.toMatch(heard)
  },
)
