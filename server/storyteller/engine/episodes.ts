import type { Deal } from '#schemas/settings.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { EpisodeTexts } from './content.ts'
import { episodesInTurn, handOf, placeOfEpisode } from './episode-deck.ts'
import type { EpisodeWords } from './frame.ts'
import { type LeadLines, leadingIn, NO_LEADS } from './lead-in.ts'
import { withLinks } from './links.ts'
import { type Beat, ON, PLACE_FUNCTIONS, type PlaceTrait, type Plot } from './plot.ts'
import { withStrings } from './seen-once.ts'

/** A plot with episodes told in it, and their words. */
export type PlotWithEpisodes = {
  readonly plot: Plot
  readonly words: readonly EpisodeWords[]
  /** Those that are told, by their id, and of those the ones that somebody tells of another place. */
  readonly recounted: ReadonlySet<string>
  /** Those of them that follow another one, in their order. */
  readonly following: readonly string[]
  /** Those that the player comes by themselves, in their order. */
  readonly metWith: readonly string[]
  /** Those that come back to the player, of another place, in their order. */
  readonly remembered: readonly string[]
}

/** Whether an episode may play after a beat. */
type MayPlay = (episode: EpisodeTexts, pause: string) => boolean

/** The slots of an episode that somebody tells of another place: `{there.square.in}`. */
const ELSEWHERE = new RegExp(`\\{(?=(?:place|${PLACE_FUNCTIONS.join('|')})\\.)`, 'g')

/** The words of an episode as somebody tells it who met with it elsewhere. */
export const recountedWords = (words: EpisodeWords): EpisodeWords =>
  withStrings(words, (text) => text.replace(ELSEWHERE, '{there.'))

/** About as many beats as an episode has. */
const BEATS = 6

/** How many episodes each pause of a plot takes: none a second one while another has none, and the shortest act is filled first. */
function sharedOut(plot: Plot, count: number, rng: Rng): ReadonlyMap<string, number> {
  const isPause = ({ pause }: Plot['beats'][string]): boolean =>
    pause === 'long' ? count > 1 : pause !== undefined
  const pauses = rng.shuffle(Object.entries(plot.beats).filter(([, beat]) => isPause(beat)))
  const length = new Map<number, number>()
  for (const { act } of Object.values(plot.beats)) length.set(act, (length.get(act) ?? 0) + 1)
  const taken = new Map<string, number>()
  const cost = ([id, { act }]: (typeof pauses)[number]): number =>
    (taken.get(id) ?? 0) * LONGEST + (length.get(act) ?? 0)
  for (let told = 0; told < count; told++) {
    const [next] = pauses.toSorted((one, other) => cost(one) - cost(other))
    if (next === undefined) return taken
    const [id, { act }] = next
    taken.set(id, (taken.get(id) ?? 0) + 1)
    length.set(act, (length.get(act) ?? 0) + BEATS)
  }
  return taken
}

/** Longer than any act is. */
const LONGEST = 10_000

/** So many beats of a plot at most stand where something else may happen in between. */
const SELDOM = 3

/** Whether an episode plays where its plot hardly does: not where it pauses or goes on, and not where all of it is about. */
function playsAside(
  plot: Plot,
  { at: here, to }: Pick<Beat, 'at' | 'to'>,
): (one: EpisodeTexts) => boolean {
  const next = typeof to === 'string' ? plot.beats[to]?.at : undefined
  const beats = [...Map.groupBy(Object.values(plot.beats), ({ at }) => at)]
  const own = beats.flatMap(([at, same]) => (same.length > SELDOM ? [at] : []))
  const plotted = new Set<string | undefined>([here, next, ...own])
  return (one) => !plotted.has(placeOfEpisode(one))
}

/** Whether a place has what an episode needs. */
export const hasFor = (
  { lacks = [] }: { readonly lacks?: readonly PlaceTrait[] },
  { episode: { needs = [] } }: Pick<EpisodeTexts, 'episode'>,
): boolean => !needs.some((need) => lacks.includes(need))

/** Forms in which it is reckoned: who has had one of them has had the others. */
const RECKONED: ReadonlySet<string | undefined> = new Set(['code', 'crossing', 'balance', 'load'])
const formsOf = (beats: Readonly<Record<string, Pick<Beat, 'test'>>>): readonly string[] =>
  Object.values(beats).flatMap(({ test }) => (RECKONED.has(test) ? 'sum' : (test ?? [])))

/** Whether an episode asks what a plot does not that wants no riddle twice. */
function asksElse({ unlike, beats }: Plot): (one: EpisodeTexts) => boolean {
  const asked = new Set(unlike === true ? formsOf(beats) : [])
  return ({ episode }) => !formsOf(episode.beats).some((form) => asked.has(form))
}

/** How an episode comes into a game: played on the way, recalled from elsewhere, told to those who are shut in, or told after another one. */
type Coming = 'met' | 'recalled' | 'told' | 'following'
type Chosen = { readonly one: EpisodeTexts; readonly how: Coming }

