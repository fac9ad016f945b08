import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { paint } from '#server/media/paint/paint.ts'

// Paints the sample pictures of the screens: the four art styles over one scene, and the night of the home page.
const folder = new URL('../ui/public/samples/', import.meta.url)
await mkdir(folder, { recursive: true })

async function keep(name: string, bytes: Uint8Array): Promise<void> {
  await writeFile(new URL(name, folder), bytes)
  console.log(name, `${Math.round(bytes.length / 1024)} kB`)
}

for (const [style, name] of [
  ['REALISTIC', 'realistic'],
  ['DESIGN', 'design'],
  ['RENDER_3D', 'render-3d'],
  ['ANIME', 'anime'],
] as const) {
  const subject = { kind: 'cover', place: 'lighthouse', mood: 'storm' } as const
  const { bytes } = await paint({ subject, style, seed: 'sample' })
  const small = sharp(bytes).resize(640, 360, { fit: 'cover' })
  await keep(`${name}.webp`, await small.webp({ quality: 84 }).toBuffer())
}

const home = { kind: 'cover', place: 'village', mood: 'storm' } as const
const night = await paint({ subject: home, style: 'REALISTIC', seed: 'home' }, 4 / 3)
// Darkened, because the page's own words stand on it.
const dark = sharp(night.bytes).modulate({ brightness: 0.72 }).webp({ quality: 78 })
await keep('home.webp', await dark.toBuffer())
