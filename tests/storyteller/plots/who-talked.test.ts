import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { answerWords } from '#server/storyteller/engine/answer-words.ts'
import { chapterNodes } from '#server/storyteller/engine/product-nodes.ts'
import { toldOf } from './hero-told.ts'
import { settled } from './telling.ts'

const ROLES = ['planner', 'hand', 'inside'] as const

it.each([
  ['Three cleaners take a portrait back out of the bank', 'en_US'],
  ['四个退休的杂技演员要从博物馆里拿回他们师父的那面锣', 'zh_CN'],
  ['元曲芸師の四人が、銀行の金庫から師匠の太鼓を取り返す', 'ja_JP'],
] as const)('[PG228] whoever has talked is called by name: %s', (idea, language: GameLanguage) => {
  const { texts, words, made, teller } = settled('heist-supper', idea, language)
  const at = texts.story.items.slip?.findIndex(
    (item) => item.toLowerCase() === made.slip?.test.right.toLowerCase(),
  )
  const role = ROLES[at ?? -1] ?? ''
  expect(role).not.toBe('')
  const name = words[language === 'en_US' ? `${role}.short` : `${role}.call`] ?? ''
  expect(teller.tell('{slip.who}').text).toBe(name)
  expect(teller.tell('{slip.other}').text).not.toBe(name)
  expect(words['slip.hung'] === '').toBe(role !== 'hand')
})

it('[PG228] an answer that is no item has no text', () => {
  const story = { answers: { slip: { who: ['a', 'b', 'c'] } }, items: { slip: ['x', 'y', 'z'] } }
  const right = (answer: string) => ({
    slip: { test: { right: answer, options: [], clues: {}, solutions: () => [] } },
  })
  expect(answerWords(story, right('Y'))).toEqual({ 'slip.who': 'b' })
  expect(answerWords(story, right('W'))).toEqual({ 'slip.who': '' })
  expect(answerWords({ items: {} }, {})).toEqual({})
})

it.each([
  ['Three cleaners take a portrait back out of the bank', 'en_US', /mops/, /Mind the step/],
  ['四个退休的杂技演员要拿回他们师父的那面锣', 'zh_CN', /老本行/, /末一道墙/],
  ['三人の板前が盗まれた鍋を取り返す', 'ja_JP', /汁の長さ/, /葱は足した/],
] as const)('[PG229] a crew goes in by what it does: %s', (idea, language, drilled, done) => {
  const { game } = toldOf(idea, language, 'heist-supper')
  const told = chapterNodes(game)
    .flat()
    .map(({ content }) => content)
    .join('\n')
  expect(told).toMatch(drilled)
  expect(told).toMatch(done)
})

it.each([
  ['Three cleaners take a stolen portrait back out of the bank', 'en_US', /looks past you/],
  ['四个退休的杂技演员要拿回他们师父的那面锣', 'zh_CN', /它就要开口/],
  ['三人の泥棒が盗まれた仏像を取り返す', 'ja_JP', /おやすみ/],
] as const)('[PG229] a thing is itself where it is lifted: %s', (idea, language, told) => {
  expect(settled('heist-supper', idea, language).words['told.lift']).toMatch(told)
})
