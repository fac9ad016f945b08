import { spotOf, withSpot } from './accused-slots.ts'
import { answerWords } from './answer-words.ts'
import { bondWords } from './bond-words.ts'
import { toldWords } from './by-idea.ts'
import { castPlot, castWords, type StoryMember } from './casting.ts'
import { companyWords } from './company-words.ts'
import { compile, type Offer } from './compile.ts'
import { turnedFrame } from './content.ts'
import { craftSlots, itemsOfCraft, toldBout, withStake, withWorkshop } from './craft-slots.ts'
import { dealtBy } from './dealt.ts'
import { placeOfEpisode } from './episode-deck.ts'
import { hasFor, withEpisodes } from './episodes.ts'
import { facetsOf, goalPlaceOf, healerWords, receiverIn } from './facets.ts'
import { standFor, standTold, withoutFixture, withStand } from './fitted-thing.ts'
import { withWords } from './frame.ts'
import { denIn, withGoal, withRooms } from './house-rooms.ts'
import { leadLines } from './lead-in.ts'
import { ofLength } from './length.ts'
import { placeFor, placeOnTheWay, standingIn } from './place-for.ts'
import type { PlacePack } from './place-pack.ts'
import { placeWords, wordsOfThere } from './place-words.ts'
import type { Beat, Plot } from './plot.ts'
import type { KnownPremise } from './premise.ts'
import { refugeAt, refugeIn, refugeWords, withRefuge } from './refuge.ts'
import { racedIn, rideWords, withoutRide } from './ride.ts'
import { seenOnce, unseenAfter } from './seen-once.ts'
import { befallenWords, dangersOf, hazardFor, ideaSlots, premiseFor } from './slot-words.ts'
import { ANYBODY, asGuest } from './story-hero.ts'
import { rolled, type SettledStory, type StoryGame, type StoryInput } from './story-input.ts'
import { withTales } from './tales.ts'
import { createPlotTeller } from './teller.ts'
import type { MadeTest } from './tests/made-test.ts'
import { makeTest } from './tests/make-test.ts'
import type { WordPools } from './tests/phrases.ts'
import type { SlotWords } from './text.ts'

/** More places to meet than any plot has. */
const DENS = 59

