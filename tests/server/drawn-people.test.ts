import { it } from 'vitest'
import type { ArtStyle } from '#schemas/settings.ts'
import { portraitScene } from '#server/media/paint/bust/portrait.ts'
import { render } from '#server/media/paint/mesh/render.ts'
import type { PortraitSubject } from '#server/media/picture.ts'
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
  { hat: 'beret', sex: 'female', age: 25 },
  { hat: 'brim', age: 55, glasses: true },
  { hat: 'scarf', sex: 'female', age: 80 },
]

it('[MD8] models people as this version of the renderer always has', async () => {
  const lines = SHEETS.map((sheet, index) => {
    const style = LOOKS[index % LOOKS.length] ?? 'DESIGN'
    const subject = { kind: 'portrait', sex: 'male', age: 40, mood: 'fog', ...sheet } as const
    const random = createRandom(`somebody ${index}`)
    const pixels = render(portraitScene(subject, style, random, { width: 32, height: 32 }))
    return `${style} ${JSON.stringify(sheet)} ${digestOf(pixels)}`
  })
  await expectAsEver('people', lines)
})
