import { cross, unit, type Vector } from '../vector.ts'
import { type Camera, createCamera } from './camera.ts'
import { type Geometry, numberAt } from './geometry.ts'
import { type Canvas, createCanvas, fillTriangle, rasterise } from './raster.ts'

/** How much of a light reaches a point, 0 to 1. */
export type Shadow = (x: number, y: number, z: number) => number

/** Shadows of a far light shining from `direction`, over a square of `reach` about the middle. */
export function sunShadow(
  geometry: Geometry,
  direction: Vector,
  reach: number,
  size: number,
): Shadow {
  const sun = unit(direction)
  const right = unit(cross([0, 1, 0], sun))
  const up = cross(sun, right)
  const canvas = createCanvas(size, size)
  const scale = size / (2 * reach)
  // Nearness must stay above zero, the value of an empty canvas.
  const lift = 100
  const shape = new Float64Array(9)
  for (let index = 0; index < geometry.count; index++) {
    if (numberAt(geometry.glows, index) > 0) continue
    for (let corner = 0; corner < 9; corner += 3) {
      const x = numberAt(geometry.places, index * 9 + corner)
      const y = numberAt(geometry.places, index * 9 + corner + 1)
      const z = numberAt(geometry.places, index * 9 + corner + 2)
      shape[corner] = size / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale
      shape[corner + 1] = size / 2 + (x * up[0] + y * up[1] + z * up[2]) * scale
      shape[corner + 2] = lift + x * sun[0] + y * sun[1] + z * sun[2]
    }
    fillTriangle(canvas, index, shape, 1, 2)
  }
  const slack = 0.03 + (reach / size) * 3
  return (x, y, z) => {
    const column = size / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale
    const row = size / 2 + (x * up[0] + y * up[1] + z * up[2]) * scale
    const height = lift + x * sun[0] + y * sun[1] + z * sun[2] + slack
    return share(canvas, column, row, height)
  }
}

const FACES: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
]

/** Shadows of a lamp that shines to all sides. Shining things, its own flame too, throw none. */
export function lampShadow(geometry: Geometry, lamp: Vector, size: number): Shadow {
  const faces = FACES.map((face) => {
    const target: Vector = [lamp[0] + face[0], lamp[1] + face[1], lamp[2] + face[2]]
    const camera = createCamera(lamp, target, 90, size, size)
    return { camera, canvas: rasterise(geometry, camera, 'solid') }
  })
  return (x, y, z) => {
    const [dx, dy, dz] = [x - lamp[0], y - lamp[1], z - lamp[2]]
    const face = faces[faceOf(dx, dy, dz)]
    return face ? lampShare(face.camera, face.canvas, dx, dy, dz) : 1
  }
}

function faceOf(x: number, y: number, z: number): number {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  if (ax >= ay && ax >= az) return x > 0 ? 0 : 1
  if (ay >= az) return y > 0 ? 2 : 3
  return z > 0 ? 4 : 5
}

function lampShare(camera: Camera, canvas: Canvas, x: number, y: number, z: number): number {
  const { right, up, forward, focal } = camera
  const distance = x * forward[0] + y * forward[1] + z * forward[2]
  const scale = focal / distance
  const column = canvas.width / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale
  const row = canvas.height / 2 - (x * up[0] + y * up[1] + z * up[2]) * scale
  return share(canvas, column, row, 1 / (distance * 0.97 - 0.03))
}

// A soft edge: the share of nine neighbours that are lit.
function share(canvas: Canvas, column: number, row: number, height: number): number {
  const left = Math.floor(column)
  const top = Math.floor(row)
  let lit = 0
  for (let y = top - 1; y <= top + 1; y++) {
    for (let x = left - 1; x <= left + 1; x++) {
      const outside = x < 0 || y < 0 || x >= canvas.width || y >= canvas.height
      if (outside || numberAt(canvas.nearness, y * canvas.width + x) <= height) lit++
    }
  }
  return lit / 9
}