/** Settles a game: its people, its place and its rule are those of every roll. */
export function settleStory(input: StoryInput): SettledStory {
  const { texts, content, pack, rng, choose } = input
  const drawn = (what: string) => dealtBy(rng.fork(what), input.deal)
  const { hero, part: idea } = asGuest(texts.plot, input.part, input.hero ?? ANYBODY)
  const raced = racedIn(texts.plot, content, idea)
  const bout = toldBout(texts.plot, content, idea, rng.fork('bout'))
  const staked = withStake(withoutRide(idea, raced), bout, content)
  const given = withoutFixture(texts.plot, content, staked)
  const stand = standFor(texts.plot, content, given)
  const part = withStand(given, content, stand)
  const { level, episodes } = input.length
  const spine = ofLength(texts.plot, level)
  const named = content.places.find(({ id }) => id === input.placeId)
  const { place: ground, standing: found } =
    named === undefined
      ? placeFor(content, part, { ...spine, at: raced?.ride.at }, drawn('place'))
      : { place: named, standing: standingIn(named, part) }
  const refuge = refugeIn(texts.story, ground, part)
  const standing = refugeAt(found, refuge, part)
  const hazard = hazardFor(ground, part)
  const danger = dangersOf(ground).indexOf(hazard)
  const there = placeOnTheWay(content, ground, drawn('there'))
  const den = input.deal?.game ?? rng.fork('den').int(0, DENS)
  const spot = spotOf({ content, plot: texts.plot, part })
  // no stranger comes where a crew meets, or where it was done that somebody is tried for
  const met = { ...denIn(ground, texts.story, den), ...spot }
  const bare = turnedFrame(texts, input.turns)
  const unseen = unseenAfter(spine, bare, texts.plot)
  const told = withEpisodes(
    ...([spine, content.episodes, episodes, rolled(input).fork('episodes')] as const),
    {
      ...input,
      leads: leadLines(texts.plot, content.company, pack.space, rng),
      mayPlay: (one, pause) =>
        hasFor(ground, one) &&
        !(placeOfEpisode(one) in met) &&
        !unseen.get(pause)?.has(placeOfEpisode(one)),
    },
  )
  const { plot, recounted, following, metWith, remembered } = told
  const frame = seenOnce(withTales(withWords(bare, told.words), texts.plot, plot), plot)
  const premise = premiseFor(content, part, drawn('premise'))
  const asked = { ...hero, receiver: receiverIn(part, content.nouns) }
  const cast = castPlot(
    ...([plot, content, pack, rng.fork('cast'), asked, texts.story, input.deal] as const),
  )
  const facets = facetsOf({ hero, part, nouns: content.nouns, cast, plot, ground, premise })
  const scene = withRefuge(withSpot(ground, spot), refuge)
  const rooms = withRooms(scene, texts.story, facets.house[0] ?? '', den)
  const place = withGoal(withWorkshop(rooms, content, bout, idea.idea), texts.story, {
    ...{ goal: goalPlaceOf(part), called: part.goal },
  })
  const items = Object.assign(
    { ...texts.story.items, ...itemsOfCraft(texts.plot, bout) },
    ...told.words.map((one) => one.items),
  )
  const made = testsOf(plot, { ...input, place, premise, items })
  const sayings = testsOf(sayingsUnasked(texts.plot, plot), { ...input, place, premise, items })
  const unasked = wordsOfTests(sayings)
  const words: SlotWords = {
    ...castWords(cast, texts.story.roles),
    ...healerWords({ cast, nouns: content.nouns }),
    ...refugeWords(refuge, placeWords(place, rng.fork('names'), hazard)),
    ...wordsOfThere(there, rng.fork('there')),
    ...befallenWords(content, plot, part, place),
    'thing.told': standTold(part, content, stand),
    ...ideaSlots({
      ...{ content, plot, story: texts.story, part, place, standing, premise, raced },
      rng: rng.fork('idea'),
    }),
    ...craftSlots(content, bout, hero),
    ...bondWords({
      typed: part.idea,
      ...{ content, pack, group: part.group, cast, hero },
      ...{ others: texts.story.others, each: content.company.each },
      everybody: hero.group?.size === plot.counts ? texts.story.everybody : undefined,
      isMet: plot.accused === true && part.trial?.isAccuser === true,
    }),
    ...rideWords(raced),
    ...companyWords({ texts: content.company, roles: Object.keys(plot.roles), cast, ...part }),
    ...toldWords(texts.story, facets),
    ...answerWords(texts.story, made),
    ...(isAmongFellows(plot, cast) ? { talk: '' } : {}),
    ...unasked,
    ...wordsOfTests(made),
  }
  const teller = createPlotTeller({
    words,
    registers: Object.fromEntries(cast.map(({ role, from }) => [role, from.register ?? 'plain'])),
    space: pack.space,
    rng: rolled(input).fork('words'),
    ...(choose === undefined ? {} : { choose }),
    ...(input.deal === undefined ? {} : { deal: input.deal }),
    roll: input.roll ?? 0,
  })
  return {
    ...{ texts, plot, frame, place, ground, standing, there, recounted, danger, premise, part },
    refuge,
    ...{ bout, stand, raced, cast, hero, facets, den, words, teller, made, unasked },
    ...{ following, metWith, remembered },
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
type Asking = {
  readonly beats: Readonly<Record<string, Pick<Beat, 'test' | 'kind' | 'to' | 'fits'>>>
}

/** What tests lend to the texts. */
export const wordsOfTests = (made: Readonly<Record<string, MadeTest>>): SlotWords =>
  Object.assign({}, ...Object.values(made).map(({ words }) => words))

/** Where longer games ask for a word of a saying: it hangs on its wall in shorter ones, too. */
const sayingsUnasked = (whole: Asking, told: Asking): Asking => ({
  beats: Object.fromEntries(
    Object.entries(whole.beats).filter(
      ([id, { test }]) => test === 'missing' && !(id in told.beats),
    ),
  ),
})

/** The tests of a plot, by the beats that ask them. */
export function testsOf({ beats }: Asking, input: TestInput): Record<string, MadeTest> {
  const { content, pack, place, premise } = input
  const rng = rolled(input)
  // hours are said as people say them: most are told by somebody
  const making = { premise, clock: pack.time, number: pack.number, list: pack.list }
  /** What was right before is not asked for again. */
  const answered = new Set(input.answered?.map((answer) => answer.toLowerCase()))
  return Object.fromEntries(
    Object.entries(beats).flatMap(([id, { test, fits }]) => {
      if (test === undefined) return []
      const { puzzles } = content
      const [fixed] = fits === true ? (input.items[id] ?? []) : []
      const made = makeTest(test, id, {
        ...(fixed === undefined ? {} : { fixed }),
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
