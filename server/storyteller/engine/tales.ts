import type { PlotFrame } from './frame.ts'
import { END, type Plot } from './plot.ts'
import { withStrings } from './seen-once.ts'

/** What stands before a text that announces a story: it is told only where one follows. */
export const TALE = '{tale}'

/** What stands before a text that takes up a story: it is told only where one was told just before. */
export const HEARD = '{heard}'

/** Whether a beat leads to what is no beat of its own plot: to an episode. */
const pausesIn = (told: Plot, { beats }: Pick<Plot, 'beats'>, id: string): boolean => {
  const to = told.beats[id]?.to
  return typeof to === 'string' && to !== END && beats[to] === undefined
}

/** A frame in which nobody says that they will tell something, and then does not: a shorter game pauses at few of its beats. */
export function withTales(frame: PlotFrame, whole: Pick<Plot, 'beats'>, told: Plot): PlotFrame {
  const paused = Object.keys(whole.beats).filter((id) => pausesIn(told, whole, id))
  const heard = new Set(paused.map((id) => whole.beats[id]?.to))
  const beats = Object.entries(frame.beats).map(([id, text]) => {
    const stays = { [TALE]: paused.includes(id), [HEARD]: heard.has(id) }
    const worded = withStrings(text, (words) => {
      const [mark, isTold] = Object.entries(stays).find(([one]) => words.startsWith(one)) ?? ['']
      if (mark === '') return words
      return isTold === true ? words.slice(mark.length).trimStart() : ''
    })
    return [id, worded] as const
  })
  return { ...frame, beats: Object.fromEntries(beats) }
}
