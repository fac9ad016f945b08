import { mix } from '../../colour.ts'
import { multiply, vivid } from '../draw/colours.ts'
import type { Stuff } from '../draw/part.ts'
import { brushOver } from './brush.ts'
import { markupOf, naturalTones, PLAIN } from './markup.ts'
import type { Sitting } from './sitting.ts'
import { skyBehind } from './sky-behind.ts'

/** Painted: the drawing in natural tones is laid down again by three sizes of brush that follow its forms. */
export function paintedPicture(sitting: Sitting): Uint8Array {
  const { sitter, parts, light, mood, behind, view, width, height, raster } = sitting
  const natural = naturalTones(sitter, light)
  const lit = (colour: string, stuff: Stuff) =>
    stuff === 'glow' || stuff === 'eye' ? colour : mix(multiply(colour, light.lamp), colour, 0.45)
  const body = markupOf(parts, sitter.mirror, {
    ...PLAIN,
    tones(fill, stuff) {
      const own = natural(fill, stuff)
      return {
        fill: lit(vivid(own.fill, stuff === 'cloth' ? 0.82 : 0.94), stuff),
        shade: lit(own.shade, stuff),
        deep: own.deep,
        light: lit(own.light, stuff),
      }
    },
    shade: 0.82,
    deep: 0.8,
    light: 0.6,
    blush: 0.32,
    rim: 0.6,
    rimColour: light.rim,
  })
  const ground = `<rect width="600" height="900" fill="url(#g)"/>${skyBehind(mood, behind, light)}`
  const source = raster(ground + body, shadeOf(sitting))
  return brushOver(source, width, height, width / view.width)
}

function shadeOf({ light: { ground }, behind }: Sitting): string {
  const [high, low] = ground
  const pool = behind.fork('pool')
  const [x, y] = [pool.between(0.26, 0.42).toFixed(2), pool.between(0.28, 0.4).toFixed(2)]
  const stop = (at: number, colour: string) => `<stop offset="${at}" stop-color="${colour}"/>`
  const stops = stop(0, mix(high, '#fff3e0', 0.1)) + stop(1, mix(low, '#0e0c0d', 0.3))
  return `<radialGradient id="g" cx="${x}" cy="${y}" r="0.86">${stops}</radialGradient>`
}
