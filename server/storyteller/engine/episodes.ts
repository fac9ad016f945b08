import type { Deal } from '#schemas/settings.ts'
import { createRng, type Rng } from '#server/storyteller/builtin/rng.ts'
import type { EpisodeTexts } from './content.ts'
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
}

/** Whether an episode may follow a beat: where it plays, or is told of another place. */
type MayFollow = (episode: EpisodeTexts, pause: string, isTold: boolean) => boolean

/** The slots of an episode that somebody tells of another place: `{there.square.in}`. */
const ELSEWHERE = new RegExp(`\\{(?=(?:place|${PLACE_FUNCTIONS.join('|')})\\.)`, 'g')

/** The words of an episode as somebody tells it who met with it elsewhere. */
export const recountedWords = (words: EpisodeWords): EpisodeWords =>
  withStrings(words, (text) => text.replace(ELSEWHERE, '{there.'))

/** About as many beats as an episode has. */
const BEATS = 6

/** How many episodes each pause of a plot takes: none a second one while another has none, and the shortest act is filled first. */
function sharedOut(plot: Plot, count: number, rng: Rng): ReadonlyMap<string, number> {
  const pauses = rng.shuffle(Object.entries(plot.beats).filter(([, { pause }]) => pause))
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
  const beats = Object.values(plot.beats)
  const next = typeof to === 'string' ? plot.beats[to]?.at : undefined
  return (one) => {
    const place = placeOfEpisode(one)
    if (place === here || place === next) return false
    return beats.filter(({ at }) => at === place).length <= SELDOM
  }
}

/** So many of one place at most, while there are others. */
const PER_PLACE = 2

/** The episodes by chance, no more than a few of one place before the others. */
function fewOfAPlace(episodes: readonly EpisodeTexts[], rng: Rng): EpisodeTexts[] {
  const met = new Map<string, number>()
  const { true: more = [], false: first = [] } = Object.groupBy(rng.shuffle(episodes), (one) => {
    const place = placeOfEpisode(one)
    const before = met.get(place) ?? 0
    met.set(place, before + 1)
    return before >= PER_PLACE ? 'true' : 'false'
  })
  return [...first, ...more]
}

/** Four games of a creator tell none twice: each chooses among a fourth of all, and the next one begins after them. */
const GAMES = 4
const handOf = (all: number): number => Math.floor(all / GAMES)

/** The order in which a creator is told episodes: those of one place lie far apart in it, and each game begins where no game before it has come to yet. */
function dealt(episodes: readonly EpisodeTexts[], { deck, game }: Deal, later: number) {
  const shuffled = createRng(`deck ${deck}`).shuffle(episodes)
  const met = new Map<string, number>()
  const sizes = new Map<string, number>()
  for (const one of episodes)
    sizes.set(placeOfEpisode(one), (sizes.get(placeOfEpisode(one)) ?? 0) + 1)
  const spread = shuffled.map((one) => {
    const place = placeOfEpisode(one)
    const before = met.get(place) ?? 0
    met.set(place, before + 1)
    return { one, at: (before + before / shuffled.length) / (sizes.get(place) ?? 1) }
  })
  const order = spread.toSorted((a, b) => a.at - b.at).map(({ one }) => one)
  const start = (game * handOf(order.length) + later) % Math.max(1, order.length)
  return [...order.slice(start), ...order.slice(0, start)]
}

/** A proof that fails so often begins further on, where other episodes are told. */
const PATIENT_ROLLS = 3

/** The episodes in the order in which a game takes them: as they are dealt to its creator, else by chance. */
export const episodesInTurn = (
  episodes: readonly EpisodeTexts[],
  rng: Rng,
  deal: Deal | undefined,
  roll = 0,
): EpisodeTexts[] =>
  deal === undefined
    ? fewOfAPlace(episodes, rng)
    : dealt(episodes, deal, Math.max(0, roll - PATIENT_ROLLS))
/** Whether a place has what an episode needs. */
export const hasFor = (
  { lacks = [] }: { readonly lacks?: readonly PlaceTrait[] },
  { episode: { needs = [] } }: Pick<EpisodeTexts, 'episode'>,
): boolean => !needs.some((need) => lacks.includes(need))

