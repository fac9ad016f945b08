import type { Sample } from '../look/sample.ts'
import type { Vector } from '../vector.ts'
import { type Geometry, numberAt } from './geometry.ts'

/** Fills a sample with the point where a ray meets a triangle: place, smooth normal, own colour. */
export function surfaceAt(
  sample: Sample,
  geometry: Geometry,
  owner: number,
  eye: Vector,
  ray: Vector,
  distance: number,
): void {
  sample.x = eye[0] + ray[0] * distance
  sample.y = eye[1] + ray[1] * distance
  sample.z = eye[2] + ray[2] * distance
  sample.distance = distance
  sample.glow = numberAt(geometry.glows, owner)
  weigh(geometry.places, owner * 9, sample)
  const { normals, colours } = geometry
  const start = owner * 9
  const x = mixed(normals, start)
  const y = mixed(normals, start + 1)
  const z = mixed(normals, start + 2)
  // Math.hypot takes ten times as long, and this runs for every point
  const length = Math.sqrt(ray[0] * ray[0] + ray[1] * ray[1] + ray[2] * ray[2])
  const size = Math.sqrt(x * x + y * y + z * z) || 1
  const towards = -(x * ray[0] + y * ray[1] + z * ray[2]) / (length * size)
  // Sheets have two sides: the one seen is the one that is lit.
  const side = (towards < -0.15 ? -1 : 1) / size
  sample.normalX = x * side
  sample.normalY = y * side
  sample.normalZ = z * side
  sample.facing = Math.min(1, Math.abs(towards))
  sample.red = mixed(colours, start)
  sample.green = mixed(colours, start + 1)
  sample.blue = mixed(colours, start + 2)
}

// The shares of the three corners at the point last weighed; reused, because this runs for every point.
const shares = { a: 0, b: 0, c: 0 }

function mixed(numbers: Float32Array, start: number): number {
  return (
    numberAt(numbers, start) * shares.a +
    numberAt(numbers, start + 3) * shares.b +
    numberAt(numbers, start + 6) * shares.c
  )
}

function weigh(
  places: Float32Array,
  start: number,
  point: { x: number; y: number; z: number },
): void {
  const [ax, ay, az] = [
    numberAt(places, start),
    numberAt(places, start + 1),
    numberAt(places, start + 2),
  ]
  const ux = numberAt(places, start + 3) - ax
  const uy = numberAt(places, start + 4) - ay
  const uz = numberAt(places, start + 5) - az
  const vx = numberAt(places, start + 6) - ax
  const vy = numberAt(places, start + 7) - ay
  const vz = numberAt(places, start + 8) - az
  const [px, py, pz] = [point.x - ax, point.y - ay, point.z - az]
  const uu = ux * ux + uy * uy + uz * uz
  const uv = ux * vx + uy * vy + uz * vz
  const vv = vx * vx + vy * vy + vz * vz
  const pu = px * ux + py * uy + pz * uz
  const pv = px * vx + py * vy + pz * vz
  const area = uu * vv - uv * uv || 1
  const b = Math.max(0, Math.min(1, (vv * pu - uv * pv) / area))
  const c = Math.max(0, Math.min(1 - b, (uu * pv - uv * pu) / area))
  shares.a = 1 - b - c
  shares.b = b
  shares.c = c
}
