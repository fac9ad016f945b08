import type { ArtStyle } from '#schemas/settings.ts'
import { byteOf, type Light, light } from '../colour.ts'
import { numberAt } from '../mesh/geometry.ts'
import { grainAt } from '../noise.ts'
import type { Palette } from '../palette.ts'

/** A picture in linear light, three numbers a pixel, and what of it spreads as a halo. */
export type Film = { width: number; height: number; colours: Float32Array; halo: Float32Array }

/** Develops a film into bytes: halo, darkened rim, grain, or the poster's dots and frame. */
export function develop(film: Film, style: ArtStyle, palette: Palette): Uint8Array {
  const bytes = new Uint8Array(film.width * film.height * 3)
  if (style !== 'DESIGN') {
    const scale = film.width / 800
    addHalo(film, Math.max(1, Math.round(7 * scale)), style === 'REALISTIC' ? 0.5 : 0.34)
    addHalo(film, Math.max(2, Math.round(26 * scale)), style === 'REALISTIC' ? 0.55 : 0.3)
  }
  const rim = { REALISTIC: 0.62, DESIGN: 0, RENDER_3D: 0.3, ANIME: 0.2 }[style]
  const grain = style === 'REALISTIC' ? 0.028 : 0
  const press = style === 'DESIGN' ? printer(film, palette) : undefined
  for (let row = 0; row < film.height; row++) {
    for (let column = 0; column < film.width; column++) {
      const x = (column / film.width - 0.5) * 2
      const y = (row / film.height - 0.5) * 2
      const shade = 1 - rim * Math.max(0, (x * x + y * y) * 0.62 - 0.18)
      const speck = grain * grainAt(column, row) * 255
      const place = (row * film.width + column) * 3
      if (press) printPixel(bytes, film, place, press(column, row))
      else exposePixel(bytes, film, place, shade, speck)
    }
  }
  return bytes
}

function exposePixel(
  bytes: Uint8Array,
  film: Film,
  place: number,
  shade: number,
  speck: number,
): void {
  for (let channel = place; channel < place + 3; channel++) {
    const value = byteOf(numberAt(film.colours, channel) * shade) + speck
    bytes[channel] = Math.max(0, Math.min(255, value))
  }
}

function printPixel(bytes: Uint8Array, film: Film, place: number, ink: Ink | undefined): void {
  for (let channel = 0; channel < 3; channel++) {
    const own = numberAt(film.colours, place + channel)
    const value = ink ? own + ((ink.colour[channel] ?? 0) - own) * ink.share : own
    bytes[place + channel] = byteOf(value)
  }
}

type Ink = { colour: Light; share: number }

// Fine dots towards the foot of the sheet, and a pale line round it.
function printer(film: Film, palette: Palette): (column: number, row: number) => Ink | undefined {
  const ink = light(palette.poster[0])
  const paper = light(palette.poster[2])
  const unit = film.width / 1200
  const pitch = Math.max(5, 9 * unit)
  const inner = film.width > 500 ? 16 * unit : 8
  const outer = inner + Math.max(2, 5 * unit)
  return (column, row) => {
    const border = Math.min(column, row, film.width - 1 - column, film.height - 1 - row)
    if (border >= inner && border < outer) return { colour: paper, share: 1 }
    const x = (column * 0.848 + row * 0.53) / pitch
    const y = (row * 0.848 - column * 0.53) / pitch
    const away = Math.hypot(x - Math.round(x), y - Math.round(y))
    const size = 0.1 + 0.16 * (row / film.height)
    return away < size ? { colour: ink, share: 0.2 * (row / film.height) } : undefined
  }
}

function addHalo({ width, height, colours, halo }: Film, radius: number, strength: number): void {
  const factor = 2
  const w = Math.ceil(width / factor)
  const h = Math.ceil(height / factor)
  let glow = new Float32Array(w * h * 3)
  for (let index = 0; index < w * h; index++) {
    const source = (Math.floor(index / w) * factor * width + (index % w) * factor) * 3
    for (let channel = 0; channel < 3; channel++) {
      glow[index * 3 + channel] = numberAt(halo, source + channel)
    }
  }
  for (let pass = 0; pass < 2; pass++) {
    glow = spread(glow, w, h, radius, 3, w * 3)
    glow = spread(glow, h, w, radius, w * 3, 3)
  }
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = (row * width + column) * 3
      const source = ((row >> 1) * w + (column >> 1)) * 3
      for (let channel = 0; channel < 3; channel++) {
        const own = numberAt(colours, place + channel)
        // Screened, so that a halo never burns a bright wall out.
        colours[place + channel] =
          own + numberAt(glow, source + channel) * strength * (1 - Math.min(1, own))
      }
    }
  }
}

// A running mean along one direction; `step` leads to the neighbour, `jump` to the next line.
function spread(
  source: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  jump: number,
): Float32Array<ArrayBuffer> {
  const target = new Float32Array(source.length)
  const span = radius * 2 + 1
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * jump + channel
      const clamped = (index: number) =>
        numberAt(source, start + Math.max(0, Math.min(length - 1, index)) * step)
      let sum = 0
      for (let index = -radius; index <= radius; index++) sum += clamped(index)
      for (let index = 0; index < length; index++) {
        target[start + index * step] = sum / span
        sum += clamped(index + radius + 1) - clamped(index - radius)
      }
    }
  }
  return target
}
