import type { PlotFrame } from './frame.ts'
import { END, type Plot } from './plot.ts'
import { withStrings } from './seen-once.ts'

/** What stands before a text that announces a story: it is told only where one follows. */
export const TALE = '{tale}'

/** What stands before a text in which somebody takes a story up: it is told only where one has just ended. */
export const HEARD = '{heard}'

/** Whether a beat leads to what is no beat of its own plot: to an episode. */
const pausesIn = (told: Plot, { beats }: Pick<Plot, 'beats'>, id: string): boolean => {
  const to = told.beats[id]?.to
  return typeof to === 'string' && to !== END && beats[to] === undefined
}

/** Whether a beat is where its plot goes on after an episode. */
const goesOnIn = (told: Plot, whole: Pick<Plot, 'beats'>, id: string): boolean =>
  Object.entries(whole.beats).some(
    ([before, { pause, to }]) => pause !== undefined && to === id && pausesIn(told, whole, before),
  )

/** A frame in which nobody says that they will tell something, and then does not, or speaks of what nobody told: a shorter game pauses at few of its beats. */
export function withTales(frame: PlotFrame, whole: Pick<Plot, 'beats'>, told: Plot): PlotFrame {
  const beats = Object.entries(frame.beats).map(([id, text]) => {
    const marks = [
      [TALE, pausesIn(told, whole, id)],
      [HEARD, goesOnIn(told, whole, id)],
    ] as const
    const worded = withStrings(text, (words) => {
      const marked = marks.find(([mark]) => words.startsWith(mark))
      if (marked === undefined) return words
      return marked[1] ? words.slice(marked[0].length).trimStart() : ''
    })
    return [id, worded] as const
  })
  return { ...frame, beats: Object.fromEntries(beats) }
}
