import type { Random } from '../../random.ts'
import { type Camera, createCamera } from '../mesh/camera.ts'
import type { MeshScene } from '../mesh/render.ts'
import type { Vector } from '../vector.ts'
import type { RoomPlan } from './plan.ts'

/** The size of a picture in pixels. */
export type Size = { width: number; height: number }
/** From where a place is seen, whatever the size of its picture. */
export type Standpoint = (size: Size) => Camera

const seen =
  (eye: Vector, target: Vector, angle: number): Standpoint =>
  ({ width, height }) =>
    createCamera(eye, target, angle, width, height)

const isNarrow = ({ width, depth }: RoomPlan): boolean => width < depth * 0.6

/** From a near corner into a room. */
export function insideView(plan: RoomPlan, random: Random): Standpoint {
  const { width, depth } = plan
  if (isNarrow(plan)) {
    const eye: Vector = [random.between(-0.2, 0.3), 1.55, depth / 2 - 0.3]
    return seen(eye, [0, 1.15, -depth / 2], 58)
  }
  const eye: Vector = [
    width / 2 - random.between(1, 1.5),
    random.between(1.5, 1.75),
    depth / 2 - 0.25,
  ]
  return seen(eye, [-width * 0.09, 1, -depth * 0.33], 57)
}

/** Into the same room from another spot: from low, from above, from its middle, or from its other corner. */
export function otherInsideView(plan: RoomPlan, random: Random): Standpoint {
  const { width, depth, height } = plan
  if (isNarrow(plan)) {
    const [x, y, ahead] = random.pick([
      [-0.6, 1.15, 0.3],
      [0.65, 1.95, 0.3],
      [-0.35, 1.45, 1.5],
      [0.3, 1.3, 2],
    ])
    const eye: Vector = [x * Math.min(1, width / 2.4), Math.min(y, height - 0.3), depth / 2 - ahead]
    return seen(eye, [-x * 0.5, 1.1, -depth / 2], random.between(52, 60))
  }
  const [across, up, aim, ahead] = random.pick([
    [0.38, 0.95, -0.14, 0.25],
    [0.28, 2.1, -0.08, 0.25],
    [0.06, 1.6, -0.02, 0.25],
    [-0.3, 1.55, 0.1, 0.25],
    [0.12, 1.3, -0.16, 0.8],
  ])
  const eye: Vector = [
    width * across + random.between(-0.15, 0.15),
    Math.min(up, height - 0.35),
    depth / 2 - ahead,
  ]
  return seen(eye, [width * aim, up > 1.9 ? 0.75 : 1, -depth * 0.33], random.between(53, 59))
}

/** A room as a model on a table, from its open corner. */
export function modelView({ width, depth, height }: RoomPlan): Standpoint {
  const reach = Math.max(width, depth * 0.95, height * 1.7)
  return seen([reach * 1.1, reach * 0.98, reach * 1.2], [0, height * 0.26, 0], 33)
}

/** The same model turned on its table; its walls stay behind it. */
export function otherModelView({ width, depth, height }: RoomPlan, random: Random): Standpoint {
  const reach = Math.max(width, depth * 0.95, height * 1.7)
  const turn = random.pick([0.42, 0.54, 1, 1.12])
  const rise = random.between(0.78, 1.16)
  const away = Math.hypot(1.1, 1.2) * reach
  const eye: Vector = [Math.sin(turn) * away, reach * rise, Math.cos(turn) * away]
  return seen(eye, [0, height * 0.26, 0], random.between(32, 34.5))
}

/** Somewhere under the sky, as who walks there sees it. */
export const openView = (random: Random): Standpoint =>
  seen([random.between(0.2, 0.8), 1.7, 3], [-0.1, 1.35, -3], 52)

/** The same spot from a few steps aside. */
export function otherOpenView(random: Random): Standpoint {
  const [x, y, aim] = random.pick([
    [-0.9, 1.5, 0.25],
    [1.5, 1.9, -0.3],
    [0.1, 1.15, 0],
    [-0.4, 2.4, 0.1],
  ])
  return seen([x, y, random.between(2.7, 3.2)], [aim, y > 2 ? 1 : 1.35, -3], random.between(48, 54))
}

/** A spot under the sky as a model. */
export const openModelView: Standpoint = seen([5.2, 5.6, 7.6], [0, 0.4, -2], 36)

/** The same model turned on its table. */
export function otherOpenModelView(random: Random): Standpoint {
  const turn = random.pick([-0.25, 0.05, 0.3, 0.85])
  const away = 10.9
  const eye: Vector = [Math.sin(turn) * away, random.between(4.6, 6.6), -2 + Math.cos(turn) * away]
  return seen(eye, [0, 0.4, -2], random.between(34.5, 37))
}

/** The same place in another light: lamps turned up or down, and the light from outside from elsewhere. */
export function inOtherLight(scene: MeshScene, random: Random): MeshScene {
  const power = random.pick([0.6, 0.75, 1.25, 1.5])
  const [x, y, z] = scene.sun
  const sun: Vector = scene.indoors
    ? [x + random.between(-0.35, 0.35), y * random.between(0.7, 1.25), z]
    : [-x * random.between(0.7, 1.2), y * random.between(0.7, 1.15), z]
  return {
    ...scene,
    sun,
    lamps: scene.lamps.map((lamp) => ({ ...lamp, power: lamp.power * power })),
  }
}
