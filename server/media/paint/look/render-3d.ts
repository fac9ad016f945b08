import { blend, light } from '../colour.ts'
import type { Palette } from '../palette.ts'
import { film, type Look } from './sample.ts'

/** The look of a small model on a table: clean clay, soft shade, clear colours. */
export function render3dLook(palette: Palette): Look {
  const above = blend(light(palette.sky[2]), [0.75, 0.78, 0.85], 0.55)
  const below = blend(light(palette.sky[1]), [0.3, 0.26, 0.24], 0.5)
  const sun = blend(light(palette.glow), [1, 0.95, 0.88], 0.5)
  const outside = 0.28 + 0.85 * palette.daylight
  const dome = 0.34 + 0.3 * palette.daylight
  return (sample) => {
    if (sample.glow > 0) {
      sample.outRed = film(sample.red * sample.glow)
      sample.outGreen = film(sample.green * sample.glow)
      sample.outBlue = film(sample.blue * sample.glow)
      sample.halo = 0.65
      return
    }
    const share = 0.5 + 0.5 * sample.normalY
    const open = sample.open ** 1.6
    const direct = sample.sun * outside
    const rim = (1 - sample.facing) ** 3 * 0.16 * open
    const tone = (own: number, high: number, low: number, ray: number, lamp: number) => {
      const around = (low + (high - low) * share) * dome * open
      return film(
        (own * (around + ray * direct + lamp * 0.8 * (0.4 + 0.6 * open)) + high * rim) * 1.25,
      )
    }
    sample.outRed = tone(sample.red, above[0], below[0], sun[0], sample.lampRed)
    sample.outGreen = tone(sample.green, above[1], below[1], sun[1], sample.lampGreen)
    sample.outBlue = tone(sample.blue, above[2], below[2], sun[2], sample.lampBlue)
    sample.halo = 0
  }
}
