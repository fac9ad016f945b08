import { cross, minus, unit, type Vector } from '../vector.ts'

/** Where the picture is seen from; `focal` in pixels. */
export type Camera = {
  eye: Vector
  right: Vector
  up: Vector
  forward: Vector
  focal: number
  width: number
  height: number
}

/** Points a camera; `angle` is the height of the view in degrees. */
export function createCamera(
  eye: Vector,
  target: Vector,
  angle: number,
  width: number,
  height: number,
): Camera {
  const forward = unit(minus(target, eye))
  const upright: Vector = Math.abs(forward[1]) > 0.999 ? [0, 0, -1] : [0, 1, 0]
  const right = unit(cross(forward, upright))
  const up = cross(right, forward)
  const focal = height / 2 / Math.tan((angle * Math.PI) / 360)
  return { eye, right, up, forward, focal, width, height }
}

/** The same view with more or fewer pixels. */
export function scaled(camera: Camera, factor: number): Camera {
  return {
    ...camera,
    focal: camera.focal * factor,
    width: camera.width * factor,
    height: camera.height * factor,
  }
}
