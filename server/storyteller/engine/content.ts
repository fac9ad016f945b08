import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { AccusedTexts } from './accused-texts.ts'
import type { Archetype } from './archetype.ts'
import type { CompanyTexts } from './company-texts.ts'
import type { CraftWords, KnownCraft } from './craft.ts'
import { type EpisodeWords, type FramePart, frameOf, type PlotFrame } from './frame.ts'
import type { IdeaTexts } from './idea-texts.ts'
import type { NounSorts } from './noun-sorts.ts'
import type { PlacePack } from './place-pack.ts'
import type { Episode, Plot } from './plot.ts'
import type { KnownPremise } from './premise.ts'
import type { Ride } from './ride.ts'
import type { StoryTexts } from './story-texts.ts'
import type { PuzzlePhrases } from './tests/phrases.ts'
import type { WrongedTexts } from './wronged-texts.ts'

/** A plot with its words in one language. */
export type PlotTexts = {
  readonly id: string
  readonly plot: Plot
  readonly story: StoryTexts
  readonly parts: readonly FramePart[]
  /** Other events on the same beats, by name. */
  readonly turns: Readonly<Record<string, FramePart>>
}

/** An episode with its words in one language. */
export type EpisodeTexts = {
  readonly id: string
  readonly episode: Episode
  readonly words: EpisodeWords
}

/** All that a language has for games of plots. */
export type PlotContent = {
  readonly plots: readonly PlotTexts[]
  readonly episodes: readonly EpisodeTexts[]
  readonly places: readonly PlacePack[]
  /** What races are run with; the last one is told where nobody knows what it is. */
  readonly rides: readonly Ride[]
  readonly archetypes: readonly (Archetype & { readonly id: string })[]
  readonly puzzles: PuzzlePhrases
  readonly premises: readonly KnownPremise[]
  readonly idea: IdeaTexts
  readonly accused: AccusedTexts
  readonly wronged: WrongedTexts
  readonly company: CompanyTexts
  readonly nouns: NounSorts
  /** How things are made, where a contest is about making them. */
  readonly crafts: readonly KnownCraft[]
  readonly craftWords: CraftWords
}

/** The plots of a kind. */
export const plotsOf = ({ plots }: PlotContent, kind: GameKind): PlotTexts[] =>
  plots.filter(({ plot }) => plot.kind === kind)

/** The words of a plot with some of its events told otherwise. */
export const turnedFrame = ({ parts, turns }: PlotTexts, names: readonly string[]): PlotFrame =>
  frameOf([...parts, ...names.flatMap((name) => turns[name] ?? [])])
