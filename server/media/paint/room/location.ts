import type { ArtStyle } from '#schemas/settings.ts'
import type { LocationSubject } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { skyBackdrop, studioBackdrop } from '../look/backdrop.ts'
import { createCamera } from '../mesh/camera.ts'
import { meshFor } from '../mesh/mesh.ts'
import type { MeshScene } from '../mesh/render.ts'
import { PALETTES } from '../palette.ts'
import { PROPS } from '../props/catalogue.ts'
import { createSite, type PropSite } from '../props/site.ts'
import type { Vector } from '../vector.ts'
import { DECOR } from './finish.ts'
import { buildGround } from './ground.ts'
import type { OpenPlan, Placement, RoomPlan } from './plan.ts'
import { HOME_PLANS } from './plans-home.ts'
import { OPEN_PLANS } from './plans-open.ts'
import { PUBLIC_PLANS } from './plans-public.ts'
import { WORK_PLANS } from './plans-work.ts'
import { buildShell } from './shell.ts'

/** The size of a picture in pixels. */
export type Size = { width: number; height: number }

const ROOM_PLANS: Record<string, RoomPlan> = { ...HOME_PLANS, ...WORK_PLANS, ...PUBLIC_PLANS }
const SKY_PLANS: Record<string, OpenPlan> = OPEN_PLANS

// Things that hang on the near wall, which a model without near walls cannot show.
const HUNG = new Set([
  'frame',
  'pictures',
  'mirror',
  'door',
  'map',
  'blackboard',
  'banner',
  'hooks',
  'coats',
])

/** Sets the scene of a place of the game: a furnished room, or somewhere under the sky. */
export function locationScene(
  subject: LocationSubject,
  style: ArtStyle,
  random: Random,
  size: Size,
): MeshScene {
  const plan = ROOM_PLANS[subject.room]
  if (plan) return roomScene(subject, plan, style, random, size)
  const open = SKY_PLANS[subject.room]
  if (!open) throw new Error(`No plan for the room ${subject.room}: add one to room/plans-*.ts`)
  return openScene(subject, open, style, random, size)
}

function roomScene(
  subject: LocationSubject,
  plan: RoomPlan,
  style: ArtStyle,
  random: Random,
  size: Size,
): MeshScene {
  const model = style === 'RENDER_3D'
  const palette = PALETTES[subject.mood]
  const site = createSite(meshFor(size.height), random.fork('things'))
  buildShell(site, plan, DECOR[subject.place], palette, subject.mood, model)
  const things = plan.either ? [...plan.things, random.pick(plan.either)] : plan.things
  for (const placement of things) {
    const near = placement[1] > plan.width / 2 - 0.35
    if (!(model && near && HUNG.has(placement[0]))) furnish(site, placement)
  }
  const lamps = keyFirst(site)
  return {
    geometry: site.mesh.finish(),
    camera: model ? modelCamera(plan, size) : insideCamera(plan, random, size),
    lamps,
    sun: model ? [0.5, 0.85, 0.6] : plan.side ? [-1, 0.6, -0.2] : [-0.3, 0.55, -1],
    reach: Math.max(plan.width, plan.depth) * 0.85,
    indoors: !model,
    nearby: 0.5,
    backdrop: studioBackdrop(style, palette),
    palette,
    style,
  }
}

function insideCamera(plan: RoomPlan, random: Random, size: Size) {
  const { width, depth } = plan
  if (width < depth * 0.6) {
    const eye: Vector = [random.between(-0.2, 0.3), 1.55, depth / 2 - 0.3]
    return createCamera(eye, [0, 1.15, -depth / 2], 58, size.width, size.height)
  }
  const eye: Vector = [
    width / 2 - random.between(1, 1.5),
    random.between(1.5, 1.75),
    depth / 2 - 0.25,
  ]
  return createCamera(eye, [-width * 0.09, 1, -depth * 0.33], 57, size.width, size.height)
}

function modelCamera({ width, depth, height }: RoomPlan, size: Size) {
  const reach = Math.max(width, depth * 0.95, height * 1.7)
  const eye: Vector = [reach * 1.1, reach * 0.98, reach * 1.2]
  return createCamera(eye, [0, height * 0.26, 0], 33, size.width, size.height)
}

function openScene(
  subject: LocationSubject,
  plan: OpenPlan,
  style: ArtStyle,
  random: Random,
  size: Size,
): MeshScene {
  const model = style === 'RENDER_3D'
  const palette = PALETTES[subject.mood]
  const site = createSite(meshFor(size.height), random.fork('things'))
  buildGround(site, plan, palette, subject.mood, model)
  for (const placement of plan.things) {
    // On a model the near row of houses would hide the street.
    if (!(model && placement[0] === 'townHouse' && placement[1] > 0)) furnish(site, placement)
  }
  const lamps = keyFirst(site)
  const eye: Vector = model ? [5.2, 5.6, 7.6] : [random.between(0.2, 0.8), 1.7, 3]
  const target: Vector = model ? [0, 0.4, -2] : [-0.1, 1.35, -3]
  return {
    geometry: site.mesh.finish(),
    camera: createCamera(eye, target, model ? 36 : 52, size.width, size.height),
    lamps,
    sun: subject.mood === 'dusk' ? [-0.9, 0.4, -0.25] : [-0.6, 0.8, 0.35],
    reach: 9,
    indoors: false,
    nearby: 0.7,
    backdrop: model ? studioBackdrop(style, palette) : skyBackdrop(style, palette, subject.mood),
    palette,
    style,
  }
}

const QUARTER = Math.PI / 2

function furnish(site: PropSite, [prop, x, z, turn = 0, y = 0]: Placement): void {
  const nudge = Number.isInteger(turn) ? 0 : site.random.between(-0.08, 0.08)
  site.mesh.stand(x, y, z, (turn + nudge) * QUARTER, () => PROPS[prop](site))
}

// The strongest lamp leads, because only the first one throws shadows.
function keyFirst(site: PropSite) {
  return [...site.lamps].sort((first, second) => second.power - first.power).slice(0, 5)
}
