import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { toldOf } from './hero-told.ts'
import { settled } from './telling.ts'

type Case = readonly [idea: string, language: GameLanguage]

const BANKS: readonly Case[] = [
  ['Three cleaners take a portrait back out of the bank', 'en_US'],
  ['四个老锁匠要从银行里取回父亲的怀表', 'zh_CN'],
  ['元曲芸師の四人が、銀行の金庫から師匠の太鼓を取り返す', 'ja_JP'],
]
it.each(BANKS)('[PG200] a bank is robbed in a bank, of its strong room: %s', (idea, language) => {
  const { place, standing, words } = settled('heist-supper', idea, language)
  expect([place.id, standing]).toEqual(['bank', 'is'])
  const rooms = { en_US: 'the strong room', zh_CN: '金库', ja_JP: '大金庫' }
  expect(words['store.the']).toBe(rooms[language as keyof typeof rooms])
  expect(words['told.keeper']).toMatch(/manager|经理|支店長/u)
})

it.each([
  [...(BANKS[0] ?? ['', 'en_US']), /each of you could say it by heart/],
  ['四个退休的杂技演员要拿回他们师父的那面锣', 'zh_CN', /在座的个个背得出/],
  ['三人の板前が盗まれた鍋を取り返す', 'ja_JP', /そらで言えない者は/],
] as const)('[PG201] a crew is told nothing that it knows: %s', (idea, language, known) => {
  const { game, words } = toldOf(idea, language, 'heist-supper')
  expect(game.facets.crew).toContain('crew')
  expect(words['told.loan']).toMatch(known)
})

it('[PG201] somebody who comes alone is told it', () => {
  const { game, words } = toldOf('A juggler steals back a music box', 'en_US', 'heist-supper')
  expect(game.facets.crew).toEqual([])
  expect(words['told.loan']).toContain('yours was the fourth')
})

it.each(BANKS)('[PG202] a crew meets away from where it goes in: %s', (idea, language) => {
  for (const plot of ['heist-supper', 'heist-return'] as const) {
    const { place, ground, texts } = settled(plot, idea, language)
    const dens = texts.story.den ?? []
    expect(dens.length).toBeGreaterThan(1)
    expect(dens.map(({ yard }) => yard?.the)).toContain(place.parts.yard.the)
    expect(place.parts.store).toEqual(ground.parts.store)
  }
})

it('[PG202] where there is nothing across the way it meets in the place itself', () => {
  const { place, ground } = settled(
    'heist-supper',
    'Four cooks steal back a pan on a ship',
    'en_US',
  )
  expect(place.parts).toEqual(ground.parts)
})

it.each([
  ['Three cleaners take a stolen portrait back out of the bank', 'en_US', 'portrait'],
  ['三个退休的小偷要把当年偷走的佛像悄悄还回庙里', 'zh_CN', 'likeness'],
  ['元曲芸師の四人が、銀行の金庫から師匠の太鼓を取り返す', 'ja_JP', 'sounds'],
  ['A crew of four steals back the clock from the castle', 'en_US', 'ticks'],
] as const)('[PG203] what the thing shows or does is told: %s', (idea, language, use) => {
  const { words, facets } = settled('heist-supper', idea, language)
  expect(facets.use[0]).toBe(use)
  expect(words['told.useEnd']).not.toBe('')
})

it('[PG203] nobody shows round what they call stolen', () => {
  const idea = 'Three cleaners take a stolen portrait back out of the bank'
  expect(settled('heist-supper', idea, 'en_US').words['thing.held']).toBe('portrait')
})

it.each([
  ['Three nurses steal back their quilt', 'en_US'],
  ['三人の板前が盗まれた鍋を取り返す', 'ja_JP'],
] as const)('[PG204] a custom is kept by nobody at the end: %s', (idea, language) => {
  const { game } = toldOf(idea, language, 'heist-supper')
  expect(game.premise.mechanic).toBe('custom')
  expect(game.words['premise.close']).toBe('')
  expect(game.words['premise.used']).not.toBe('')
})
