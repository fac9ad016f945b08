import type { ArtStyle } from '#schemas/settings.ts'
import type { LocationSubject } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { skyBackdrop, studioBackdrop } from '../look/backdrop.ts'
import { meshFor } from '../mesh/mesh.ts'
import type { MeshScene } from '../mesh/render.ts'
import { PALETTES } from '../palette.ts'
import { PROPS } from '../props/catalogue.ts'
import { createSite, type PropSite } from '../props/site.ts'
import { DECOR } from './finish.ts'
import { buildGround } from './ground.ts'
import { namedPlacements } from './named-places.ts'
import type { OpenPlan, Placement, RoomPlan } from './plan.ts'
import { HOME_PLANS } from './plans-home.ts'
import { OPEN_PLANS } from './plans-open.ts'
import { PUBLIC_PLANS } from './plans-public.ts'
import { WORK_PLANS } from './plans-work.ts'
import { buildShell } from './shell.ts'
import {
  inOtherLight,
  insideView,
  modelView,
  openModelView,
  openView,
  otherInsideView,
  otherModelView,
  otherOpenModelView,
  otherOpenView,
  type Size,
  type Standpoint,
} from './standpoint.ts'

export type { Size } from './standpoint.ts'

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

/** Sets the scene of a place of the game: a furnished room, or somewhere under the sky; `again` shows it from elsewhere. */
export function locationScene(
  subject: LocationSubject,
  style: ArtStyle,
  random: Random,
  size: Size,
  again?: Random,
): MeshScene {
  const plan = ROOM_PLANS[subject.room]
  const open = SKY_PLANS[subject.room]
  if (!plan && !open)
    throw new Error(`No plan for the room ${subject.room}: add one to room/plans-*.ts`)
  const scene = plan
    ? roomScene(subject, plan, style, random, size, again)
    : openScene(subject, open as OpenPlan, style, random, size, again)
  return again ? inOtherLight(scene, again.fork('light')) : scene
}

function roomScene(
  subject: LocationSubject,
  plan: RoomPlan,
  style: ArtStyle,
  random: Random,
  size: Size,
  again: Random | undefined,
): MeshScene {
  const model = style === 'RENDER_3D'
  const palette = PALETTES[subject.mood]
  const site = createSite(meshFor(size.height), random.fork('things'))
  buildShell(site, plan, DECOR[subject.place], palette, subject.mood, model)
  const own = plan.either ? [...plan.things, random.pick(plan.either)] : plan.things
  const things = withNamed(subject, plan, own)
  for (const placement of things) {
    const near = placement[1] > plan.width / 2 - 0.35
    if (!(model && near && HUNG.has(placement[0]))) furnish(site, placement)
  }
  const lamps = keyFirst(site)
  return {
    geometry: site.mesh.finish(),
    camera: roomView(plan, model, random, again)(size),
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

/** What is drawn for the first view is drawn for another one too: whatever chance decides after it stays as it was. */
function roomView(
  plan: RoomPlan,
  model: boolean,
  random: Random,
  again: Random | undefined,
): Standpoint {
  if (model) return again ? otherModelView(plan, again) : modelView(plan)
  const first = insideView(plan, random)
  return again ? otherInsideView(plan, again) : first
}

function groundView(model: boolean, random: Random, again: Random | undefined): Standpoint {
  if (model) return again ? otherOpenModelView(again) : openModelView
  const first = openView(random)
  return again ? otherOpenView(again) : first
}

function openScene(
  subject: LocationSubject,
  plan: OpenPlan,
  style: ArtStyle,
  random: Random,
  size: Size,
  again: Random | undefined,
): MeshScene {
  const model = style === 'RENDER_3D'
  const palette = PALETTES[subject.mood]
  const site = createSite(meshFor(size.height), random.fork('things'))
  buildGround(site, plan, palette, subject.mood, model)
  for (const placement of withNamed(subject, plan, plan.things)) {
    // On a model the near row of houses would hide the street.
    if (!(model && placement[0] === 'townHouse' && placement[1] > 0)) furnish(site, placement)
  }
  const lamps = keyFirst(site)
  return {
    geometry: site.mesh.finish(),
    camera: groundView(model, random, again)(size),
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

const withNamed = (
  { things = [] }: LocationSubject,
  plan: RoomPlan | OpenPlan,
  own: readonly Placement[],
): Placement[] => [...own, ...namedPlacements(things, plan, own)]

const QUARTER = Math.PI / 2

function furnish(site: PropSite, [prop, x, z, turn = 0, y = 0]: Placement): void {
  const nudge = Number.isInteger(turn) ? 0 : site.random.between(-0.08, 0.08)
  site.mesh.stand(x, y, z, (turn + nudge) * QUARTER, () => PROPS[prop](site))
}

// The strongest lamp leads, because only the first one throws shadows.
function keyFirst(site: PropSite) {
  return [...site.lamps].sort((first, second) => second.power - first.power).slice(0, 5)
}
