import type { RequestLanguage } from '#schemas/language.ts'
import { storyFaults } from './proof/faults.ts'
import type { ProvableStory } from './proof/story.ts'
import type { StoryGame } from './story-input.ts'
import type { StoryTexts } from './story-texts.ts'
import type { Text } from './text.ts'
import { graphOf } from './walk.ts'

/** The prologue of a game: at its end it says what stands for a thing that could not be told of as it is. */
export const prologueOf = ({ prologue }: Pick<StoryTexts, 'prologue'>): Text[] => [
  ...prologue,
  '{thing.told}',
]

/** What is told of a game beside its nodes: titles, cards, chapters, tasks. */
export function textsBeside({ texts: { story }, teller, cast }: StoryGame): string[] {
  const tell = (text: Text): string => teller.tell(text).text
  const { world, goal, conflict, theme, symbol, player, chapters, tasks, roles } = story
  return [
    tell(story.titles),
    ...[world, goal, conflict, theme, symbol, ...prologueOf(story), '{kin}'].map(tell),
    ...[player.synopsis, player.backstory].map(tell),
    ...chapters.flatMap(({ title, summary }) => [tell(title), tell(summary)]),
    ...tasks.flatMap((task) => [task.name, task.target, task.condition, task.reward].map(tell)),
    ...Object.values(roles).flatMap(({ occupation, bio }) => [tell(occupation), tell(bio)]),
    ...cast.flatMap(({ role }) => [tell(`{${role}.bio}`), tell(`{${role}.look}`)]),
  ]
}

/** A told game as the proof wants it. */
export const storyOf = (
  game: StoryGame,
  idea: string,
  language: RequestLanguage,
): ProvableStory => ({
  idea,
  language,
  plot: game.plot,
  frame: game.frame,
  teller: game.teller,
  tests: game.tests,
  nodes: game.nodes,
  graph: graphOf(game.nodes),
  texts: textsBeside(game),
})

/** Everything wrong with a told game. */
export const faultsOfStory = (game: StoryGame, idea: string, language: RequestLanguage): string[] =>
  storyFaults(storyOf(game, idea, language))
