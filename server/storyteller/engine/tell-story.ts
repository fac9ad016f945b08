import type { Deal } from '#schemas/settings.ts'
import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { bondWords } from './bond-words.ts'
import { type Facets, toldWords } from './by-idea.ts'
import { castPlot, castWords, type StoryMember } from './casting.ts'
import { compile, type Offer, type ToldNode } from './compile.ts'
import { type PlotContent, type PlotTexts, turnedFrame } from './content.ts'
import { hasFor, placeOfEpisode, withEpisodes } from './episodes.ts'
import { facetsOf } from './facets.ts'
import { type StandIn, standFor, standTold, withStand } from './fitted-thing.ts'
import { type PlotFrame, withWords } from './frame.ts'
import { withRooms } from './house-rooms.ts'
import type { IdeaPart } from './idea-part.ts'
import { type Length, ofLength } from './length.ts'
import { type FoundPlace, placeFor, placeOnTheWay, standingIn } from './place-for.ts'
import type { PlacePack } from './place-pack.ts'
import { placeWords, wordsOfThere } from './place-words.ts'
import type { Beat, Plot, PlotState } from './plot.ts'
import type { KnownPremise } from './premise.ts'
import { seenOnce, unseenAfter } from './seen-once.ts'
import { befallenWords, ideaSlots, premiseFor } from './slot-words.ts'
import { ANYBODY, type StoryHero } from './story-hero.ts'
import { type Choose, createPlotTeller, type PlotTeller } from './teller.ts'
import type { MadeTest, Test } from './tests/made-test.ts'
import { makeTest } from './tests/make-test.ts'
import type { WordPools } from './tests/phrases.ts'
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
  /** How the idea's place stands to it. */
  readonly standing: FoundPlace['standing']
  /** Where it was that somebody tells of, and the episodes that they tell, by their id. */
  readonly there: PlacePack
  readonly recounted: ReadonlySet<string>
  readonly premise: KnownPremise
  /** What the idea gives it, with what stands for a thing that it cannot be told with. */
  readonly part: IdeaPart
  readonly stand: StandIn | undefined
  readonly cast: readonly StoryMember[]
  readonly hero: StoryHero
  /** What the idea says by which texts differ. */
  readonly facets: Facets
  readonly words: SlotWords
  readonly teller: PlotTeller
  readonly made: Readonly<Record<string, MadeTest>>
}

/** A told game of a plot, proved or not. The same input gives the same game. */
export type StoryGame = SettledStory & {
  readonly tests: Readonly<Record<string, Test>>
  readonly nodes: readonly ToldNode[]
}

/** The chance of a roll: that of people and places is the same for every one. */
export const rolled = ({ rng, roll = 0 }: Pick<StoryInput, 'rng' | 'roll'>): Rng =>
  roll === 0 ? rng : rng.fork(`roll ${roll}`)

/** Settles a game: its people, its place and its rule are those of every roll. */
export function settleStory(input: StoryInput): SettledStory {
  const { texts, content, pack, rng, choose, hero = ANYBODY } = input
  const stand = standFor(texts.plot, content, input.part)
  const part = withStand(input.part, content, stand)
  const { level, episodes } = input.length
  const spine = ofLength(texts.plot, level)
  const named = content.places.find(({ id }) => id === input.placeId)
  const { place: ground, standing } =
    named === undefined
      ? placeFor(content, part, spine, rng.fork('place'))
      : { place: named, standing: standingIn(named, part) }
  const there = placeOnTheWay(content, ground, rng.fork('there'))
  const bare = turnedFrame(texts, input.turns)
  const unseen = unseenAfter(spine, bare)
  const told = withEpisodes(
    ...([spine, content.episodes, episodes, rolled(input).fork('episodes')] as const),
    {
      ...input,
      mayFollow: (one, pause, isTold) =>
        isTold || (hasFor(ground, one) && !unseen.get(pause)?.has(placeOfEpisode(one))),
    },
  )
  const { plot, recounted } = told
  const frame = seenOnce(withWords(bare, told.words), plot)
  const premise = premiseFor(content, part, rng.fork('premise'))
  const cast = castPlot(
    ...([plot, content, pack, rng.fork('cast'), hero, texts.story, input.deal] as const),
  )
  const facets = facetsOf({ hero, part, nouns: content.nouns, cast })
  const place = withRooms(ground, texts.story, facets.house[0] ?? '')
  const items = Object.assign({}, texts.story.items, ...told.words.map((one) => one.items))
  const made = testsOf(plot, { ...input, place, premise, items })
  const words: SlotWords = {
    ...castWords(cast),
    ...placeWords(place, rng.fork('names')),
    ...wordsOfThere(there, rng.fork('there')),
    ...befallenWords(content, plot, part, place),
    'thing.told': standTold(part, content, stand),
    ...ideaSlots({
      ...{ content, plot, story: texts.story, part, place, standing, premise },
      rng: rng.fork('idea'),
    }),
    ...bondWords({ content, pack, group: part.group, cast, hero }),
    ...toldWords(texts.story, facets),
    ...(isAmongFellows(plot, cast) ? { talk: '' } : {}),
    ...Object.assign({}, ...Object.values(made).map((one) => one.words)),
  }
  const teller = createPlotTeller({
    words,
    registers: Object.fromEntries(cast.map(({ role, from }) => [role, from.register ?? 'plain'])),
    space: pack.space,
    rng: rolled(input).fork('words'),
    ...(choose === undefined ? {} : { choose }),
  })
  return {
    ...{ texts, plot, frame, place, ground, standing, there, recounted, premise, part },
    ...{ stand, cast, hero, facets, words, teller, made },
  }
}

