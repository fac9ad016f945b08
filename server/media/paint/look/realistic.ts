import { blend, brightness, light } from '../colour.ts'
import { noiseAt } from '../noise.ts'
import type { Palette } from '../palette.ts'
import { film, type Look } from './sample.ts'

/** The painterly look: worn surfaces, pools of lamplight, air one can see. */
export function realisticLook(palette: Palette, indoors: boolean, worn: number): Look {
  const sky = blend(light(palette.sky[1]), light(palette.sky[2]), indoors ? 0.25 : 0.5)
  const air = blend(light(palette.sky[1]), light(palette.sky[2]), indoors ? 0.1 : 0.65)
  const sun = blend(light(palette.sky[2]), light(palette.glow), 0.45)
  const outside = palette.daylight * (indoors ? 1.6 : 2)
  const ambience = indoors ? 0.75 : 1.15
  const thickness = indoors ? 0.02 + palette.haze * 0.025 : 0.012 + palette.haze * 0.04
  return (sample) => {
    const { x, y, z } = sample
    if (sample.glow > 0) {
      const power = sample.glow * 1.15
      sample.outRed = film(sample.red * power)
      sample.outGreen = film(sample.green * power)
      sample.outBlue = film(sample.blue * power)
      sample.halo = 0.9
      return
    }
    const broad = noiseAt(x * 2.3, y * 2.3, z * 2.3)
    const fine = noiseAt(x * 11, y * 17, z * 11)
    const grit = noiseAt(x * 37, y * 37, z * 37)
    const wear = 1 + worn * (0.4 * broad + 0.22 * fine + 0.12 * grit - 0.38)
    const grey = brightness(sample.red, sample.green, sample.blue)
    const dome = (0.62 + 0.38 * sample.normalY) * sample.open * sample.open * ambience
    const direct = sample.sun * outside
    const mist = 1 - Math.exp(-Math.max(0, sample.distance - 2.5) * thickness)
    const tone = (own: number, skyPart: number, sunPart: number, lamp: number, airPart: number) => {
      const colour = (own * 0.72 + grey * 0.28) * wear
      const received =
        colour * (skyPart * dome + sunPart * direct + lamp * (0.35 + 0.65 * sample.open))
      return film((received + (airPart * 0.5 - received) * mist) * 1.55)
    }
    sample.outRed = tone(sample.red, sky[0], sun[0], sample.lampRed, air[0])
    sample.outGreen = tone(sample.green, sky[1], sun[1], sample.lampGreen, air[1])
    sample.outBlue = tone(sample.blue, sky[2], sun[2], sample.lampBlue, air[2])
    sample.halo = 0
  }
}
