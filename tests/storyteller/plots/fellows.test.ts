import { describe, expect, it } from 'vitest'
import { toldOf } from './hero-told.ts'

const SEEDS = ['a', 'b', 'c', 'd'] as const
/** What is said of whom the story does not meet. */
const REST = /what the others saw|其余的，都站得远|ほかの者は/u

describe('the others of a group', () => {
  it.each([
    ['Three nurses are locked in the museum overnight', 'en_US', 'escape-count', 2, 0],
    ['Six passengers are trapped by a sandstorm', 'en_US', 'survival-light', 2, 3],
    ['Two travellers are snowed in', 'en_US', 'survival-light', 1, 0],
    ['Three grandmothers steal back their quilt', 'en_US', 'heist-supper', 2, 0],
    ['三名护士被关在博物馆里', 'zh_CN', 'escape-count', 2, 0],
    ['四个旅人被大雪困在茶馆', 'zh_CN', 'survival-light', 2, 1],
    ['两个乘客困在客车里', 'zh_CN', 'survival-light', 1, 0],
    ['三人の板前が閉じ込められる', 'ja_JP', 'escape-count', 2, 0],
    ['四人の旅人が吹雪に閉じ込められる', 'ja_JP', 'survival-light', 2, 1],
    ['六人の乗客が閉じ込められる', 'ja_JP', 'escape-bar', 2, 3],
  ] as const)(
    '[PG87] are of their trade where the plot has parts for them, and the rest is spoken of once: %s',
    (idea, language, plot, met, rest) => {
      const { game, cards } = toldOf(idea, language, plot)
      const fellows = game.cast.filter(({ bond }) => bond === 'fellow')
      expect(fellows).toHaveLength(met)
      const group = game.part.group
      for (const { id, full } of fellows) {
        expect(cards.find((one) => one.id === id)?.occupation).toContain(group)
        expect(game.teller.tell('{kin}').text).toContain(full)
      }
      expect(REST.test(game.teller.tell('{kin}').text)).toBe(rest > 0)
    },
  )

  it.each([
    ['Three grandmothers steal back their quilt', 'en_US', 'female', 58, 87],
    ['三个学生偷回被没收的漫画', 'zh_CN', null, 12, 18],
    ['三人のおばあさんが布団を盗み返す', 'ja_JP', 'female', 58, 87],
  ] as const)(
    '[PG87] are of the sex and the age of the group: %s',
    (idea, language, sex, least, most) => {
      for (const seed of SEEDS) {
        const { game } = toldOf(idea, language, 'heist-supper', seed)
        for (const one of game.cast.filter(({ bond }) => bond === 'fellow')) {
          if (sex !== null) expect(one.sex).toBe(sex)
          expect(one.years).toBeGreaterThanOrEqual(least)
          expect(one.years).toBeLessThanOrEqual(most)
        }
      }
    },
  )

  it.each([
    ['Three nurses steal back their quilt', 'en_US'],
    ['四个退休的杂技演员要拿回他们师父的那面锣', 'zh_CN'],
    ['三人の板前が盗まれた鍋を取り返す', 'ja_JP'],
  ] as const)('[PG87] say nothing as to a stranger: %s', (idea, language) => {
    for (const seed of SEEDS) {
      const { game } = toldOf(idea, language, 'heist-supper', seed)
      const fellows = game.cast.filter(({ bond }) => bond === 'fellow')
      expect(fellows).toHaveLength(idea.startsWith('四个') ? 3 : 2)
      for (const { from } of fellows) {
        expect(from.traits).toContain('near')
        expect(from.traits).not.toContain('authority')
      }
    }
  })

  it('[PG87] children are nobody who has been something for years', () => {
    for (const seed of SEEDS) {
      const idea = '村の子どもたちが、鐘を鳴らしてしまったカラスを裁判にかける'
      const { cast } = toldOf(idea, 'ja_JP', 'court-four', seed).game
      expect(cast.find(({ role }) => role === 'fore')?.years).toBeGreaterThanOrEqual(20)
      expect(cast.find(({ role }) => role === 'baker')?.years).toBeLessThan(20)
    }
  })

  it('[PG87] several sisters have one name and are of an age', () => {
    for (const seed of SEEDS) {
      const { game, player } = toldOf('Four sisters keep one lie', 'en_US', 'heist-supper', seed)
      const kin = game.cast.filter(({ bond }) => bond === 'kin')
      const ages = [...kin.map(({ years }) => years), Number(player.age)]
      expect(kin).toHaveLength(3)
      expect(new Set(kin.map(({ family }) => family)).size).toBe(1)
      expect(player.name).toContain(kin[0]?.family)
      expect(Math.max(...ages) - Math.min(...ages)).toBeLessThanOrEqual(9)
    }
  })
})
