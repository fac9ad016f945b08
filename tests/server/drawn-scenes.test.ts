import { it } from 'vitest'
import type { ArtStyle } from '#schemas/settings.ts'
import { EMBLEMS } from '#server/media/emblem-names.ts'
import { NAMED_THINGS } from '#server/media/named-things.ts'
import { dioramaScene } from '#server/media/paint/diorama/diorama.ts'
import { meshFor } from '#server/media/paint/mesh/mesh.ts'
import { PROPS } from '#server/media/paint/props/catalogue.ts'
import { createSite } from '#server/media/paint/props/site.ts'
import { locationScene } from '#server/media/paint/room/location.ts'
import { type LocationSubject, MOODS, PLACES, ROOMS } from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'
import { digestOf, expectAsEver } from './drawn.ts'
import { sceneDigest } from './drawn-scene.ts'

const LOOKS: readonly ArtStyle[] = ['REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME']
/** Round things are cut more finely from 200 pixels on. */
const SIZES = [
  { width: 354, height: 199 },
  { width: 356, height: 200 },
]
const at = <One>(list: readonly One[], index: number): One => list[index % list.length] as One

it('[MD60] sets up each kind of room in each look as this version of the renderer always has', async () => {
  const lines = ROOMS.flatMap((room, index) =>
    LOOKS.flatMap((style, look) =>
      [undefined, 'again'].map((take, turn) => {
        const count = index + look * 5 + turn * 3
        const place = at(PLACES, count)
        const mood = at(MOODS, count)
        const subject: LocationSubject = { kind: 'location', place, room, mood }
        const random = createRandom(`${room} ${count}`)
        const again = take && createRandom(`${take} ${count}`)
        const size = at(SIZES, index + turn)
        const scene = locationScene(subject, style, random, size, again || undefined)
        return `${room} ${place} ${mood} ${style} ${take ?? 'first'} ${sceneDigest(scene)}`
      }),
    ),
  )
  await expectAsEver('room-scenes', lines)
})

it('[MD60] sets up what a place is said to have as this version of the renderer always has', async () => {
  const lines = NAMED_THINGS.map((thing, index) => {
    const things = [thing, at(NAMED_THINGS, index + 7), at(NAMED_THINGS, index + 20)]
    // every fourth room, others for the next thing: all of them for each take long
    const rooms = ROOMS.filter((_, turn) => turn % 4 === index % 4)
    const seen = rooms.map((room, turn) => {
      const [place, mood] = [at(PLACES, turn), at(MOODS, turn)]
      const subject: LocationSubject = { kind: 'location', place, room, mood, things }
      const style = at(LOOKS, turn + index)
      return sceneDigest(locationScene(subject, style, createRandom(room), at(SIZES, 0)))
    })
    return `${thing} ${digestOf(...seen)}`
  })
  await expectAsEver('named-scenes', lines)
})

it('[MD60] builds the model of each place under each sky as this version of the renderer always has', async () => {
  const lines = PLACES.flatMap((place) =>
    MOODS.map((mood, turn) => {
      const random = createRandom(`${place} ${mood}`)
      const scene = dioramaScene({ kind: 'cover', place, mood }, random, at(SIZES, turn))
      return `${place} ${mood} ${sceneDigest(scene)}`
    }),
  )
  await expectAsEver('model-scenes', lines)
})

it('[MD60] builds the model of each emblem as this version of the renderer always has', async () => {
  const lines = EMBLEMS.map((emblem, turn) => {
    const mood = at(MOODS, turn)
    const subject = { kind: 'cover', place: at(PLACES, turn), mood, emblem } as const
    return `${emblem} ${sceneDigest(dioramaScene(subject, createRandom(emblem), at(SIZES, turn)))}`
  })
  await expectAsEver('emblem-scenes', lines)
})

it('[MD60] builds each thing by itself as this version of the renderer always has', async () => {
  const lines = Object.entries(PROPS).map(([name, build]) => {
    const digests = SIZES.flatMap(({ height }) =>
      ['a', 'b', 'c', 'd'].map((seed) => {
        const site = createSite(meshFor(height), createRandom(seed))
        build(site)
        const { places, normals, colours, glows } = site.mesh.finish()
        return digestOf(places, normals, colours, glows, JSON.stringify(site.lamps))
      }),
    )
    return `${name} ${digestOf(...digests)}`
  })
  await expectAsEver('things', lines)
})
