import { it } from 'vitest'
import type { ArtStyle } from '#schemas/settings.ts'
import { portraitPixels } from '#server/media/paint/portrait/portrait.ts'
import {
  CULTURES,
  CUTS,
  GARMENTS,
  HATS,
  HELD,
  MIENS,
  MOODS,
  type PortraitSubject,
  WORN,
} from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'
import { digestOf, expectAsEver } from './drawn.ts'

const LOOKS: readonly ArtStyle[] = ['REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME']
const SHEETS: readonly Partial<PortraitSubject>[] = [
  { hair: 'short', hat: 'none', coat: '#304050' },
  { hair: 'long', sex: 'female', accessory: 'pearls' },
  { hair: 'bun', age: 70, glasses: true, accessory: 'scarf' },
  { hair: 'bald', beard: true, accessory: 'tie' },
  { hair: 'curly', age: 8, accessory: 'headphones' },
  { hair: 'ponytail', sex: 'other', accessory: 'apron' },
  { hat: 'cap', accessory: 'stethoscope' },
  { hat: 'peaked', beard: true, accessory: 'collar' },
  ...CUTS.map((cut, at) => ({ cut, sex: at % 2 ? 'male' : 'female', age: 20 + at }) as const),
  ...HATS.map((hat, at) => ({ hat, age: 9 + at * 6 })),
  ...GARMENTS.map((garment, at) => ({
    garment,
    culture: CULTURES[at % CULTURES.length] ?? 'west',
  })),
  ...HELD.map((prop, at) => ({ prop, age: 12 + at * 3 })),
  ...WORN.map((one) => ({ worn: [one], sex: 'female' }) as const),
  ...MIENS.map((mien, at) => ({ mien, age: 6 + at * 8, mood: MOODS[at % MOODS.length] ?? 'fog' })),
]

/** Makes pixels of what a portrait was drawn as, the same on every machine: they hold whatever is drawn. */
function printer() {
  const sheets: string[] = []
  const print = (svg: string): Uint8Array => {
    sheets.push(svg)
    const side = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(svg)?.[1])
    const pixels = new Uint8Array(side('width') * side('height') * 4)
    for (const index of pixels.keys()) pixels[index] = (index * 37 + svg.length) % 256
    return pixels
  }
  return { sheets, print }
}

it('[MD8] draws people as this version of the renderer always has', async () => {
  const lines = SHEETS.map((sheet, index) => {
    const style = LOOKS[index % LOOKS.length] ?? 'DESIGN'
    const subject = { kind: 'portrait', sex: 'male', age: 40, mood: 'fog', ...sheet } as const
    const random = createRandom(`somebody ${index}`)
    const again = index % 5 === 4 ? createRandom('again') : undefined
    const { sheets, print } = printer()
    const size = { width: 24, height: 32 }
    const pixels = portraitPixels(subject, style, random, size, again, print)
    return `${style} ${JSON.stringify(sheet)} ${digestOf(pixels, ...sheets)}`
  })
  await expectAsEver('people', lines)
})
