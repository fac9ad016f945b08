import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { EpisodeTexts } from './content.ts'
import type { EpisodeWords } from './frame.ts'
import { withLinks } from './links.ts'
import { type Beat, ON, type Plot } from './plot.ts'

/** A plot with episodes told in it, and their words. */
export type PlotWithEpisodes = { readonly plot: Plot; readonly words: readonly EpisodeWords[] }

/** About as many beats as an episode has. */
const BEATS = 6

/** How many episodes each pause of a plot takes: the shortest act is filled first, its pauses in turn. */
function sharedOut(plot: Plot, count: number, rng: Rng): ReadonlyMap<string, number> {
  const pauses = rng.shuffle(Object.entries(plot.beats).filter(([, { pause }]) => pause))
  const length = new Map<number, number>()
  for (const { act } of Object.values(plot.beats)) length.set(act, (length.get(act) ?? 0) + 1)
  const taken = new Map<string, number>()
  const cost = ([id, { act }]: (typeof pauses)[number]): number =>
    (length.get(act) ?? 0) * PAUSES + (taken.get(id) ?? 0)
  for (let told = 0; told < count; told++) {
    const [next] = pauses.toSorted((one, other) => cost(one) - cost(other))
    if (next === undefined) return taken
    const [id, { act }] = next
    taken.set(id, (taken.get(id) ?? 0) + 1)
    length.set(act, (length.get(act) ?? 0) + BEATS)
  }
  return taken
}

/** More pauses than any act has: among those of one act, the one that took the fewest is next. */
const PAUSES = 100

/** So many of one place at most, while there are others. */
const PER_PLACE = 2

/** The episodes by chance, no more than a few of one place before the others. */
export function fewOfAPlace(episodes: readonly EpisodeTexts[], rng: Rng): EpisodeTexts[] {
  const met = new Map<string, number>()
  const { true: more = [], false: first = [] } = Object.groupBy(rng.shuffle(episodes), (one) => {
    const place = placeOfEpisode(one)
    const before = met.get(place) ?? 0
    met.set(place, before + 1)
    return before >= PER_PLACE ? 'true' : 'false'
  })
  return [...first, ...more]
}

/** Where an episode plays: where its first beat stands. */
export const placeOfEpisode = ({ episode }: Pick<EpisodeTexts, 'episode'>): string =>
  Object.values(episode.beats)[0]?.at ?? ''

/** Tells so many episodes where a plot pauses, none of them twice: as many as there are. */
export function withEpisodes(
  plot: Plot,
  episodes: readonly EpisodeTexts[],
  count: number,
  rng: Rng,
): PlotWithEpisodes {
  const free = fewOfAPlace(episodes, rng.fork('which')).slice(0, count)
  const taken = sharedOut(plot, free.length, rng.fork('where'))
  const words: EpisodeWords[] = []
  const beats: [string, Beat][] = []
  for (const [id, beat] of Object.entries(plot.beats)) {
    const here = free.splice(0, taken.get(id) ?? 0)
    if (here.length === 0 || typeof beat.to !== 'string') {
      beats.push([id, beat])
      continue
    }
    words.push(...here.map((one) => one.words))
    const starts = here.map(({ episode }) => Object.keys(episode.beats)[0] ?? '')
    beats.push([id, { ...beat, to: starts[0] ?? beat.to }])
    for (const [at, { episode }] of here.entries())
      beats.push(...episodeBeats(episode.beats, beat, starts[at + 1] ?? beat.to))
  }
  return { plot: { ...plot, beats: Object.fromEntries(beats) }, words }
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
