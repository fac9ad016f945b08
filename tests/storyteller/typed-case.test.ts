import { expect, it } from 'vitest'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { createBuiltinStoryteller, provenGame } from '#server/storyteller/builtin/index.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { ideaWords } from '#server/storyteller/reading/idea-words.ts'
import { readIdea } from '#server/storyteller/reading/read-idea.ts'
import { briefOf } from './ideas.ts'
import { proposedBy } from './writing.ts'

const wordsOf = (idea: string, language: GameLanguage) => settle(idea, packOf(language), 'x').words

it.each([
  ['A knitting circle plans to rob the bank with a scarf', 'en_US', { thing: 'the scarf' }],
  ['A shy dishwasher inherits a haunted cinema', 'en_US', { role: 'shy dishwasher' }],
  ['A scarecrow is put on trial for burning down the barn', 'en_US', { setting: 'the barn' }],
  ['老渔夫要把最后一封信送到海对岸的孤岛', 'zh_CN', { thing: '信', role: '老渔夫' }],
  ['小镇上谁都不会死，可是大家都在忘记', 'zh_CN', { setting: '小镇的老屋' }],
  ['学園祭の前夜、ピアノが一台消えた', 'ja_JP', { thing: 'ピアノの模型' }],
] as const)(
  '[TL64] a case is told of what the idea names, and of no half sentence: %s',
  (idea, language, words) => {
    expect(wordsOf(idea, language)).toMatchObject(words)
  },
)

it('[TL64] a case is not told in a place without rooms, and keeps what its language reads well', () => {
  const bridge = 'not a mystery, not a romance, just two goats and a bridge'
  expect(wordsOf(bridge, 'en_US').setting).not.toContain('bridge')
  const idea = 'ピアノ調律師が監獄から脱出する'
  const read = ideaWords(readIdea(idea, requestLanguageOf('ja_JP')), packOf('ja_JP'))
  const { concepts, ...words } = wordsOf(idea, 'ja_JP')
  expect({ ...words, concepts: read.concepts }).toEqual(read)
  expect(concepts).toBe('*ピアノ調律師*と*監獄*')
})

it.each([
  ['A deaf postwoman carries a lantern', 'en_US', 'deaf', 'postwoman'],
  ['独臂面包师年年赢得南瓜节', 'zh_CN', '独臂', '面包师'],
  ['盲目の時計職人が鶴を運ぶ', 'ja_JP', '盲目', '時計職人'],
] as const)(
  '[PG63] is told in a case as anybody, and quoted as typed: %s',
  (idea, language, trait, role) => {
    const { idea: quoted, concepts: _, ...words } = wordsOf(idea, language)
    expect(quoted).toContain(trait)
    expect(Object.values(words).join()).not.toContain(trait)
    expect(words.role).toBe(role)
  },
)

it.each([
  [
    'A deaf postwoman carries a lantern over the pass',
    'en_US',
    {},
    'stand-in for the deaf postwoman',
  ],
  [
    'A deaf postwoman carries a lantern over the pass',
    'en_US',
    { kind: 'mystery' },
    'You say: deaf postwoman',
  ],
  ['盲眼的钟表匠要送一座钟', 'zh_CN', {}, '替盲眼的钟表匠跑腿的'],
  ['耳の聞こえない郵便配達人が灯りを届ける', 'ja_JP', {}, '耳の聞こえない郵便配達人の名代'],
] as const)(
  '[PG63] is spoken of in the reasoning: %s',
  async (idea, language, corrections, line) => {
    const { thoughts } = await proposedBy(createBuiltinStoryteller(), {
      idea,
      language,
      corrections,
    })
    expect(thoughts.join('')).toContain(line)
  },
)

it.each([
  ['The retired postwoman wants to know who broke the glass beehive', 'en_US', 'female', 66, 79],
  ['九岁的男孩想查出谁偷走了铜锅', 'zh_CN', 'male', 9, 9],
] as const)(
  '[PG64] who plays a case is of the sex and the age that is said: %s',
  (idea, language, sex, least, most) => {
    const { player } = provenGame(briefOf(idea, language, 'classic'))
    expect(player.gender).toBe(packOf(language).sexLabel[sex])
    expect(Number(player.age)).toBeGreaterThanOrEqual(least)
    expect(Number(player.age)).toBeLessThanOrEqual(most)
  },
)
