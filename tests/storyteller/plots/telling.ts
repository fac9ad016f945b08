import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { waysFor } from '#server/storyteller/builtin/ways.ts'
import { type PlotContent, type PlotTexts, plotsOf } from '#server/storyteller/engine/content.ts'
import type { IdeaPart } from '#server/storyteller/engine/idea-part.ts'
import { ideaPartOf } from '#server/storyteller/engine/idea-part-of.ts'
import { storyFaults } from '#server/storyteller/engine/proof/faults.ts'
import type { ProvableStory } from '#server/storyteller/engine/proof/story.ts'
import type { SettledStory, StoryGame, StoryInput } from '#server/storyteller/engine/story-input.ts'
import { storyOf } from '#server/storyteller/engine/story-of.ts'
import { settleStory, tellStory } from '#server/storyteller/engine/tell-story.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'

/** What a language has for plots. */
export function contentOf(language: GameLanguage): PlotContent {
  const { plots } = packOf(language)
  if (plots === undefined) throw new Error(`${language} has no plots`)
  return plots
}

/** The plots that are offered for an idea, in their order; a case is a mystery. */
export const plotsOffered = (idea: string, language: GameLanguage): string[] =>
  waysFor({ read: readFor(idea, language), salt: '' }, packOf(language)).map((way) =>
    'case' in way ? 'mystery' : way.plot.plot,
  )

export const partOf = (idea: string, language: GameLanguage): IdeaPart =>
  ideaPartOf(readTyped(idea, requestLanguageOf(language)), language)

/** The input of a game of a plot; what is given stands. */
export function inputOf(
  texts: PlotTexts,
  language: GameLanguage,
  seed: string,
  given: Partial<StoryInput> = {},
): StoryInput {
  const pack = packOf(language)
  return {
    ...{ texts, content: contentOf(language), pack, rng: createRng(`${texts.id} ${seed}`) },
    ...{ part: partOf('', language), length: { level: 1, episodes: 1 }, turns: [] },
    ...given,
  }
}

/** A plot of a language by its id. */
export function plotIn(language: GameLanguage, id: string): PlotTexts {
  const found = contentOf(language).plots.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no plot ${id}`)
  return found
}
export const englishPlot = (id: string): PlotTexts => plotIn('en_US', id)

/** What is settled of a game of a plot before it is told. */
export const settled = (
  plot: string,
  idea: string,
  language: GameLanguage,
  seed = idea,
): SettledStory =>
  settleStory(inputOf(plotIn(language, plot), language, seed, { part: partOf(idea, language) }))

export const theContest = (): PlotTexts =>
  plotsOf(contentOf('en_US'), 'contest').find(({ id }) => id === 'contest-fair') ??
  englishPlot('contest-fair')

/** A told game as the proof wants it. */
export const provable = (game: StoryGame, idea = ''): ProvableStory => storyOf(game, idea, 'en')

/** The faults of a game told from an input. */
export const faultsFrom = (input: StoryInput, idea = ''): string[] =>
  storyFaults(provable(tellStory(input), idea))
