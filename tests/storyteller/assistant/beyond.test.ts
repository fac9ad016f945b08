import { describe, expect, it } from 'vitest'
import type { GameSnapshot } from '#schemas/game.ts'
import { beyondWords } from '#server/storyteller/assistant/reading/beyond.ts'
import { ask, GAMES } from './asking.ts'

const told = GAMES[3] as GameSnapshot
const name = told.npcs[0]?.name ?? ''
const quotes = [{ address: 'nodes/chapter_1/110/content', text: '' }]

describe('what takes more than words', () => {
  it.each<[string, RegExp]>([
    ['Draw me a picture', /^I can paint the cover, a person or a place/],
    ['重画那张不存在的东西', /^I can paint/],
    ['絵を描き直して', /^I can paint/],
  ])('[AS17] %s', async (request, sentence) => {
    const answer = await ask(told, request, quotes)
    expect(answer.sentence).toMatch(sentence)
    expect(answer).toMatchObject({ kind: 'directions', directions: { length: 3 } })
  })

  it('[AS17] is said in the interface’s language', async () => {
    expect((await ask(told, 'Draw me a picture', [], 'zh')).sentence).toMatch(/我都可以重画/)
    expect((await ask(told, 'Draw me a picture', [], 'ja')).sentence).toMatch(
      /一枚ずつ描き直せます/,
    )
  })

  it('[AS17] is not heard where its words are only mentioned', () => {
    for (const text of [
      `Make ${name} a translator`,
      `把${name}的职业改成翻译官`,
      `${name}の職業を翻訳家に変えて`,
      'Change the title to The Culprit',
      'Rename the painter to Marta Lind',
      'change what the cover shows to: a lamp',
      '把标题改成结局',
    ])
      expect(beyondWords(text), text).toBeUndefined()
  })
})
