import { expect, it } from 'vitest'
import { settled } from './telling.ts'

it.each([
  ['Five strangers snowed in at a mountain hut with food for three', 'en_US', 'the hut'],
  ['大雪封山，五个陌生人困在茶馆里，粮食只够三个人', 'zh_CN', '茶馆'],
  ['吹雪の山小屋に五人、食べ物は三人分', 'ja_JP', '山小屋'],
] as const)('[PG246] all of it plays under the roof of the idea: %s', (idea, language, called) => {
  const { words, place, ground, standing } = settled('survival-door', idea, language)
  expect([words.refuge, standing]).toEqual([called, 'is'])
  expect(words['place.world']).toContain(called.replace('the ', ''))
  for (const part of ['gate', 'hearth', 'yard', 'store', 'quiet'] as const)
    expect(place.parts[part].the).not.toBe(ground.parts[part].the)
  expect(place.parts.height).toEqual(ground.parts.height)
})

it.each([
  ['Five strangers are snowed in on a night train', 'en_US'],
  ['台风夜，五个陌生人困在灯塔里', 'zh_CN'],
  ['夜の水族館に五人が閉じこめられる', 'ja_JP'],
] as const)('[PG246] what is one house has its own rooms: %s', (idea, language) => {
  const { words, place, ground, refuge } = settled('survival-door', idea, language)
  expect(refuge).toBeUndefined()
  expect(place.parts).toEqual(ground.parts)
  expect(words.refuge).toBe(words['place.name'])
})