/** Where an episode plays: where its first beat stands. */
export const placeOfEpisode = ({ episode }: Pick<EpisodeTexts, 'episode'>): string =>
  Object.values(episode.beats)[0]?.at ?? ''

/** Tells so many episodes where a plot pauses, none of them twice: as many as there are. */
export function withEpisodes(
  plot: Plot,
  episodes: readonly EpisodeTexts[],
  count: number,
  rng: Rng,
  {
    deal,
    roll,
    mayFollow = () => true,
    leads = NO_LEADS,
  }: {
    readonly deal?: Deal
    readonly roll?: number
    readonly mayFollow?: MayFollow
    /** What stands before them. */
    readonly leads?: LeadLines
  } = {},
): PlotWithEpisodes {
  const free = episodesInTurn(episodes, rng.fork('which'), deal, roll)
  const hand = new Set(free.slice(0, deal === undefined ? free.length : handOf(free.length)))
  const isOfHand = (one: EpisodeTexts): boolean => hand.has(one)
  const isElsewhere = (one: EpisodeTexts): boolean =>
    !told.some((other) => placeOfEpisode(other.one) === placeOfEpisode(one))
  const taken = sharedOut(plot, Math.min(free.length, count), rng.fork('where'))
  const told: { readonly one: EpisodeTexts; readonly isTold: boolean }[] = []
  const following: string[] = []
  const metWith: string[] = []
  const beats: [string, Beat][] = []
  for (const [id, beat] of Object.entries(plot.beats)) {
    const isTold = beat.pause === 'told'
    const isAside = isTold ? () => true : playsAside(plot, beat)
    const may = (one: EpisodeTexts) => mayFollow(one, id, isTold)
    const here = drawn(free, taken.get(id) ?? 0, {
      may,
      wishes: [isAside, isElsewhere, isOfHand],
    })
    if (here.length === 0 || typeof beat.to !== 'string') {
      beats.push([id, beat])
      continue
    }
    told.push(...here.map((one) => ({ one, isTold })))
    if (isTold) following.push(...here.slice(1).map((one) => one.id))
    else metWith.push(...here.map((one) => one.id))
    const starts = here.map(({ episode }) => Object.keys(episode.beats)[0] ?? '')
    beats.push([id, { ...beat, to: starts[0] ?? beat.to }])
    for (const [at, { episode }] of here.entries())
      beats.push(...episodeBeats(episode.beats, beat, starts[at + 1] ?? beat.to))
  }
  return {
    plot: { ...plot, beats: Object.fromEntries(beats) },
    words: told.map(({ one, isTold }) =>
      leadingIn(one, isTold ? recountedWords(one.words) : one.words, leads, { following, metWith }),
    ),
    ...{ following, metWith },
    recounted: new Set(told.flatMap(({ one, isTold }) => (isTold ? [one.id] : []))),
  }
}

type Drawing = {
  readonly may: (one: EpisodeTexts) => boolean
  /** What an episode should be if it can, the most important last. */
  readonly wishes: readonly ((one: EpisodeTexts) => boolean)[]
}

/** Takes so many at most of those that may be taken, those that are most as they should be before others. */
function drawn(free: EpisodeTexts[], count: number, { may, wishes }: Drawing): EpisodeTexts[] {
  const rank = (one: EpisodeTexts): number =>
    wishes.reduce((sum, wish, at) => sum + (wish(one) ? 0 : 2 ** at), 0)
  const ranked = free.filter(may).toSorted((one, other) => rank(one) - rank(other))
  const found = ranked.slice(0, count)
  for (const one of found) free.splice(free.indexOf(one), 1)
  return found
}

/** The beats of an episode in an act, leading on to where the plot goes on; one that is told plays where it is told. */
const episodeBeats = (
  beats: EpisodeTexts['episode']['beats'],
  { act, pause, at: here }: Pick<Beat, 'act' | 'pause' | 'at'>,
  on: string,
): [string, Beat][] =>
  Object.entries(beats).map(([id, beat]) => [
    id,
    withLinks({ ...beat, act, at: pause === 'told' ? here : beat.at }, (to) =>
      to === ON ? on : to,
    ),
  ])
