import { describe, expect, it } from 'vitest'
import { toldOf } from './hero-told.ts'

const SEEDS = ['a', 'b', 'c', 'd'] as const

describe('the years of an idea', () => {
  it.each([
    [
      'A divorced couple, parted twenty-five years ago, meet at the ferry',
      'en_US',
      'twenty-five years',
      45,
    ],
    ['Two old friends meet at the ferry after thirty years', 'en_US', 'thirty years', 46],
    ['A widow and her sister have not spoken for forty-one years', 'en_US', 'forty-one years', 57],
    ['离婚二十年的夫妻要排一张座位表', 'zh_CN', '二十年', 40],
    ['两个老朋友二十五年后在车站重逢', 'zh_CN', '二十五年', 41],
    ['離婚して三十年の夫婦が駅で会う', 'ja_JP', '三十年', 50],
    ['幼なじみの二人が三十年ぶりに祭りで会う', 'ja_JP', '三十年', 46],
  ] as const)(
    '[PG86] are told, and both were grown when they parted: %s',
    (idea, language, years, least) => {
      for (const seed of SEEDS) {
        const { game, player } = toldOf(idea, language, 'relationship-counter', seed)
        const other = game.cast.find(({ role }) => role === 'other')
        expect(game.words.years).toBe(years)
        expect(Number(player.age)).toBeGreaterThanOrEqual(least)
        expect(other?.years).toBeGreaterThanOrEqual(least - 6)
      }
    },
  )

  it.each([
    ['A lighthouse keeper has kept one lamp for thirty-five years', 'en_US', 51],
    ['守塔人守了三十年的灯', 'zh_CN', 46],
    ['灯台守が三十年間ひとつの灯りを守る', 'ja_JP', 46],
    ['A lighthouse keeper finds a letter of thirty-five years ago', 'en_US', 24],
  ] as const)('[PG86] bound who has done something for so long: %s', (idea, language, least) => {
    const { player } = toldOf(idea, language, 'contest-fair')
    expect(Number(player.age)).toBeGreaterThanOrEqual(least)
    if (least === 24) expect(Number(player.age)).toBeLessThan(51)
  })

  it.each([
    ['Two friends meet', 'en_US'],
    ['邮差想和一个人和好', 'zh_CN'],
    ['郵便屋が、ある人と仲直りしたい', 'ja_JP'],
  ] as const)('[PG86] make two of an age who were young together: %s', (idea, language) => {
    for (const seed of SEEDS) {
      const { game, player } = toldOf(idea, language, 'relationship-counter', seed)
      const other = game.cast.find(({ role }) => role === 'other')
      expect(Math.abs((other?.years ?? 0) - Number(player.age))).toBeLessThanOrEqual(6)
    }
  })

  it.each([
    ['Two brothers who fell out over a boat close up their father’s house', 'en_US'],
    ['一对闹翻了的姐妹回老宅收拾父亲的遗物', 'zh_CN'],
    ['仲たがいした姉妹が父の家を片づける', 'ja_JP'],
    ['Two friends close up a house', 'en_US'],
  ] as const)(
    '[PG252] let two of an age be as old as their plot says, where the idea does not: %s',
    (idea, language) => {
      for (const seed of SEEDS) {
        const { game } = toldOf(idea, language, 'relationship-house', seed)
        const other = game.cast.find(({ role }) => role === 'other')
        expect(other?.years).toBeGreaterThanOrEqual(25)
        expect(other?.years).toBeLessThanOrEqual(52)
      }
    },
  )
})
