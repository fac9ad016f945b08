import type { CoverSubject, Mood, PlaceKind } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { buildEmblem } from '../emblem/build-emblem.ts'
import { studioBackdrop } from '../look/backdrop.ts'
import { createCamera } from '../mesh/camera.ts'
import { meshFor } from '../mesh/mesh.ts'
import type { MeshScene } from '../mesh/render.ts'
import { PALETTES } from '../palette.ts'
import { createSite, type PropSite } from '../props/site.ts'
import { locationScene, type Size } from '../room/location.ts'
import { house, manor, shop } from './homes.ts'
import { hospital, museum, theatre } from './institutions.ts'
import { desert, lighthouse, ship, space } from './shores.ts'
import { city, school, village } from './towns.ts'
import { forest, temple, train } from './wilds.ts'

const BUILDERS = {
  lighthouse,
  train,
  manor,
  school,
  city,
  village,
  ship,
  hospital,
  theatre,
  space,
  museum,
  forest,
  desert,
  shop,
  temple,
  house,
} satisfies Record<Exclude<PlaceKind, 'library'>, (site: PropSite, mood: Mood) => void>

// Subjects that need more sky above the board.
const TALL = new Set<PlaceKind>(['lighthouse', 'temple', 'city', 'ship', 'space'])

const EMBLEM_MIDDLE = 2.5

/** Sets the scene of a cover as a model on a table. */
export function dioramaScene(subject: CoverSubject, random: Random, size: Size): MeshScene {
  const { place, mood, emblem } = subject
  // A library is best seen from inside: its model is a room.
  if (place === 'library' && emblem === undefined) {
    return locationScene(
      { kind: 'location', place, room: 'archive', mood },
      'RENDER_3D',
      random,
      size,
    )
  }
  const palette = PALETTES[mood]
  const site = createSite(meshFor(size.height), random.fork('things'))
  if (emblem !== undefined) buildEmblem(site, emblem, mood)
  else if (place !== 'library') BUILDERS[place](site, mood)
  const turn = random.between(0.3, 0.52)
  const distance = emblem === undefined ? 15.2 : 12.6
  return {
    geometry: site.mesh.finish(),
    camera: createCamera(
      [Math.sin(turn) * distance, 5.6, Math.cos(turn) * distance],
      [0, emblem !== undefined ? EMBLEM_MIDDLE : TALL.has(place) ? 1.9 : 1.15, 0],
      29,
      size.width,
      size.height,
    ),
    lamps: [...site.lamps].sort((first, second) => second.power - first.power).slice(0, 6),
    sun: [-0.55, 0.85, 0.6],
    reach: 6.6,
    indoors: false,
    nearby: 0.5,
    backdrop: studioBackdrop('RENDER_3D', palette),
    palette,
    style: 'RENDER_3D',
  }
}
