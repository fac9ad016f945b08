import type { PlotFrame } from './frame.ts'
import { END, type Plot } from './plot.ts'
import { withStrings } from './seen-once.ts'

/** What stands before a text that announces a story: it is told only where one follows. */
export const TALE = '{tale}'
/** What stands before a text in which somebody takes up a story: it is told only where one went before. */
export const HEARD = '{heard}'

type Beats = Pick<Plot, 'beats'>

/** Whether a beat leads to what is no beat of its own plot: to an episode. */
const pausesIn = (told: Plot, { beats }: Beats, id: string): boolean => {
  const to = told.beats[id]?.to
  return typeof to === 'string' && to !== END && beats[to] === undefined
}

/** Whether a beat is come to from what is no beat of its own plot: from an episode. */
const heardBefore = (told: Plot, { beats }: Beats, id: string): boolean =>
  Object.entries(told.beats).some(
    ([from, { to, ways = {} }]) =>
      beats[from] === undefined &&
      [to, ...Object.values(ways).map((way) => way.to)].some((one) => one === id),
  )

/** The words without what stands before them, where it holds; '' where it does not. */
function wordsIf(words: string, mark: string, holds: boolean): string {
  if (!words.startsWith(mark)) return words
  return holds ? words.slice(mark.length).trimStart() : ''
}

/** A frame in which nobody says that they will tell something, and then does not, or takes up what was not told: a shorter game pauses at few of its beats. */
export function withTales(frame: PlotFrame, whole: Beats, told: Plot): PlotFrame {
  const beats = Object.entries(frame.beats).map(([id, text]) => {
    const [follows, went] = [pausesIn(told, whole, id), heardBefore(told, whole, id)]
    const worded = withStrings(text, (words) => wordsIf(wordsIf(words, TALE, follows), HEARD, went))
    return [id, worded] as const
  })
  return { ...frame, beats: Object.fromEntries(beats) }
}
