import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { EpisodeTexts } from './content.ts'
import type { EpisodeWords } from './frame.ts'
import { type Beat, type Next, ON, type Plot } from './plot.ts'

/** A plot with episodes told in it, and their words. */
export type PlotWithEpisodes = { readonly plot: Plot; readonly words: readonly EpisodeWords[] }

/** How many episodes each pause of a plot takes, the pauses in turn. */
function sharedOut(pauses: readonly string[], count: number, rng: Rng): Map<string, number> {
  const order = rng.shuffle(pauses)
  const taken = new Map<string, number>()
  for (let at = 0; at < count && order.length > 0; at++) {
    const pause = order[at % order.length] ?? ''
    taken.set(pause, (taken.get(pause) ?? 0) + 1)
  }
  return taken
}

/** Tells so many episodes where a plot pauses, none of them twice: as many as there are. */
export function withEpisodes(
  plot: Plot,
  episodes: readonly EpisodeTexts[],
  count: number,
  rng: Rng,
): PlotWithEpisodes {
  const pauses = Object.entries(plot.beats).flatMap(([id, beat]) => (beat.pause ? [id] : []))
  const free = rng.fork('which').shuffle(episodes).slice(0, count)
  const taken = sharedOut(pauses, free.length, rng.fork('where'))
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
      beats.push(...episodeBeats(episode.beats, beat.act, starts[at + 1] ?? beat.to))
  }
  return { plot: { ...plot, beats: Object.fromEntries(beats) }, words }
}

/** The beats of an episode in an act, leading on to where the plot goes on. */
function episodeBeats(
  beats: EpisodeTexts['episode']['beats'],
  act: number,
  on: string,
): [string, Beat][] {
  const onwards = (next: Next): Next =>
    typeof next === 'string'
      ? next === ON
        ? on
        : next
      : next.map((branch) => ({ ...branch, to: branch.to === ON ? on : branch.to }))
  return Object.entries(beats).map(([id, beat]) => [
    id,
    {
      ...beat,
      act,
      ...(beat.to === undefined ? {} : { to: onwards(beat.to) }),
      ...(beat.ways === undefined
        ? {}
        : {
            ways: Object.fromEntries(
              Object.entries(beat.ways).map(([way, one]) => [way, { ...one, to: onwards(one.to) }]),
            ),
          }),
    },
  ])
}
