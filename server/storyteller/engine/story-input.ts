import type { Deal } from '#schemas/settings.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { Facets } from './by-idea.ts'
import type { StoryMember } from './casting.ts'
import type { ToldNode } from './compile.ts'
import type { PlotContent, PlotTexts } from './content.ts'
import type { ToldBout } from './craft-slots.ts'
import type { StandIn } from './fitted-thing.ts'
import type { PlotFrame } from './frame.ts'
import type { IdeaPart } from './idea-part.ts'
import type { Length } from './length.ts'
import type { FoundPlace } from './place-for.ts'
import type { PlacePack } from './place-pack.ts'
import type { Plot, PlotState } from './plot.ts'
import type { KnownPremise } from './premise.ts'
import type { Refuge } from './refuge.ts'
import type { Raced } from './ride.ts'
import type { StoryHero } from './story-hero.ts'
import type { Choose, PlotTeller } from './teller.ts'
import type { MadeTest, Test } from './tests/made-test.ts'
import type { SlotWords } from './text.ts'

/** What a game of a plot is told from. */
export type StoryInput = {
  readonly texts: PlotTexts
  readonly content: PlotContent
  readonly pack: Pick<
    LanguagePack,
    'names' | 'nameOf' | 'pronouns' | 'space' | 'number' | 'list' | 'time'
  >
  readonly part: IdeaPart
  /** What the idea says of who plays. */
  readonly hero?: StoryHero
  readonly length: Length
  /** Which events are told otherwise. */
  readonly turns: readonly string[]
  readonly rng: Rng
  /** Which of several tellings: the same people, place and rule, with other puzzles and words. */
  readonly roll?: number
  /** Which game of its creator it is. */
  readonly deal?: Deal
  /** Which variants are told, where it is told once more in other words. */
  readonly choose?: Choose
  /** A place by its id; absent: the idea's. */
  readonly placeId?: string
  readonly forget?: (state: PlotState) => PlotState
}

/** What is settled of a game before its first node: who is in it, where, by which rule, and all its words. */
export type SettledStory = {
  readonly texts: PlotTexts
  readonly plot: Plot
  readonly frame: PlotFrame
  readonly place: PlacePack
  /** The same without the rooms that a plot has of its own. */
  readonly ground: PlacePack
  /** The house in which they are shut in, where it is one at a place whose parts stand apart. */
  readonly refuge: Refuge | undefined
  /** How the idea's place stands to it. */
  readonly standing: FoundPlace['standing']
  /** Where it was that somebody tells of, and the episodes that they tell, by their id. */
  readonly there: PlacePack
  readonly recounted: ReadonlySet<string>
  /** Those of them that are told after another one. */
  readonly following: readonly string[]
  /** Those that the player comes by themselves, in their order. */
  readonly metWith: readonly string[]
  /** Those that come back to the player, of another place, in their order. */
  readonly remembered: readonly string[]
  /** Which of the dangers of its place: its place among them. */
  readonly danger: number
  readonly premise: KnownPremise
  /** What the idea gives it, with what stands for a thing that it cannot be told with. */
  readonly part: IdeaPart
  readonly stand: StandIn | undefined
  /** What is raced with, in a race. */
  readonly raced: Raced | undefined
  /** What is made in it, where something is. */
  readonly bout: ToldBout | undefined
  readonly cast: readonly StoryMember[]
  readonly hero: StoryHero
  /** What the idea says by which texts differ. */
  readonly facets: Facets
  /** Which of the places where a crew may meet. */
  readonly den: number
  readonly words: SlotWords
  readonly teller: PlotTeller
  readonly made: Readonly<Record<string, MadeTest>>
  /** The words of sayings that only longer games ask for. */
  readonly unasked: SlotWords
}

/** A told game of a plot, proved or not. The same input gives the same game. */
export type StoryGame = SettledStory & {
  readonly tests: Readonly<Record<string, Test>>
  readonly nodes: readonly ToldNode[]
}

/** The chance of a roll: that of people and places is the same for every one. */
export const rolled = ({ rng, roll = 0 }: Pick<StoryInput, 'rng' | 'roll'>): Rng =>
  roll === 0 ? rng : rng.fork(`roll ${roll}`)
