import type { PlotFrame } from './frame.ts'
import { END, type Plot } from './plot.ts'
import { withStrings } from './seen-once.ts'

/** What stands before a text that announces a story: it is told only where one follows. */
export const TALE = '{tale}'

/** Whether a beat leads to what is no beat of its own plot: to an episode. */
const pausesIn = (told: Plot, { beats }: Pick<Plot, 'beats'>, id: string): boolean => {
  const to = told.beats[id]?.to
  return typeof to === 'string' && to !== END && beats[to] === undefined
}

/** A frame in which nobody says that they will tell something, and then does not: a shorter game pauses at few of its beats. */
export function withTales(frame: PlotFrame, whole: Pick<Plot, 'beats'>, told: Plot): PlotFrame {
  const beats = Object.entries(frame.beats).map(([id, text]) => {
    const follows = pausesIn(told, whole, id)
    const worded = withStrings(text, (words) => {
      if (!words.startsWith(TALE)) return words
      return follows ? words.slice(TALE.length).trimStart() : ''
    })
    return [id, worded] as const
  })
  return { ...frame, beats: Object.fromEntries(beats) }
}