/** Nobody of a crew has heard of the crew. */
export const isAmongFellows = (
  { kind }: Pick<Plot, 'kind'>,
  cast: readonly Pick<StoryMember, 'bond'>[],
): boolean => kind === 'heist' && cast.some(({ bond }) => bond === 'fellow')

/** Tells a plot, every node of it. */
export const tellStory = (input: StoryInput): StoryGame => tellSettled(settleStory(input), input)

/** Tells what is settled, every node of it. */
export function tellSettled(settled: SettledStory, input: StoryInput): StoryGame {
  const { plot, frame, teller, made } = settled
  const nodes = compile({
    ...{ plot, frame, teller, offers: offersOf(plot, made), rng: rolled(input).fork('ways') },
    ...(input.forget === undefined ? {} : { forget: input.forget }),
  })
  const tests = Object.fromEntries(Object.entries(made).map(([id, { test }]) => [id, test]))
  return { ...settled, tests, nodes }
}

type TestInput = Pick<StoryInput, 'content' | 'rng' | 'roll'> & {
  readonly pack: Pick<StoryInput['pack'], 'number' | 'list' | 'time'>
  readonly place: PlacePack
  readonly premise: KnownPremise
  /** What puzzles are about, by the beats that ask them. */
  readonly items: Readonly<Record<string, readonly string[]>>
  /** What is the answer to something else already. */
  readonly answered?: readonly string[]
}
/** What is known of beats that ask tests. */
type Asking = { readonly beats: Readonly<Record<string, Pick<Beat, 'test' | 'kind' | 'to'>>> }

/** The tests of a plot, by the beats that ask them. */
export function testsOf({ beats }: Asking, input: TestInput): Record<string, MadeTest> {
  const { content, pack, place, premise } = input
  const rng = rolled(input)
  // hours are said as people say them: most are told by somebody
  const making = { premise, clock: pack.time, number: pack.number, list: pack.list }
  /** What was right before is not asked for again. */
  const answered = new Set(input.answered?.map((answer) => answer.toLowerCase()))
  return Object.fromEntries(
    Object.entries(beats).flatMap(([id, { test }]) => {
      if (test === undefined) return []
      const { puzzles } = content
      const made = makeTest(test, id, {
        ...{ ...making, items: input.items[id] ?? [], rng: rng.fork(`test ${id}`) },
        phrases: { ...puzzles, pools: unanswered(puzzles.pools, answered) },
        pools: unanswered(place, answered),
      })
      answered.add(made.test.right.toLowerCase())
      return [[id, made]]
    }),
  )
}

/** The words for games with words that are not among some answers. */
function unanswered(
  { sayings, anagrams, verses }: WordPools,
  answered: ReadonlySet<string>,
): WordPools {
  const isNew = ({ right }: { readonly right: string }) => !answered.has(right.toLowerCase())
  return {
    sayings: sayings.filter(isNew),
    anagrams: anagrams.filter(isNew),
    verses: verses.filter(isNew),
  }
}

/** The options of tests, where they are asked: a puzzle's at the beat after it. */
export function offersOf(
  { beats }: Asking,
  made: Readonly<Record<string, MadeTest>>,
): Record<string, readonly Offer[]> {
  return Object.fromEntries(
    Object.entries(made).map(([id, { test }]) => {
      const beat = beats[id]
      const asks = beat?.kind === 'puzzle' ? String(beat.to) : id
      const offers = test.options.map((text) => ({
        way: text === test.right ? 'right' : 'wrong',
        text,
      }))
      return [asks, offers]
    }),
  )
}
