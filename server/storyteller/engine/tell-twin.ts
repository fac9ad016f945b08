import type { LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { spotOf, withSpot } from './accused-slots.ts'
import { answerWords } from './answer-words.ts'
import { bondWords } from './bond-words.ts'
import { toldWords } from './by-idea.ts'
import { castWords, type StoryMember } from './casting.ts'
import { companyWords } from './company-words.ts'
import { type PlotContent, type PlotTexts, turnedFrame } from './content.ts'
import { craftSlots, itemsOfCraft, twinBout, withWorkshop } from './craft-slots.ts'
import { recountedWords } from './episodes.ts'
import { customOf, goalPlaceOf } from './facets.ts'
import { standTold, withStand } from './fitted-thing.ts'
import { type PlotFrame, withWords } from './frame.ts'
import { withGoal, withRooms } from './house-rooms.ts'
import type { IdeaPart } from './idea-part.ts'
import { type LeadLines, leadingIn, leadLines } from './lead-in.ts'
import { CALLINGS } from './noun-sorts.ts'
import type { PlacePack } from './place-pack.ts'
import { placeWords, wordsOfThere } from './place-words.ts'
import { refugeWords, twinRefuge, withRefuge } from './refuge.ts'
import { rideWords, twinRide } from './ride.ts'
import { seenOnce } from './seen-once.ts'
import { befallenWords, dangersOf, ideaSlots, premiseAbout } from './slot-words.ts'
import { rolled, type SettledStory, type StoryGame, type StoryInput } from './story-input.ts'
import { withTales } from './tales.ts'
import { isAmongFellows, tellSettled, testsOf, wordsOfTests } from './tell-story.ts'
import { createPlotTeller } from './teller.ts'
import type { SlotWords } from './text.ts'
import { foreign, pairedLists, tellsAlike, twinArchetype, twinPlace, twinPremise } from './twin.ts'
import { twinSayings, twinTests } from './twin-tests.ts'

/** A language that a game is told in once more. */
export type TwinLanguage = {
  readonly texts: PlotTexts
  readonly content: PlotContent
  readonly pack: LanguagePack
  /** What the idea gives in it. */
  readonly part: IdeaPart
}

/** A game is told in another language with the same people, by their names; whoever has a family name of one letter, by the whole. */
const twinMember =
  ({ content, pack }: TwinLanguage) =>
  (member: StoryMember): StoryMember => ({
    ...member,
    ...pack.pronouns[member.sex],
    short: member.short.length > 1 ? member.short : member.full,
    from: twinArchetype(content, member),
  })

/** A place keeps its name; its English article is no part of it. */
const properName = (name: string, { space }: LanguagePack): string =>
  space === '' ? name.replace(/^the /i, '') : name

/** What the idea gives in the other language: what it gave here and gives no more is foreign there. */
function twinPart({ part: here, words, standing }: SettledStory, there: IdeaPart): IdeaPart {
  const twin = (
    key: Exclude<keyof IdeaPart, 'nouns' | 'what' | 'whereSorts' | 'goalSorts' | 'trial'>,
  ): string => (here[key] === '' ? '' : there[key] || foreign(here[key]))
  const isTold = (slot: string, text: string): boolean => (words[slot] ?? '').includes(text)
  return {
    ...there,
    ...{ idea: twin('idea'), talk: twin('talk'), mechanic: here.mechanic, ruled: twin('ruled') },
    ...{ who: twin('who'), creature: twin('creature'), standsFor: twin('standsFor') },
    years: twin('years'),
    ...twinTrial(here, there),
    ...{ thing: twin('thing'), thingShort: twin('thingShort') },
    where: standing === 'is' ? '' : twin('where'),
    whereThe: standing === 'is' ? '' : twin('whereThe'),
    event: isTold('event', here.event) ? twin('event') : '',
    day: twin('day'),
    ...{ goal: twin('goal'), goalSorts: here.goalSorts, crossed: twin('crossed') },
  }
}

/** Who is on trial in the other language: told of by the same texts, whatever they are called there. */
function twinTrial(here: IdeaPart, { trial: there }: IdeaPart): Pick<IdeaPart, 'trial'> {
  const { trial } = here
  if (trial === undefined) return {}
  const twin = (key: 'accused' | 'matter'): string =>
    trial[key] === '' ? '' : there?.[key] || foreign(trial[key])
  return {
    trial: {
      ...trial,
      accused: twin('accused'),
      matter: twin('matter'),
      ...{ owner: '', charge: '' },
    },
  }
}

/** What is said of what stands for a thing: one that the other language cannot name is foreign there. */
function standToldIn({ content, part }: TwinLanguage, { words, stand }: SettledStory): string {
  const here = words['thing.told'] ?? ''
  return standTold(part, content, stand) || (here === '' ? '' : foreign(here))
}

/** The neutral words in the place of those that were told. */
function twinPick(
  here: StoryInput,
  there: TwinLanguage,
  words: SlotWords,
  places: { readonly told: PlacePack; readonly twin: PlacePack },
) {
  const lists = (['hero', 'thing', 'event'] as const).map((kind) => ({
    slot: kind as string,
    told: here.texts.story.neutral[kind],
    twin: there.texts.story.neutral[kind],
  }))
  const trades = CALLINGS.map((trade) => ({
    slot: 'thing',
    told: here.texts.story.neutral.trades?.[trade] ?? [],
    twin: there.texts.story.neutral.trades?.[trade],
  }))
  const cookware = { told: here.content.idea.cookware, twin: there.content.idea.cookware }
  const kept = { told: places.told.keeps ?? [], twin: places.twin.keeps }
  const all = [...lists, ...trades, { slot: 'thing', ...cookware }, { slot: 'thing', ...kept }]
  return <Item>(items: readonly Item[]): Item => {
    const list = all.find(({ twin }) => Object.is(twin, items))
    const told = words[list?.slot ?? 'thing'] ?? ''
    const found = items[list?.told.findIndex((one) => told.includes(one)) ?? -1]
    // the lists that are picked from here hold words
    return found ?? (foreign(told) as Item)
  }
}

/** The words of beats in a language, with those of the episodes that are told. */
function frameIn(
  { texts, content }: Pick<TwinLanguage, 'texts' | 'content'>,
  { plot, recounted, ...led }: SettledStory,
  turns: readonly string[],
  leads: LeadLines,
): { frame: PlotFrame; items: Readonly<Record<string, readonly string[]>> } {
  const told = content.episodes
    .filter(({ episode }) => Object.keys(episode.beats).some((id) => id in plot.beats))
    .map((one) =>
      leadingIn(one, recounted.has(one.id) ? recountedWords(one.words) : one.words, leads, led),
    )
  return {
    frame: seenOnce(withTales(withWords(turnedFrame(texts, turns), told), texts.plot, plot), plot),
    items: Object.assign({}, texts.story.items, ...told.map(({ items }) => items)),
  }
}

/**
 * Tells a told game once more in another language: the same beats, people, places and puzzles, with their names as they
 * are. Words without a counterpart are foreign in it. Undefined where the language does not tell this plot.
 */
export function tellTwin(
  input: StoryInput,
  here: StoryGame,
  there: TwinLanguage,
): StoryGame | undefined {
  const { texts, content, pack } = there
  if (!tellsAlike(input.texts, texts, input.turns)) return undefined
  const { plot, standing } = here
  const { frame, items } = frameIn(
    ...([there, here, input.turns] as const),
    leadLines(texts.plot, content.company, pack.space, input.rng),
  )
  const bout = twinBout(here.bout, content, foreign)
  // what it is done for is what the idea is about, or has no counterpart
  const given =
    here.bout && here.part.what === null ? { ...there.part, thing: '', thingShort: '' } : there.part
  const part = twinPart(here, withStand(given, content, here.stand))
  const ground = twinPlace(content, here.ground)
  const refuge = twinRefuge(texts.story, here.refuge)
  const scene = withRefuge(withSpot(ground, spotOf({ content, plot, part })), refuge)
  const rooms = withRooms(scene, texts.story, here.facets.house[0] ?? '', here.den)
  const place = withGoal(withWorkshop(rooms, content, bout, there.part.idea), texts.story, {
    ...{ goal: goalPlaceOf(here.part), called: part.goal },
  })
  const onTheWay = twinPlace(content, here.there)
  const premise = premiseAbout(twinPremise(content, here.premise), part)
  const cast = here.cast.map(twinMember(there))
  const made = twinTests(
    here,
    testsOf(plot, {
      ...input,
      content,
      pack,
      place,
      premise,
      items: { ...items, ...itemsOfCraft(plot, bout) },
    }),
  )
  const unasked = twinSayings(here)
  const raced = twinRide(content, here.raced)
  const rng = { pick: twinPick(input, there, here.words, { told: here.place, twin: place }) }
  const words: SlotWords = {
    ...castWords(cast, texts.story.roles),
    ...refugeWords(refuge, placeWords(place, input.rng, dangersOf(place)[here.danger])),
    ...wordsOfThere(onTheWay, input.rng),
    ...befallenWords(content, plot, there.part, place),
    'place.name': properName(here.words['place.name'] ?? '', pack),
    ...(refuge === undefined ? { refuge: properName(here.words['place.name'] ?? '', pack) } : {}),
    'thing.told': standToldIn(there, here),
    ...ideaSlots({
      ...{ content, plot, story: texts.story, part, place, standing, premise, rng, raced },
      isCooked: input.content.idea.cookware.includes(here.words.thing ?? ''),
    }),
    ...craftSlots(content, bout, here.hero),
    ...bondWords({
      typed: part.idea,
      ...{ content, pack, cast, hero: here.hero },
      group: input.part.group && foreign(input.part.group),
      ...{ others: texts.story.others, each: content.company.each },
      isMet: plot.accused === true && part.trial?.isAccuser === true,
    }),
    ...rideWords(raced),
    ...companyWords({ texts: content.company, roles: Object.keys(plot.roles), cast, ...part }),
    ...toldWords(texts.story, { ...here.facets, custom: customOf(premise) }),
    ...answerWords(texts.story, made),
    ...(isAmongFellows(plot, cast) ? { talk: '' } : {}),
    ...unasked,
    ...wordsOfTests(made),
  }
  const lists = pairedLists([
    [here.frame, frame],
    [input.texts.story, texts.story],
  ])
  const teller = createPlotTeller({
    words,
    registers: Object.fromEntries(cast.map(({ role, from }) => [role, from.register ?? 'plain'])),
    space: pack.space,
    rng: rolled(input).fork('words'),
    choose: (variants, drawn) => {
      const twin = lists.get(variants)
      // variants say the same, so that the last may stand for one more
      return twin === undefined ? drawn : Math.min(here.teller.placeOf(twin), variants.length - 1)
    },
  })
  const { stand, hero, facets, den } = here
  return tellSettled(
    {
      ...{ texts, plot, frame, place, ground, standing, premise, part },
      ...{ there: onTheWay, danger: here.danger, refuge },
      ...{ recounted: here.recounted, following: here.following },
      ...{ metWith: here.metWith, remembered: here.remembered },
      ...{ bout, stand, raced, cast, hero, facets, den, words, teller, made, unasked },
    },
    input,
  )
}