/** Which episodes follow each pause of a plot. */
function chosenFor(
  plot: Plot,
  episodes: readonly EpisodeTexts[],
  taken: ReadonlyMap<string, number>,
  { hand, mayPlay }: { readonly hand: ReadonlySet<EpisodeTexts>; readonly mayPlay: MayPlay },
): ReadonlyMap<string, readonly Chosen[]> {
  const free = [...episodes]
  const places = new Set<string>()
  const isOfHand = (one: EpisodeTexts): boolean => hand.has(one)
  const isElsewhere = (one: EpisodeTexts): boolean => !places.has(placeOfEpisode(one))
  const chosen = new Map<string, readonly Chosen[]>()
  for (const [id, beat] of Object.entries(plot.beats)) {
    const count = taken.get(id) ?? 0
    if (count === 0 || typeof beat.to !== 'string') continue
    const isTold = beat.pause === 'told'
    const isAside = playsAside(plot, beat)
    const plays = (one: EpisodeTexts): boolean => !isTold && isAside(one) && mayPlay(one, id)
    const comes = (one: EpisodeTexts, at: number): Coming => {
      if (isTold) return at > 0 ? 'following' : 'told'
      return plays(one) ? 'met' : 'recalled'
    }
    const here = drawn(free, count, [plays, isElsewhere, asksElse(plot), isOfHand])
    for (const one of here) places.add(placeOfEpisode(one))
    chosen.set(
      id,
      here.map((one, at) => ({ one, how: comes(one, at) })),
    )
  }
  return chosen
}

/** Tells so many episodes where a plot pauses, none of them twice: as many as there are. */
export function withEpisodes(
  plot: Plot,
  episodes: readonly EpisodeTexts[],
  count: number,
  rng: Rng,
  {
    deal,
    roll,
    mayPlay = () => true,
    leads = NO_LEADS,
  }: {
    readonly deal?: Deal
    readonly roll?: number
    readonly mayPlay?: MayPlay
    /** What stands before them. */
    readonly leads?: LeadLines
  } = {},
): PlotWithEpisodes {
  const free = episodesInTurn(episodes, rng.fork('which'), deal, roll)
  const hand = new Set(free.slice(0, deal === undefined ? free.length : handOf(free.length)))
  const taken = sharedOut(plot, Math.min(free.length, count), rng.fork('where'))
  const chosen = chosenFor(plot, free, taken, { hand, mayPlay })
  const beats = Object.entries(plot.beats).flatMap(([id, beat]): [string, Beat][] => {
    const here = chosen.get(id) ?? []
    const starts = here.map(({ one }) => Object.keys(one.episode.beats)[0] ?? '')
    return [
      [id, starts[0] === undefined ? beat : { ...beat, to: starts[0] }],
      ...here.flatMap(({ one, how }, at) =>
        episodeBeats(
          one.episode.beats,
          { act: beat.act, at: how === 'met' ? undefined : beat.at },
          starts[at + 1] ?? String(beat.to),
        ),
      ),
    ]
  })
  const told = [...chosen.values()].flat()
  const ids = (how: Coming) => told.filter((one) => one.how === how).map(({ one }) => one.id)
  const [following, metWith, remembered] = [ids('following'), ids('met'), ids('recalled')]
  const led = { following, metWith, remembered }
  return {
    plot: { ...plot, beats: Object.fromEntries(beats) },
    words: told.map(({ one, how }) =>
      leadingIn(one, how === 'met' ? one.words : recountedWords(one.words), leads, led),
    ),
    ...led,
    recounted: new Set(told.flatMap(({ one, how }) => (how === 'met' ? [] : [one.id]))),
  }
}

/** Takes so many at most, those that are most as they should be before others; what is wished most stands last. */
function drawn(
  free: EpisodeTexts[],
  count: number,
  wishes: readonly ((one: EpisodeTexts) => boolean)[],
): EpisodeTexts[] {
  const rank = (one: EpisodeTexts): number =>
    wishes.reduce((sum, wish, at) => sum + (wish(one) ? 0 : 2 ** at), 0)
  const ranked = free.map((one) => ({ one, at: rank(one) })).toSorted((a, b) => a.at - b.at)
  const found = ranked.slice(0, count).map(({ one }) => one)
  for (const one of found) free.splice(free.indexOf(one), 1)
  return found
}

/** The beats of an episode in an act, leading on to where the plot goes on; one that is told plays where it is told. */
const episodeBeats = (
  beats: EpisodeTexts['episode']['beats'],
  { act, at: here }: { readonly act: Beat['act']; readonly at: Beat['at'] | undefined },
  on: string,
): [string, Beat][] =>
  Object.entries(beats).map(([id, beat]) => [
    id,
    withLinks({ ...beat, act, at: here ?? beat.at }, (to) => (to === ON ? on : to)),
  ])
