import { describe, expect, it } from 'vitest'
import type { GameSnapshot } from '#schemas/game.ts'
import { beyondWords } from '#server/storyteller/assistant/reading/beyond.ts'
import { ask, GAMES } from './asking.ts'

const told = GAMES[3] as GameSnapshot
const name = told.npcs[0]?.name ?? ''
const quotes = [{ address: 'nodes/chapter_1/110/content', text: '' }]

describe('what takes more than words', () => {
  it.each<[string, RegExp]>([
    ['translate this into Japanese', /each language for itself/],
    ['把这段翻译成英文', /each language for itself/],
    ['これを英語に翻訳して', /each language for itself/],
    [`Make ${name} the culprit`, /Who did it/],
    [`${name} should be the murderer.`, /Who did it/],
    ['Change the outcome', /Who did it/],
    [`把凶手换成${name}`, /Who did it/],
    [`让${name}当凶手`, /Who did it/],
    ['换个结局', /Who did it/],
    [`${name}を犯人にしてください`, /Who did it/],
    ['結末を変えて', /Who did it/],
    ['Draw me a picture', /^I can paint the cover, a person or a place/],
    ['重画那张不存在的东西', /^I can paint/],
    ['絵を描き直して', /^I can paint/],
  ])('[AS17] %s', async (request, sentence) => {
    const answer = await ask(told, request, quotes)
    expect(answer.sentence).toMatch(sentence)
    expect(answer).toMatchObject({ kind: 'directions', directions: { length: 3 } })
  })

  it('[AS17] is said in the interface’s language', async () => {
    expect((await ask(told, 'Change the culprit', [], 'zh')).sentence).toMatch(/^谁是凶手/)
    expect((await ask(told, 'Change the culprit', [], 'ja')).sentence).toMatch(/^犯人と結末/)
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
