import { expect, it } from 'vitest'
import { LENGTHS, ofLength } from '#server/storyteller/engine/length.ts'
import type { Beat, Plot } from '#server/storyteller/engine/plot.ts'
import { contentOf } from './telling.ts'

const PLOTS = contentOf('en_US').plots.map(({ id, plot }) => [id, plot] as const)

/** Whether a beat asks what has no right answer and changes nothing but the way, with a scene of its own for each. */
function asksFreely(plot: Plot, { kind, ways = {} }: Beat): boolean {
  const all = Object.values(ways)
  const scenes = new Set(all.map(({ to }) => (typeof to === 'string' ? plot.beats[to] : undefined)))
  return (
    kind === 'option' &&
    all.every((way) => Object.keys(way).join() === 'to') &&
    scenes.size === all.length &&
    [...scenes].every((scene) => scene?.kind === 'text')
  )
}

it.each(PLOTS)(
  '[PG232] the plot %s asks its player in each of its first two acts, twice in one of them',
  (_, whole) => {
    const plot = ofLength(whole, LENGTHS.normal.level)
    const asked = Object.values(plot.beats).filter((beat) => asksFreely(plot, beat))
    const inAct = (act: number): number => asked.filter((beat) => beat.act === act).length
    expect(inAct(1)).toBeGreaterThan(0)
    expect(inAct(2)).toBeGreaterThan(0)
    expect(inAct(1) + inAct(2)).toBeGreaterThan(2)
  },
)
