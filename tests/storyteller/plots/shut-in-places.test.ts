import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { placeFor } from '#server/storyteller/engine/place-for.ts'
import { toldOf } from './hero-told.ts'
import { contentOf, partOf, plotsOffered, settled } from './telling.ts'

const LANGUAGES: readonly GameLanguage[] = ['en_US', 'zh_CN', 'ja_JP']

const NAMED = [
  ['Two apprentices are locked in the clock tower of a harbor town', 'en_US', 'clock-tower'],
  ['Five strangers are snowed in at a mountain petrol station', 'en_US', 'filling-station'],
  ['A typesetter is locked in the printing works overnight', 'en_US', 'printing-works'],
  ['A diver is trapped in an aquarium', 'en_US', 'aquarium'],
  ['两个学徒被反锁在印刷厂的地下室', 'zh_CN', 'printing-works'],
  ['三个司机被大雪困在加油站', 'zh_CN', 'filling-station'],
  ['两个孩子被关在钟楼里', 'zh_CN', 'clock-tower'],
  ['饲养员被锁在水族馆里', 'zh_CN', 'aquarium'],
  ['夜の水族館に閉じこめられた清掃員', 'ja_JP', 'aquarium'],
  ['時計塔に閉じ込められた二人の弟子', 'ja_JP', 'clock-tower'],
  ['印刷所に閉じこめられた職人', 'ja_JP', 'printing-works'],
  ['吹雪のガソリンスタンドに取り残された四人', 'ja_JP', 'filling-station'],
] as const
it.each(NAMED)('[PG160] plays where nobody happens to be: %s', (idea, language, place) => {
  const { place: found, standing, words } = settled('escape-bar', idea, language)
  expect([found.id, standing]).toEqual([place, 'is'])
  const kept = found.keeps
  if (kept !== undefined) expect(kept).toContain(words.thing)
})

it('[PG160] no idea plays there that does not name it', () => {
  for (const language of LANGUAGES)
    for (let seed = 0; seed < 60; seed++) {
      const part = partOf('', language)
      const { place } = placeFor(contentOf(language), part, { befalls: true }, createRng(`${seed}`))
      expect(place.named, place.id).toBe(undefined)
    }
})

it.each([
  ['Five strangers are stuck on a night train in the snow', 'en_US', 'the snow', 'the wind'],
  ['夜行列車が大雪で止まった', 'ja_JP', '大雪', '谷の風'],
  ['一列夜车困在大雪里', 'zh_CN', '大雪', '山口的风'],
] as const)(
  '[PG161] a train is in the snow where an idea says so: %s',
  (idea, language, snow, wind) => {
    const inSnow = settled('survival-door', idea, language)
    expect([inSnow.place.id, inSnow.words['hazard.name']]).toEqual(['night-train', snow])
    expect(inSnow.words['hazard.wait']).toBe(inSnow.place.dangers?.[0]?.wait)
    const train = { en_US: 'Five strangers are stuck on a night train', zh_CN: '五个人困在夜车里' }
    const plain = language === 'ja_JP' ? '夜行列車に取り残された五人' : train[language]
    expect(settled('survival-door', plain, language).words['hazard.name']).toBe(wind)
  },
)

it.each([
  ['Five strangers are snowed in at a petrol station with one stove', 'en_US', /stove/],
  ['四个人被大雪困在山寨里，只有一只火炉', 'zh_CN', /火炉/],
  ['吹雪の村にストーブひとつで残された三人', 'ja_JP', /ストーブ/],
] as const)('[PG168] nobody brings a stove: %s', (idea, language, stove) => {
  const { words } = toldOf(idea, language, 'survival-door').game
  expect(words.thing).not.toMatch(stove)
  expect(words['thing.full']).not.toMatch(stove)
})

it.each([
  ['Two apprentices are locked in the clock tower', 'en_US'],
  ['两个学徒被反锁在印刷厂的地下室', 'zh_CN'],
  ['図書館に閉じこめられた二人が逃げ出す', 'ja_JP'],
] as const)('[PG169] who is locked in is offered a lock first: %s', (idea, language) => {
  const escapes = plotsOffered(idea, language).filter((plot) => plot.startsWith('escape'))
  expect(escapes[0]).toBe('escape-bar')
})
