import { describe, expect, it } from 'vitest'
import { number, time } from '#server/storyteller/reading/en/numbers.ts'
import { nounsIn } from '#server/storyteller/reading/nouns.ts'
import { inHan, numberSaid } from '#server/storyteller/reading/typed/number-said.ts'
import { yearsDone, yearsIn } from '#server/storyteller/reading/typed/years-said.ts'
import { findWords } from '#server/storyteller/reading/word-rows.ts'

it('[PG66] a number to ninety-nine is read in figures, in English and in Han', () => {
  for (let value = 1; value < 100; value++) {
    const words = number(value)
    for (const said of [`${value}`, words, words.toUpperCase(), words.replace('-', ' ')])
      expect(numberSaid(said), said).toBe(value)
    expect(numberSaid(inHan(value)), inHan(value)).toBe(value)
  }
  expect([1, 9, 10, 11, 20, 25, 99].map(inHan)).toEqual([
    ...['一', '九', '十', '十一', '二十', '二十五', '九十九'],
  ])
  for (const none of [
    '',
    '0',
    '00',
    'no',
    'hundred',
    'twenty-eleven',
    '二五',
    '十十',
    '百',
    '〇',
    '-4',
  ])
    expect(numberSaid(none), none).toBeUndefined()
  expect(numberSaid('120')).toBe(120)
})

it.each([
  [0, 'no'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [21, 'twenty-one'],
  [99, 'ninety-nine'],
  [100, 'one hundred'],
  [101, 'one hundred and one'],
  [340, 'three hundred and forty'],
  [999, 'nine hundred and ninety-nine'],
])('[TL13] %i is “%s”', (value, said) => {
  expect(number(value)).toBe(said)
})

it.each([
  [0, 0, 'twelve o’clock'],
  [1, 0, 'one o’clock'],
  [12, 0, 'twelve o’clock'],
  [13, 15, 'a quarter past one'],
  [13, 30, 'half past one'],
  [13, 31, 'twenty-nine minutes to two'],
  [13, 45, 'a quarter to two'],
  [13, 59, 'one minute to two'],
  [23, 50, 'ten to twelve'],
  [12, 1, 'one minute past twelve'],
  [12, 20, 'twenty past twelve'],
  [12, 22, 'twenty-two minutes past twelve'],
])('[TL13] %i:%i is “%s”', (hour, minute, said) => {
  expect(time(hour * 60 + minute)).toBe(said)
})

it('[PG66] years are said as each language says them, and none of more than a life are done', () => {
  const said = (years: number) => (['en', 'zh', 'ja'] as const).map((one) => yearsIn(years, one))
  expect(said(2)).toEqual(['two years', '两年', '二年'])
  expect(said(12)).toEqual(['twelve years', '十二年', '十二年'])
  const done = (talk: string) => yearsDone({ talk, language: 'en' })
  expect(done('has baked for sixty years')).toBe(60)
  expect(done('has baked for 61 years')).toBeUndefined()
  expect(done('has baked for the last two years')).toBe(2)
  expect(done('has baked for ten years old')).toBeUndefined()
  expect(done('baked two years ago')).toBeUndefined()
  expect(yearsDone({ talk: '做了三十年', language: 'zh' })).toBe(30)
  expect(yearsDone({ talk: '三十年没说话', language: 'zh' })).toBe(30)
  expect(yearsDone({ talk: '三十年間', language: 'ja' })).toBe(30)
})

describe('the words of rows', () => {
  const rows = [
    ['first', 'cat|Cat.X', '猫|小猫', '猫'],
    ['second', 'cats|catalog', '猫咪|猫', 'ねこ'],
  ] as const
  const foundIn = (text: string, language: 'en' | 'zh', endings = '') => {
    const { pattern, meant } = findWords(rows, language, endings)
    return [...text.matchAll(pattern)].map(([, form = '']) => [form, meant.get(form.toLowerCase())])
  }
  it('[TL74] are found whole and the longest first, and a form of two rows is that of the first', () => {
    expect(foundIn('A CAT, cats and a catalog; catx', 'en')).toEqual([
      ...[
        ['CAT', 'first'],
        ['cats', 'second'],
        ['catalog', 'second'],
      ],
    ])
    expect(foundIn('cat’s', 'en', '’s')).toEqual([['cat', 'first']])
    expect(foundIn('écat catzx', 'en', 'z')).toEqual([])
    // a full stop stands for nothing but itself
    expect(foundIn('catyx cat.x', 'en')).toEqual([['cat.x', 'first']])
    expect(foundIn('小猫猫咪猫', 'zh')).toEqual([
      ...[
        ['小猫', 'first'],
        ['猫咪', 'second'],
        ['猫', 'first'],
      ],
    ])
  })
})

it.each([
  ['en', 'The old bell and a brass key', ['old bell', 'brass key']],
  ['en', 'Nobody; the day; it', []],
  ['zh', '一个邮差发现猫', ['邮差', '猫']],
  ['ja', '郵便屋が猫をさがす', ['郵便', '猫']],
] as const)('[TL74] the nouns of a text in %s, “%s”, are %j', (language, text, nouns) => {
  const found = nounsIn(text, language)
  expect(found).toEqual(nouns)
  expect(nounsIn(`${text}. ${text}`, language)).toEqual(found)
})

it('[TL74] of many nouns the first dozen are kept', () => {
  const many = [
    '猫咪',
    '小狗',
    '老虎',
    '大象',
    '狮子',
    '猴子',
    '兔子',
    '山羊',
    '骆驼',
    '狐狸',
    '乌鸦',
  ]
  const more = ['燕子', '麻雀', '鸽子']
  expect(nounsIn([...many, ...more].join('，'), 'zh')).toEqual([...many, '燕子'])
})
