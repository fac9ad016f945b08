import { it } from 'vitest'
import type { ArtStyle } from '#schemas/settings.ts'
import { animeLook } from '#server/media/paint/look/anime.ts'
import { designLook } from '#server/media/paint/look/design.ts'
import { develop } from '#server/media/paint/look/finish.ts'
import { realisticLook } from '#server/media/paint/look/realistic.ts'
import { render3dLook } from '#server/media/paint/look/render-3d.ts'
import { createSample } from '#server/media/paint/look/sample.ts'
import { scaled } from '#server/media/paint/mesh/camera.ts'
import { inkAt } from '#server/media/paint/mesh/ink.ts'
import { occlusion } from '#server/media/paint/mesh/occlusion.ts'
import { rasterise } from '#server/media/paint/mesh/raster.ts'
import { render } from '#server/media/paint/mesh/render.ts'
import { lampShadow, sunShadow } from '#server/media/paint/mesh/shadow.ts'
import { PALETTES } from '#server/media/paint/palette.ts'
import { locationScene } from '#server/media/paint/room/location.ts'
import { MOODS } from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'
import { digestOf, expectAsEver } from './drawn.ts'

const LOOKS: readonly ArtStyle[] = ['REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME']
const SIZE = { width: 64, height: 36 }
const sceneOf = (room: 'parlour' | 'street', style: ArtStyle, size = SIZE) =>
  locationScene(
    { kind: 'location', place: 'manor', room, mood: 'dusk' },
    style,
    createRandom(room),
    size,
  )
/** Points all over a room, and some beyond it. */
const POINTS = Array.from({ length: 300 }, (_, at) => {
  const random = createRandom(`point ${at}`)
  return [random.between(-5, 5), random.between(-0.5, 4), random.between(-5, 5)] as const
})

it('[MD60] throws light and shadow as this version of the renderer always has', async () => {
  const lines = (['parlour', 'street'] as const).flatMap((room) => {
    const { geometry, camera, sun, reach, nearby, lamps } = sceneOf(room, 'REALISTIC')
    const canvas = rasterise(geometry, camera)
    const fine = rasterise(geometry, scaled(camera, 2))
    const inked = Float32Array.from({ length: fine.width * (fine.height - 1) - 1 }, (_, at) =>
      inkAt(fine, at),
    )
    const sunlit = sunShadow(geometry, sun, reach, 120)
    const lit = lampShadow(geometry, lamps[0]?.place ?? [0, 2, 0], 40)
    const share = (shadow: typeof lit) => Float32Array.from(POINTS.map((point) => shadow(...point)))
    return [
      `${room} seen ${digestOf(canvas.nearness, JSON.stringify([...canvas.owner]))}`,
      `${room} open ${digestOf(occlusion(canvas, camera, nearby).values)}`,
      `${room} inked ${digestOf(inked)}`,
      `${room} under the sun ${digestOf(share(sunlit))}`,
      `${room} under its lamp ${digestOf(share(lit))}`,
    ]
  })
  await expectAsEver('light', lines)
})

it('[MD60] turns light into colour in each look as this version of the renderer always has', async () => {
  const looks = { realisticLook, designLook, render3dLook, animeLook }
  const lines = Object.entries(looks).flatMap(([name, look]) =>
    MOODS.map((mood) => {
      const out = [true, false].flatMap((indoors) => {
        const colour = look(PALETTES[mood], indoors, indoors ? 1 : 0.4)
        return POINTS.map((_, at) => {
          const random = createRandom(`sample ${at}`)
          const sample = createSample()
          for (const field of Object.keys(sample) as (keyof typeof sample)[])
            sample[field] = random.between(0, 1)
          // some shine, lie far off, or are turned away
          sample.glow = at % 7 === 0 ? 1.4 : 0
          sample.distance = random.between(0, 30)
          sample.x = random.between(-4, 4)
          sample.normalY = random.between(-1, 1)
          colour(sample)
          return [sample.outRed, sample.outGreen, sample.outBlue, sample.halo]
        })
      })
      return `${name} ${mood} ${digestOf(Float32Array.from(out.flat()))}`
    }),
  )
  await expectAsEver('looks', lines)
})

it('[MD60] develops a film in each look, small and large, as this version of the renderer always has', async () => {
  const lines = LOOKS.flatMap((style) =>
    [
      { width: 90, height: 60 },
      { width: 501, height: 40 },
    ].map((size) => {
      const random = createRandom('film')
      const length = size.width * size.height * 3
      const colours = Float32Array.from({ length }, () => random.next())
      const halo = Float32Array.from({ length }, () => (random.chance(0.05) ? 2 : 0))
      const bytes = develop({ ...size, colours, halo }, style, PALETTES.dusk)
      return `${style} ${size.width} ${digestOf(bytes)}`
    }),
  )
  await expectAsEver('films', lines)
})

it('[MD60] renders a room in each look as this version of the renderer always has', async () => {
  const lines = LOOKS.flatMap((style) =>
    (['parlour', 'street'] as const).map((room) => {
      const size = style === 'ANIME' ? { width: 80, height: 200 } : { width: 96, height: 54 }
      return `${room} ${style} ${digestOf(render(sceneOf(room, style, size)))}`
    }),
  )
  await expectAsEver('renders', lines)
})
