import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { isIn, lengthBand, MARKUP, sceneFault } from '#server/storyteller/model/gate.ts'
import {
  LONGEST_TITLE,
  outlineFault,
  outlineTokens,
} from '#server/storyteller/model/outline-gate.ts'
import { type Passage, passageBand, passageFault } from '#server/storyteller/model/passage-gate.ts'
import { cluesIn, hasWords, unsaidFacts } from '#server/storyteller/model/scene-facts.ts'

describe('the language of what a model has written', () => {
  it.each<[GameLanguage, string, boolean]>([
    ['en_US', '', true],
    ['en_US', '12:30 — 45!', true],
    ['zh_CN', '12:30', true],
    // nineteen letters of twenty
    ['en_US', `${'a'.repeat(19)}雨`, true],
    ['en_US', `${'a'.repeat(18)}雨`, false],
    ['zh_CN', `${'雨'.repeat(4)}a`, true],
    ['zh_CN', `${'雨'.repeat(3)}a`, false],
    ['zh_CN', `${'雨'.repeat(40)}の`, false],
    ['zh_CN', `${'雨'.repeat(40)}ア`, false],
    ['zh_CN', `${'雨'.repeat(40)}É`, true],
    ['ja_JP', 'カラーだa', true],
    ['ja_JP', 'カラだだa', true],
    ['ja_JP', 'カだaa', false],
    // a name needs no kana, and a sentence does
    ['ja_JP', '雨'.repeat(11), true],
    ['ja_JP', '雨'.repeat(12), false],
    ['ja_JP', `${'雨'.repeat(11)}ア`, false],
    ['ja_JP', `${'雨'.repeat(11)}の`, true],
  ])('[ML6] is %s, as far as can be told: “%s” (%s)', (language, text, is) => {
    expect(isIn(language, text)).toBe(is)
  })
})

it.each([
  ...(['<b>x', 'x</b', '<!-- x', 'see https://a', 'HTTP:', '[x](y)', '# x', '###### x'] as const),
  ...(['- x', '  * x', 'x\n- y', '```', 'x **y', '{hero'] as const),
])('[ML6] %j is markup', (text) => {
  expect(MARKUP.test(text)).toBe(true)
})

it.each([
  ...(['a < b', '2 <3', 'http', '(x)', '[x]', '#x', '####### x', 'x # y', 'x - y'] as const),
  ...(['-x', '*x', 'x * y', '``', '{1}', '{ a'] as const),
])('[ML6] %j is no markup', (text) => {
  expect(MARKUP.test(text)).toBe(false)
})

const scene = (text: string) => ({ text, options: [] })
const brief = (text: string) => ({
  ...{ language: 'en_US' as const, speaker: null, draft: scene(text), before: [] },
  ...{ words: [], early: [], answers: [], facts: [] },
})

it.each([
  [0, 0, 40],
  [1, 1, 43],
  [5, 2, 51],
  [10, 4, 62],
  [11, 5, 65],
  [100, 40, 261],
])('[ML6] a scene drafted in %i letters has between %i and %i of them', (drafted, least, most) => {
  // a hundred times 2.2 is a hair more than 220
  expect(lengthBand(scene('x'.repeat(drafted)))).toEqual({ least, most })
  const codeOf = (length: number) =>
    sceneFault(brief('x'.repeat(drafted)), scene('x'.repeat(length)))?.code
  expect([codeOf(least), codeOf(most)]).toEqual([undefined, undefined])
  expect(codeOf(most + 1)).toBe('long')
  if (least > 0) expect(codeOf(least - 1)).toBe('short')
})

const passage = (now: string): Passage => ({
  ...{ address: 'basics/intro', language: 'en_US', now, tokens: [], early: [], answers: [] },
})
it.each([
  [1, 1, 123],
  [10, 4, 142],
  [11, 5, 145],
  [50, 20, 231],
])('[ML26] a passage of %i letters is written anew in %i to %i', (drafted, least, most) => {
  const now = passage('x'.repeat(drafted))
  expect(passageBand(now)).toEqual({ least, most })
  const codeOf = (length: number) => passageFault(now, 'x'.repeat(length))?.code
  expect([codeOf(least - 1), codeOf(least), codeOf(most), codeOf(most + 1)]).toEqual([
    ...['short', undefined, undefined, 'long'],
  ])
})

it('[ML26] what is wrong with a passage names what a model is told of it', () => {
  const held = { ...passage('Ada waits.'), tokens: ['Ada'], early: ['Ben'], answers: ['Whistle'] }
  const fault = (text: string, unfit?: RegExp) => passageFault(held, text, unfit)
  expect(fault('Ada <b>.')).toEqual({ code: 'markup', slots: {} })
  for (const brace of ['{', '}', '<', '>', '|'])
    expect(fault(`Ada waits ${brace} here.`)).toEqual({ code: 'markup', slots: {} })
  expect(fault('雨が降る。')).toEqual({ code: 'language', slots: {} })
  expect(fault('Ada')).toEqual({ code: 'short', slots: { number: 10 } })
  expect(fault('Ada. '.repeat(99))).toEqual({ code: 'long', slots: { number: 10 } })
  expect(fault('Adam waits.')).toEqual({ code: 'token', slots: { token: 'Ada' } })
  expect(fault('Ada and Ben.')).toEqual({ code: 'early', slots: { name: 'Ben' } })
  expect(fault('Ada can whistle.')).toEqual({ code: 'answer', slots: { answer: 'Whistle' } })
  expect(fault('Ada bleeds.', /bleeds/)).toEqual({ code: 'unfit', slots: { token: 'bleeds' } })
  expect(fault('Ada bleeds.')).toBeUndefined()
})

