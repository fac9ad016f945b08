import { expect, it } from 'vitest'
import { yearsIn, yearsSaid } from '#server/storyteller/reading/typed/years-said.ts'

it.each([
  ['en', 'Two sisters have not spoken for ten years', 10],
  ['en', 'They meet again after 25 years', 25],
  ['en', 'Over the last six years he wrote one letter', 6],
  ['en', 'Two years ago she left without a word', 2],
  ['en', 'Twelve years of silence end at a wedding', 12],
  ['en', 'The bell rings after 60 years', 60],
  ['zh', '姐妹俩十年没说过话', 10],
  ['zh', '二十五年后，他们又见面了', 25],
  ['zh', '60年来没人敲过那口钟', 60],
  ['ja', '姉妹は十年間、口をきいていない', 10],
  ['ja', '二十五年ぶりに二人が会う', 25],
  ['ja', '2年前に別れた友から手紙が届く', 2],
] as const)(
  '[TL102] an idea says for how long something has been so, in %s: %s',
  (language, idea, years) => {
    expect(yearsSaid({ idea, language })).toBe(years)
  },
)

it.each([
  ['en', 'They were apart for 1 years'],
  ['en', 'The bell rings after 61 years'],
  ['en', 'A boy of ten years old finds a key'],
  ['en', 'A clock stops in the year 1999'],
  ['zh', '一年前他走了'],
  ['zh', '61年后钟又响了'],
  ['zh', '一九九九年，钟停了'],
  ['ja', '一年前に別れた友'],
  ['ja', '小学六年生の男の子'],
] as const)(
  '[TL102] an age, a year of a calendar, one year and more than sixty are no such time, in %s: %s',
  (language, idea) => {
    expect(yearsSaid({ idea, language })).toBeUndefined()
  },
)

it.each([
  [2, 'two years', '两年', '二年'],
  [3, 'three years', '三年', '三年'],
  [10, 'ten years', '十年', '十年'],
  [12, 'twelve years', '十二年', '十二年'],
  [20, 'twenty years', '二十年', '二十年'],
  [25, 'twenty-five years', '二十五年', '二十五年'],
  [60, 'sixty years', '六十年', '六十年'],
])('[TL102] %i years are said in words of each language', (years, english, chinese, japanese) => {
  expect([yearsIn(years, 'en'), yearsIn(years, 'zh'), yearsIn(years, 'ja')]).toEqual([
    ...[english, chinese, japanese],
  ])
})
