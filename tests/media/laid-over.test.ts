import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { weatherOverlay } from '#server/media/paint/look/weather.ts'
import { render } from '#server/media/paint/mesh/render.ts'
import { paint } from '#server/media/paint/paint.ts'
import { locationScene } from '#server/media/paint/room/location.ts'
import type { LocationSubject } from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'

const STYLE = 'REALISTIC'
const SCALE = 0.25
const SIZE = { width: 160, height: 90 }
const SEEDS = ['a', 'b', 'c', 'd']

const pixelsOf = (picture: Sharp): Promise<Buffer> => picture.removeAlpha().raw().toBuffer()

/** A painted place, and its scene before anything was laid over it or turned, as the chance of both goes on from it. */
async function both(subject: LocationSubject, seed: string) {
  const { bytes } = await paint({ subject, style: STYLE, seed }, SCALE)
  const name = `location|${seed}|${subject.place}|${subject.room}`
  const other = subject.layout && createRandom(`${name}|layout ${subject.layout}`)
  const random = createRandom(name)
  const scene = render(locationScene(subject, STYLE, random, SIZE, other || undefined))
  return { painted: await pixelsOf(sharp(bytes)), scene, random }
}

const asPicture = (scene: Uint8Array) => sharp(scene, { raw: { ...SIZE, channels: 3 } })
/** As fine as a picture is served, so that what it loses is lost on both sides. */
const served = async (picture: Sharp): Promise<Buffer> =>
  pixelsOf(sharp(await picture.webp({ quality: 82, effort: 2 }).toBuffer()))

/** How far two pictures are from each other, 0 to 255. */
const apart = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

const place = (room: LocationSubject['room'], mood: LocationSubject['mood'], layout?: number) =>
  ({ kind: 'location', place: 'ship', room, mood, ...(layout && { layout }) }) as const

it('[MD61] rain and snow are seen over a place under the sky', async () => {
  for (const mood of ['rain', 'storm', 'snow'] as const) {
    const { painted, scene, random } = await both(place('shore', mood), 'a')
    const marks = Buffer.from(weatherOverlay(mood, STYLE, random, SIZE) ?? '')
    const wet = await served(asPicture(scene).composite([{ input: marks }]))
    expect(apart(painted, wet), mood).toBe(0)
    expect(apart(painted, await served(asPicture(scene))), mood).toBeGreaterThan(0.2)
  }
})

it('[MD61] nothing falls under a roof or from a clear sky', async () => {
  const { painted, scene } = await both(place('shore', 'clear'), 'a')
  expect(apart(painted, await served(asPicture(scene)))).toBe(0)
  const inside = await both(place('cabin', 'rain'), 'a')
  expect(apart(inside.painted, await served(asPicture(inside.scene)))).toBe(0)
})

it('[MD61] a room is seen as it stands or the other way round, as its seed says, and its next of kin the other way', async () => {
  const turned = (layout?: number, room: LocationSubject['room'] = 'cabin') =>
    Promise.all(
      SEEDS.map(async (seed) => {
        const { painted, scene } = await both(place(room, 'fog', layout), seed)
        const [asIs, other] = [asPicture(scene), asPicture(scene).flop()]
        const isTurned = apart(painted, await served(other)) === 0
        expect(isTurned || apart(painted, await served(asIs)) === 0, seed).toBe(true)
        return isTurned
      }),
    )
  expect(await turned()).toEqual([false, true, true, true])
  expect(await turned(1)).toEqual([true, false, false, false])
  expect(await turned(undefined, 'shore')).toEqual([false, false, false, false])
})
