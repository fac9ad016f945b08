import { mix } from '../../colour.ts'
import { multiply, vivid } from '../draw/colours.ts'
import { markupOf, naturalTones, PLAIN } from './markup.ts'
import type { Sitting } from './sitting.ts'
import { skyBehind } from './sky-behind.ts'

/** Drawn film: clean dark lines, two flat tones, singing colours, lights out of focus behind. */
export function drawnFilm(sitting: Sitting): Uint8Array {
  const { sitter, parts, light, raster } = sitting
  const natural = naturalTones(sitter, light)
  const body = markupOf(parts, sitter.mirror, {
    ...PLAIN,
    tones(fill, stuff) {
      const own = natural(fill, stuff)
      if (stuff === 'skin')
        return {
          ...own,
          fill: vivid(mix(own.fill, '#fff4ea', 0.1), 1.06),
          shade: vivid(mix(own.shade, own.fill, 0.34), 1.1),
          deep: mix(own.deep, own.shade, 0.5),
        }
      const base = stuff === 'cloth' ? vivid(mix(fill, '#ffffff', 0.07), 1.3) : fill
      const shade = multiply(base, '#9a8cc0')
      return {
        fill: base,
        shade,
        deep: multiply(shade, '#a89cc8'),
        light: mix(base, '#ffffff', stuff === 'hair' ? 0.32 : 0.16),
      }
    },
    shade: 0.9,
    deep: 0.9,
    light: 0.85,
    blush: 0.28,
    rim: 0.75,
    rimColour: mix(light.rim, '#ffffff', 0.25),
    line: 3.4,
    lineColour: (fill, stuff) =>
      stuff === 'skin' ? mix(sitter.skin.deep, '#2a1216', 0.55) : mix(fill, '#120c1c', 0.74),
  })
  return raster(groundOf(sitting) + body, shadeOf(sitting))
}

function groundOf({ light, mood, behind }: Sitting): string {
  const random = behind.fork('lights')
  let lights = skyBehind(mood, behind, light)
  for (let count = 0; count < 7; count++) {
    const [x, y, r] = [random.between(0, 600), random.between(0, 800), random.between(12, 54)]
    const fill = count % 3 ? light.lamp : light.rim
    lights += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="${fill}" fill-opacity="${count % 2 ? 0.1 : 0.17}"/>`
  }
  return `<rect width="600" height="900" fill="url(#g)"/>${lights}`
}

function shadeOf({ light }: Sitting): string {
  const [high, low] = light.ground
  const stop = (at: number, colour: string) => `<stop offset="${at}" stop-color="${colour}"/>`
  const top = mix(vivid(high, 1.35), '#ffffff', 0.12)
  return `<linearGradient id="g" x1="0.2" y1="0" x2="0.6" y2="1">${stop(0, top)}${stop(1, vivid(low, 1.35))}</linearGradient>`
}
