import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { paint } from '#server/media/paint/paint.ts'
import { locationScene } from '#server/media/paint/room/location.ts'
import {
  MOODS,
  type PictureBrief,
  PLACES,
  type PortraitSubject,
  ROOMS,
} from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'
import { swept } from '../sweep.ts'
import { LOOKS, portraitOf } from './briefs.ts'

const SMALL = 0.12

async function shape(bytes: Uint8Array) {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

// How much two pictures differ, 0 to 255, seen as one would from across the room.
async function difference(first: Uint8Array, second: Uint8Array): Promise<number> {
  const seen = (bytes: Uint8Array) => sharp(bytes).resize(48, 48).removeAlpha().raw().toBuffer()
  const [one, other] = await Promise.all([seen(first), seen(second)])
  let sum = 0
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0))
  return sum / one.length
}

describe('painting', () => {
  it.each([
    ['cover', { kind: 'cover', place: 'manor', mood: 'storm' }],
    ['location', { kind: 'location', place: 'ship', room: 'cabin', mood: 'rain' }],
    ['portrait', portraitOf({}).subject],
  ] as const)(
    '[MD8] paints the same %s twice with the same bytes',
    async (_kind, subject) => {
      for (const style of swept(LOOKS, 2)) {
        const brief: PictureBrief = { subject, style, seed: 'twice' }
        const [first, second] = [await paint(brief, 0.25), await paint(brief, 0.25)]
        expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
      }
    },
    60_000,
  )

  it('[MD9] has a cover for every place in all four looks and under every sky', async () => {
    for (const [index, place] of PLACES.entries()) {
      for (const [turn, style] of swept([...LOOKS.entries()], LOOKS.length)) {
        const mood = MOODS[(index + turn) % MOODS.length] ?? 'fog'
        const { bytes } = await paint(
          { subject: { kind: 'cover', place, mood }, style, seed: 'a' },
          SMALL,
        )
        expect(await shape(bytes)).toEqual({ format: 'webp', width: 144, height: 81 })
      }
    }
  }, 90_000)

  it('[MD9] furnishes every kind of room in all four looks', async () => {
    for (const [index, room] of ROOMS.entries()) {
      for (const [turn, style] of swept([...LOOKS.entries()], LOOKS.length)) {
        const place = PLACES[(index + turn * 4) % PLACES.length] ?? 'house'
        const mood = MOODS[(index + turn) % MOODS.length] ?? 'fog'
        const subject = { kind: 'location', place, room, mood } as const
        const { bytes } = await paint({ subject, style, seed: 'a' }, SMALL)
        expect(await shape(bytes)).toEqual({ format: 'webp', width: 77, height: 43 })
      }
    }
  }, 90_000)

  it('[MD9] paints covers, places and people in their full sizes', async () => {
    const style = 'DESIGN'
    const cover = await paint({
      subject: { kind: 'cover', place: 'train', mood: 'rain' },
      style,
      seed: 'a',
    })
    expect(await shape(cover.bytes)).toEqual({ format: 'webp', width: 1200, height: 675 })
    const subject = { kind: 'location', place: 'train', room: 'carriage', mood: 'rain' } as const
    const room = await paint({ subject, style, seed: 'a' })
    expect(await shape(room.bytes)).toEqual({ format: 'webp', width: 640, height: 360 })
    const person = await paint(portraitOf({}))
    expect(await shape(person.bytes)).toEqual({ format: 'webp', width: 360, height: 480 })
  }, 60_000)

  it('[MD16] shows what the sheet of a person says', async () => {
    const plain = await paint(portraitOf({ hair: 'short', hat: 'none', coat: '#304050' }), 0.4)
    for (const change of [
      { hat: 'peaked' },
      { hat: 'scarf' },
      { hair: 'long' },
      { hair: 'bald' },
      { accessory: 'scarf' },
      { coat: '#d0d0c0' },
      { glasses: true },
      { age: 80 },
      { culture: 'africa' },
      { garment: 'kimono' },
      { prop: 'lantern' },
      { worn: ['shawl'] },
      { cut: 'afro' },
    ] as const) {
      const changed = await paint(
        portraitOf({ hair: 'short', hat: 'none', coat: '#304050', ...change }),
        0.4,
      )
      expect(await difference(plain.bytes, changed.bytes), JSON.stringify(change)).toBeGreaterThan(
        0.35,
      )
    }
  }, 60_000)

  it('[MD16] shows the beard of a man and gives a woman none', async () => {
    const [shaven, bearded] = [{ beard: false }, { beard: true }]
    const face = async (change: Partial<PortraitSubject>) =>
      (await paint(portraitOf({ hair: 'short', ...change }), 0.4)).bytes
    const man = (change: Partial<PortraitSubject>) => face({ sex: 'male', ...change })
    expect(await difference(await man(shaven), await man(bearded))).toBeGreaterThan(0.35)
    expect(Buffer.compare(await face(shaven), await face(bearded))).toBe(0)
  })

  it.each(LOOKS)(
    '[PN2] shows the same person in another pose, and the same room from elsewhere (%s)',
    async (style) => {
      const person = portraitOf({ hair: 'long', coat: '#304050' }, 'somebody', style)
      const subject = { kind: 'location', place: 'ship', room: 'cabin', mood: 'rain' } as const
      for (const brief of [person, { subject, style, seed: 'a' }]) {
        const pictures = await Promise.all(
          [undefined, '1', '2'].map((take) => paint({ ...brief, ...(take && { take }) }, 0.25)),
        )
        const [first, second, third] = pictures.map(({ bytes }) => bytes) as [
          Uint8Array,
          Uint8Array,
          Uint8Array,
        ]
        expect(await difference(first, second)).toBeGreaterThan(3)
        expect(await difference(second, third)).toBeGreaterThan(1)
        const again = await paint({ ...brief, take: '1' }, 0.25)
        expect(Buffer.compare(again.bytes, second)).toBe(0)
      }
    },
    60_000,
  )

  it('[PN2] keeps the shape and the colours of what is painted again', () => {
    const size = { width: 90, height: 90 }
    const room = { kind: 'location', place: 'ship', room: 'cabin', mood: 'rain' } as const
    const place = (take?: string) =>
      locationScene(room, 'ANIME', createRandom('a'), size, take ? createRandom(take) : undefined)
    const [first, other] = [place(), place('2')]
    expect(other.geometry.count).toBe(first.geometry.count)
    expect(other.geometry.colours).toEqual(first.geometry.colours)
    expect(other.camera).not.toEqual(first.camera)
  })

  it('[MD16] gives six people of one game six faces', async () => {
    const faces = []
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      faces.push(
        (await paint(portraitOf({ sex: seed < 'd' ? 'female' : 'male' }, seed), 0.4)).bytes,
      )
    }
    for (const [index, face] of faces.entries()) {
      for (const other of faces.slice(index + 1))
        expect(await difference(face, other)).toBeGreaterThan(3)
    }
  }, 60_000)
})
