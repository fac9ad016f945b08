import { describe, expect, it } from 'vitest'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { Level } from '#server/storyteller/engine/length.ts'
import { chapterNodes } from '#server/storyteller/engine/product-nodes.ts'
import { heroOf } from '#server/storyteller/engine/story-hero.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { contentOf, inputOf, partOf } from './telling.ts'

/** Who calls on the last night, whose the house was, and what is left of the call in the morning. */
const CALLERS: readonly (readonly [GameLanguage, string, readonly string[]])[] = [
  [
    'en_US',
    'A piano teacher and her grown-up son meet to sell the house after fifteen years of silence',
    ['girl with a music case', 'piano stool', 'the bottom half of something for four hands'],
  ],
  [
    'en_US',
    'Two brothers meet again in their late father’s bakery to bake one last wedding cake',
    ['a woman with a ticket', 'It was your father’s', 'its number has been crossed out'],
  ],
  [
    'zh_CN',
    '分开十年的姐妹在母亲的裁缝铺里一起改一件旗袍',
    ['取货的票', '末一个吹灯的总是母亲', '照妈的身量裁的', '小孩的夹袄', '号码划掉了'],
  ],
  [
    'ja_JP',
    '八年ぶりに帰ってきた兄と、旅館を継いだ妹が、最後の一夜をすごす',
    ['去年の宿の葉書', '帳場の鉛筆', '宿帳が一行進んでいる'],
  ],
]

/** A game of normal length, told from the plot of two who part with a house. */
function gameOf(idea: string, language: GameLanguage, level: Level = 2) {
  const texts = contentOf(language).plots.find(({ id }) => id === 'relationship-house')
  if (texts === undefined) throw new Error('no such plot')
  const hero = heroOf(readTyped(idea, requestLanguageOf(language)))
  const given = { part: partOf(idea, language), hero, length: { level, episodes: 1 } }
  return tellStory(inputOf(texts, language, 'caller', given))
}

describe('the last caller of a house', () => {
  it.each(CALLERS)('[PG210] [PG211] is one of such a house: %s, %s', (language, idea, told) => {
    const text = chapterNodes(gameOf(idea, language))
      .flat()
      .map(({ content }) => content)
      .join('\n')
    for (const part of told) expect(text).toContain(part)
  })

  it.each([
    ['en_US', CALLERS[0]?.[1] ?? '', ['girl with a music case', 'its white sticker']],
    ['zh_CN', CALLERS[2]?.[1] ?? '', ['取货的票', '嘴里咬着一截铅笔']],
    ['ja_JP', CALLERS[3]?.[1] ?? '', ['去年の宿の葉書', '帯に鍵をひと束']],
  ] as const)('[PG230] comes in a game of normal length, too: %s', (language, idea, told) => {
    const nodes = chapterNodes(gameOf(idea, language, 1)).flat()
    const text = nodes.map(({ content }) => content).join('\n')
    for (const part of told) expect(text).toContain(part)
    expect(nodes.filter(({ content }) => content.includes(told[0]))).toHaveLength(1)
  })
})
