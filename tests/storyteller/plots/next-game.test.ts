import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import type { Deal } from '#schemas/settings.ts'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { plotKeyOf } from '#server/storyteller/builtin/plot-key.ts'
import { sentencesOf } from '#server/storyteller/builtin/proof/text-faults.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { createPlotTeller } from '#server/storyteller/engine/teller.ts'
import { briefOf } from '../ideas.ts'
import { contentOf, inputOf } from './telling.ts'

const variants = ['one', 'two', 'three']
const toldIn = (game: number, roll = 0, deck = 7) =>
  createPlotTeller({
    ...{ words: {}, registers: {}, space: ' ', rng: createRng('chance'), roll },
    deal: { deck, game },
  }).tell(variants).text

describe('the next game of a creator', () => {
  it('[PG218] tells each text in words that the one before did not, until all were told', () => {
    const told = [0, 1, 2].map((game) => toldIn(game))
    expect(new Set(told)).toEqual(new Set(variants))
    expect(toldIn(3)).toBe(toldIn(0))
    const decks = Array.from({ length: 20 }, (_, deck) => toldIn(0, 0, deck))
    expect(new Set(decks)).toEqual(new Set(variants))
  })

  it('[PG218] is told by another chance where its first telling was not sound', () => {
    const rolled = Array.from(
      { length: 20 },
      (_, roll) =>
        createPlotTeller({
          ...{ words: {}, registers: {}, space: ' ', rng: createRng('chance'), roll },
          deal: { deck: 7, game: 0 },
        }).tell(variants).text,
    )
    expect(new Set(rolled)).toEqual(new Set(variants))
  })

  it.each<[GameLanguage, string]>([
    ['en_US', 'Two sisters who run rival ferries race each other on the last day of summer'],
    ['zh_CN', '两家隔街相望的面馆，在端午那天比谁的面更长'],
    ['ja_JP', '引退した三人の泥棒が、盗んでしまった仏像を寺へこっそり返しに行く'],
  ])('[PG218] shares less with it than two games by chance do: %s', (language, idea) => {
    const plot = language === 'ja_JP' ? 'heist-return' : 'contest-fair'
    const sentences = (salt: string, deal?: Deal): Set<string> => {
      const brief = briefOf(idea, language, plotKeyOf({ plot, outline: 0, salt }))
      const dealt = deal === undefined ? {} : { deal }
      const { contents } = provenMaterial({ ...brief, ...dealt, duration: 'beginner' })
      const texts = contents.flatMap(({ nodes }) => nodes.map(({ content }) => content))
      return new Set(texts.flatMap((text) => text.split(/(?<=[.!?。！？])\s*/)))
    }
    const shared = (one: Set<string>, other: Set<string>) =>
      [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size)
    const pairs = [1, 2, 3, 4].map((deck) => ({
      inTurn: shared(
        sentences(`a ${deck}`, { deck, game: 0 }),
        sentences(`b ${deck}`, { deck, game: 1 }),
      ),
      byChance: shared(sentences(`a ${deck}`), sentences(`b ${deck}`)),
    }))
    const mean = (of: 'inTurn' | 'byChance') =>
      pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length
    expect(mean('inTurn')).toBeLessThan(mean('byChance'))
  })
})

it('[PG217] three nodes of four of a game of normal length are its plot’s, and says hardly a sentence in two nodes', () => {
  for (const texts of contentOf('en_US').plots) {
    const told = tellStory(inputOf(texts, 'en_US', '1', { length: LENGTHS.normal }))
    const own = told.nodes.filter(({ beat }) => texts.plot.beats[beat] !== undefined)
    expect(own.length / told.nodes.length, texts.id).toBeGreaterThan(0.75)
    const sentences = told.nodes.flatMap(({ text }) => sentencesOf(text))
    expect(new Set(sentences).size / sentences.length, texts.id).toBeGreaterThan(0.95)
  }
})
