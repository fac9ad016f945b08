import sharp from 'sharp'
import type { ArtStyle } from '#schemas/settings.ts'
import type { PictureBrief, PictureSubject } from '../picture.ts'
import { createRandom, type Random } from '../random.ts'
import { drawnCover } from './cover/cover.ts'
import { dioramaScene } from './diorama/diorama.ts'
import { weatherOverlay } from './look/weather.ts'
import { render } from './mesh/render.ts'
import { portraitPixels } from './portrait/portrait.ts'
import { locationScene, type Size } from './room/location.ts'

/** A painted picture, ready to be served. */
export type Painting = { bytes: Uint8Array; extension: 'webp' }

// The workers are the parallel part; libvips threads on top of them would only fight for the cores.
sharp.concurrency(1)
sharp.cache(false)

// A place is shown in a column of 640 px, a face in 224 and smaller; only a cover fills a page.
const SIZES = {
  cover: { width: 1200, height: 675 },
  location: { width: 640, height: 360 },
  portrait: { width: 360, height: 480 },
} as const satisfies Record<PictureSubject['kind'], Size>

/** A cover among four to choose from is shown 300 px wide at most. */
const CARD: Size = { width: 480, height: 270 }

const OUTDOORS = new Set(['garden', 'street', 'yard', 'deck', 'shore', 'platform'])

/** How large a picture is. */
export const pictureSizeOf = ({ subject, size }: PictureBrief): Size =>
  size === 'card' ? CARD : SIZES[subject.kind]

/** Paints a picture. Same brief, same bytes. `scale` under 1 makes a small one, for tests and samples. */
export async function paint(brief: PictureBrief, scale = 1): Promise<Painting> {
  const { subject, style, seed, take } = brief
  const random = createRandom(`${subject.kind}|${seed}|${nameOf(subject)}`)
  const full = pictureSizeOf(brief)
  const size = { width: Math.round(full.width * scale), height: Math.round(full.height * scale) }
  const again = take === undefined ? undefined : createRandom(`take|${seed}|${take}`)
  const bytes = await PAINTERS[subject.kind](subject as never, style, random, size, again)
  return { bytes, extension: 'webp' }
}

// The style is left out, so that the four looks of a brief show the same scene.
function nameOf(subject: PictureSubject): string {
  if (subject.kind === 'cover' && subject.emblem !== undefined) return subject.emblem
  return 'room' in subject
    ? `${subject.place}|${subject.room}`
    : 'place' in subject
      ? subject.place
      : subject.kind
}

type Paint<Kind> = (
  subject: Extract<PictureSubject, { kind: Kind }>,
  style: ArtStyle,
  random: Random,
  size: Size,
  /** The chance of another take. */
  again: Random | undefined,
) => Promise<Uint8Array>

const PAINTERS: { [Kind in PictureSubject['kind']]: Paint<Kind> } = {
  async cover(subject, style, random, size) {
    // an emblem is read as it is drawn, and shelves stand on both sides
    const isFixed = subject.emblem !== undefined || subject.place === 'library'
    const flop = !isFixed && random.chance(0.5)
    if (style === 'RENDER_3D')
      return encode(render(dioramaScene(subject, random, size)), size, { flop })
    return encode(await drawnCover(subject, style, random, size), size, { flop })
  },
  async location(subject, style, random, size, again) {
    const other = subject.layout === undefined ? undefined : layoutOf(subject.layout, random)
    const pixels = render(locationScene(subject, style, random, size, again ?? other))
    const outdoors = OUTDOORS.has(subject.room)
    const weather = again ?? random
    const overlay = outdoors ? weatherOverlay(subject.mood, style, weather, size) : undefined
    const flop = !outdoors && random.chance(0.5)
    return encode(pixels, size, { flop: flop === (other === undefined), overlay })
  },
  async portrait(subject, style, random, size, again) {
    return encode(portraitPixels(subject, style, random, size, again), size, {})
  },
}

const layoutOf = (layout: number, random: Random): Random => random.fork(`layout ${layout}`)

async function encode(
  pixels: Uint8Array,
  size: Size,
  { flop = false, overlay }: { flop?: boolean; overlay?: string | undefined },
): Promise<Uint8Array> {
  const channels = pixels.length === size.width * size.height * 4 ? 4 : 3
  const image = sharp(pixels, { raw: { ...size, channels } }).removeAlpha()
  if (overlay) image.composite([{ input: Buffer.from(overlay) }])
  if (flop) image.flop()
  // More effort takes twice as long for a twentieth of the bytes.
  return image.webp({ quality: 82, effort: 2 }).toBuffer()
}
