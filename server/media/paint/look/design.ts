import { blend, brightness, type Light, light } from '../colour.ts'
import type { Palette } from '../palette.ts'
import type { Look, Sample } from './sample.ts'

/**
 * The look of a printed poster: few inks. Each thing keeps its own tone, so it can be read where no lamp
 * reaches; light moves it one step up, shade one step down.
 */
export function designLook(palette: Palette, indoors: boolean): Look {
  const [ink, deep, paper, accent, lamp] = palette.poster.map(light) as Inks
  const cool: readonly Light[] = [
    ink,
    blend(ink, deep, 0.55),
    deep,
    blend(deep, paper, 0.3),
    blend(deep, paper, 0.62),
    paper,
  ]
  const warm: readonly Light[] = [
    ink,
    blend(ink, accent, 0.28),
    blend(ink, accent, 0.62),
    accent,
    lamp,
    blend(lamp, paper, 0.6),
  ]
  return (sample) => {
    const shining = sample.glow > 0
    const step = shining ? 4.4 : stepOf(sample, indoors)
    const reddish = sample.red > sample.blue * 2 + 0.015 && sample.red > sample.green * 1.08
    const ramp = reddish || shining ? warm : cool
    const [red, green, blue] = ramp[Math.max(0, Math.min(5, Math.floor(step)))] ?? ink
    sample.outRed = red
    sample.outGreen = green
    sample.outBlue = blue
    sample.halo = 0
  }
}

type Inks = [Light, Light, Light, Light, Light]

function stepOf(sample: Sample, indoors: boolean): number {
  // The square root spreads dark woods and pale walls evenly over the inks.
  const own = Math.sqrt(brightness(sample.red, sample.green, sample.blue)) * 4.4
  const lamp = brightness(sample.lampRed, sample.lampGreen, sample.lampBlue)
  const side = sample.normalY * 0.5 + sample.normalX * 0.32
  const lift = (lamp > 0.55 ? 1.15 : lamp > 0.2 ? 0.5 : 0) + sample.sun * (indoors ? 1 : 1.1)
  const corner = sample.open < 0.38 ? -0.4 : 0
  return own + side + lift + corner - (indoors ? 0.05 : 0.25)
}