describe('a card that a model has worded', () => {
  const held = (language: GameLanguage, text: string) => ({
    ...{ language, draft: { name: '', text }, nouns: [], others: [], unfit: /(?!)/ },
  })
  it.each<[GameLanguage, number, string]>([
    ['en_US', 60, 'x'],
    ['zh_CN', 20, '雨'],
    ['ja_JP', 26, 'の'],
  ])('[ML22] of %s has a title of %i letters at most', (language, most, letter) => {
    expect(LONGEST_TITLE[language]).toBe(most)
    const codeOf = (title: string) =>
      outlineFault(held(language, letter), { title, text: letter.repeat(9) })
    expect(codeOf(letter.repeat(most))).toBeUndefined()
    expect(codeOf(letter.repeat(most + 1))).toBe('title')
    for (const title of ['', `${letter}\n${letter}`, `${letter}\r${letter}`])
      expect(codeOf(title)).toBe('title')
  })

  it('[ML22] is half as long as its draft at least, and four fifths and a sentence longer at most', () => {
    const codeOf = (drafted: number, length: number) =>
      outlineFault(held('en_US', 'x'.repeat(drafted)), { title: 'x', text: 'x'.repeat(length) })
    expect([codeOf(20, 9), codeOf(20, 10), codeOf(20, 76), codeOf(20, 77)]).toEqual([
      ...['short', undefined, undefined, 'long'],
    ])
    expect([codeOf(21, 10), codeOf(21, 11), codeOf(25, 85), codeOf(25, 86)]).toEqual([
      ...['short', undefined, undefined, 'long'],
    ])
  })

  it('[ML22] is another one than each of the others, by its title and by its text', () => {
    const other = { ...held('en_US', 'xxxx'), others: [{ title: 'a', text: 'bbbb' }] }
    expect(outlineFault(other, { title: 'a', text: 'cccc' })).toBe('same')
    expect(outlineFault(other, { title: 'c', text: 'bbbb' })).toBe('same')
    expect(outlineFault(other, { title: 'c', text: 'a' })).toBe('short')
    expect(outlineFault(other, { title: 'bbbb', text: 'aaaa' })).toBeUndefined()
    expect(outlineFault({ ...other, unfit: /c/ }, { title: 'c', text: 'dddd' })).toBe('unfit')
    for (const brace of ['{', '}', '<', '>', '|'])
      expect(outlineFault(other, { title: 'c', text: `d d${brace}` })).toBe('markup')
  })

  it.each<[GameLanguage, string, string[]]>([
    // a word with a capital at the beginning of a sentence is no name
    [
      'en_US',
      'Rain falls. Ada Marsh comes, and Ben waits; Cyd goes to Oberlinn',
      [...['Marsh', 'Ben', 'Cyd', 'Oberlinn']],
    ],
    ['en_US', 'One of Two, and ten more at 7:05', ['Two', '7:05', 'two', 'ten']],
    ['zh_CN', '两个人说「走吧」，十二点', ['两', '十二', '走吧']],
    ['ja_JP', '三人は『夜』を、Ada と読む', ['三', '夜']],
  ])('[ML22] of %s keeps of “%s” the words %j', (language, text, tokens) => {
    expect(outlineTokens(held(language, text)).toSorted()).toEqual(tokens.toSorted())
  })
})

describe('what a scene tells', () => {
  const fact = (part: number, words: string, isClue?: true) => ({
    ...{ part, words },
    ...(isClue === undefined ? {} : { isClue }),
  })
  it('[ML42] has its words in capitals or not, and each clue in the text it belongs to', () => {
    expect(hasWords('FIFTY-one crates', 'Fifty-ONE')).toBe(true)
    expect(hasWords('fifty crates', 'fifty-one')).toBe(false)
    const facts = [fact(0, 'a', true), fact(0, 'b'), fact(2, 'c', true)]
    expect([0, 1, 2].map((part) => cluesIn(facts, part))).toEqual([['a'], [], ['c']])
  })

  it.each<[GameLanguage, string, string, boolean]>([
    ['en_US', 'The crows have come', 'A crow’s crowsfeet.', false],
    ['en_US', 'Doors were shutting', 'The SHUTTERS rattle.', false],
    ['en_US', 'Doors were shutting', 'It is shut.', true],
    // three letters carry nothing, and four do
    ['en_US', 'He ran and sat', 'It rains.', false],
    ['en_US', 'He sang', 'It rains.', true],
    ['zh_CN', '大门关着', '大门开了。', false],
    ['zh_CN', '乌鸦下山', '天亮了。', true],
    ['ja_JP', '烏が降りた', '烏はいない。', true],
    ['ja_JP', '天気がいい', '天気は悪い。', false],
  ])('[ML42] in %s leaves “%s” out of “%s”, or does not', (language, words, text, isOut) => {
    expect(unsaidFacts(language, [fact(0, words)], [text]).length).toBe(isOut ? 1 : 0)
    // a text that is not there says nothing
    expect(unsaidFacts(language, [fact(3, words)], [text]).length).toBe(
      unsaidFacts(language, [fact(0, words)], ['']).length,
    )
  })
})
