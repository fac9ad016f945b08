import { blend, brightness, light } from '../colour.ts'
import type { Palette } from '../palette.ts'
import { type Look, soften } from './sample.ts'

/** The look of drawn film: two clean tones, violet shade, warm light, colours that sing. */
export function animeLook(palette: Palette, indoors: boolean): Look {
  const shade = blend(light(palette.anime[0]), light(palette.anime[1]), 0.45)
  const air = light(palette.anime[2])
  const base = indoors ? 0.3 : 0.42 + 0.2 * palette.daylight
  const tint = blend([0.52, 0.5, 0.78], [shade[0] * 2, shade[1] * 2, shade[2] * 2], 0.35)
  return (sample) => {
    const grey = brightness(sample.red, sample.green, sample.blue)
    const vivid = (own: number) => Math.max(0, grey + (own - grey) * 1.45)
    if (sample.glow > 0) {
      sample.outRed = sample.red + (1 - sample.red) * 0.35
      sample.outGreen = sample.green + (1 - sample.green) * 0.35
      sample.outBlue = sample.blue + (1 - sample.blue) * 0.35
      sample.halo = 0.8
      return
    }
    const lamp = brightness(sample.lampRed, sample.lampGreen, sample.lampBlue)
    const received =
      base * (0.55 + 0.45 * sample.normalY) + sample.sun * 0.75 + Math.min(1, lamp * 1.1)
    const lit = soften(0.36, 0.46, received)
    const high = soften(0.92, 1.04, received)
    const corner = 0.66 + 0.34 * soften(0.35, 0.8, sample.open)
    const haze = indoors ? 0 : Math.min(0.5, Math.max(0, sample.distance - 7) * 0.03)
    const glance = Math.min(0.5, lamp * 0.35)
    const tone = (own: number, dark: number, warm: number, airPart: number) => {
      const colour = vivid(own)
      const shadow = colour * dark * 0.74 + dark * 0.012
      const middle = colour * (0.98 + warm * glance)
      const bright = Math.min(1, colour * 1.3 + 0.03 * warm)
      const value = (shadow + (middle - shadow) * lit + (bright - middle) * high * lit) * corner
      return Math.min(1, value + (airPart - value) * haze)
    }
    sample.outRed = tone(sample.red, tint[0], 1, air[0])
    sample.outGreen = tone(sample.green, tint[1], 0.7, air[1])
    sample.outBlue = tone(sample.blue, tint[2], 0.25, air[2])
    sample.halo = 0
  }
}
