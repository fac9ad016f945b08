import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { npcsOf, playerOf } from '#server/storyteller/engine/product-people.ts'
import { heroOf } from '#server/storyteller/engine/story-hero.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { contentOf, inputOf, partOf } from './telling.ts'

/** A game of an idea, told from a plot by its id, with who plays it and what stands on the cards. */
export function toldOf(idea: string, language: GameLanguage, id: string, seed = 'hero') {
  const texts = contentOf(language).plots.find((one) => one.id === id)
  if (texts === undefined) throw new Error(`no plot ${id}`)
  const reading = readTyped(idea, requestLanguageOf(language))
  const given = { part: partOf(idea, language), hero: heroOf(reading) }
  const game = tellStory(inputOf(texts, language, seed, given))
  const brief: Brief = {
    ...{ idea, language, outlineKey: '', outlineText: '', duration: 'beginner' },
    ...{ artStyle: 'DESIGN', audience: 'ALL', ageGroup: 'ALL' },
  }
  const player = playerOf(game, packOf(language), brief, createRng('player'))
  const cards = npcsOf(game, packOf(language))
  return { game, player, cards, words: game.words }
}
