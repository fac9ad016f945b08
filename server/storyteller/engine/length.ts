import type { Duration } from '#schemas/settings.ts'
import { withLinks } from './links.ts'
import { type Beat, END, type Plot } from './plot.ts'

/** How much of a plot is told: 0 its spine, 4 all of it. */
export type Level = 0 | 1 | 2 | 3 | 4
/** How long a game is: how much of its plot is told, and how many episodes it pauses for. */
export type Length = { readonly level: Level; readonly episodes: number }

/**
 * How long a game of a duration is. An episode has little to do with the idea, and what remembers a choice is told in
 * copies that share most of their sentences: a game of normal length has few of both.
 */
export const LENGTHS: Readonly<Record<Duration, Length>> = {
  beginner: { level: 0, episodes: 0 },
  easy: { level: 1, episodes: 1 },
  normal: { level: 1, episodes: 1 },
  hard: { level: 3, episodes: 1 },
  expert: { level: 3, episodes: 1 },
  extreme: { level: 4, episodes: 10 },
}

/** A plot without what longer games tell: links to a beat that is left out lead past it. */
export function ofLength(plot: Plot, level: Level): Plot {
  const isTold = (beat: Beat): boolean => (beat.level ?? 0) <= level
  const past = (id: string): string => {
    if (id === END) return id
    const beat = plot.beats[id]
    if (beat === undefined) throw new Error(`no beat is called ${id}`)
    if (isTold(beat)) return id
    const on = beat.past ?? (typeof beat.to === 'string' ? beat.to : undefined)
    if (on === undefined) throw new Error(`a shorter game cannot go past ${id}`)
    return past(on)
  }
  const beats = Object.entries(plot.beats).flatMap(([id, beat]) =>
    isTold(beat) ? [[id, withLinks(beat, past)] as const] : [],
  )
  const locks = new Set(
    beats.flatMap(([, beat]) => [
      beat.opens,
      ...Object.values(beat.ways ?? {}).map(({ opens }) => opens),
    ]),
  )
  return {
    ...plot,
    beats: Object.fromEntries(beats),
    locks: Object.fromEntries(Object.entries(plot.locks).filter(([id]) => locks.has(id))),
  }
}
