import type { Vector } from '../vector.ts'
import type { Camera } from './camera.ts'
import { at, type Geometry } from './geometry.ts'

/** What is nearest at each point: `nearness` (larger is nearer, 0 is nothing) and the triangle. */
export type Canvas = {
  width: number
  height: number
  nearness: Float32Array
  owner: Int32Array
}

const NEAR = 0.08

/** Draws all triangles seen by a camera; nearness is one over the distance. */
export function rasterise(geometry: Geometry, camera: Camera): Canvas {
  const canvas = createCanvas(camera.width, camera.height)
  const polygon: number[] = []
  for (let index = 0; index < geometry.count; index++) {
    clip(geometry, camera, index, polygon)
    if (polygon.length < 9) continue
    toScreen(polygon, camera)
    for (let corner = 6; corner < polygon.length; corner += 3) {
      fill(canvas, index, polygon, corner - 3, corner)
    }
  }
  return canvas
}

/** An empty canvas. */
export function createCanvas(width: number, height: number): Canvas {
  return {
    width,
    height,
    nearness: new Float32Array(width * height),
    owner: new Int32Array(width * height).fill(-1),
  }
}

// View coordinates of the triangle, cut at the near plane: at most four corners of three numbers.
function clip(geometry: Geometry, camera: Camera, index: number, polygon: number[]): void {
  polygon.length = 0
  const corners = [0, 3, 6].map((offset) => viewed(geometry, camera, index * 9 + offset))
  for (let corner = 0; corner < 3; corner++) {
    const a = corners[corner]
    const b = corners[(corner + 1) % 3]
    if (!a || !b) return
    if (a[2] >= NEAR) polygon.push(...a)
    if (a[2] >= NEAR === b[2] >= NEAR) continue
    const share = (NEAR - a[2]) / (b[2] - a[2])
    polygon.push(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, NEAR)
  }
}

function viewed({ places }: Geometry, camera: Camera, offset: number): Vector {
  const { eye, right, up, forward } = camera
  const x = at(places, offset) - eye[0]
  const y = at(places, offset + 1) - eye[1]
  const z = at(places, offset + 2) - eye[2]
  return [
    x * right[0] + y * right[1] + z * right[2],
    x * up[0] + y * up[1] + z * up[2],
    x * forward[0] + y * forward[1] + z * forward[2],
  ]
}

function toScreen(polygon: number[], { focal, width, height }: Camera): void {
  for (let corner = 0; corner < polygon.length; corner += 3) {
    const [x = 0, y = 0, z = 1] = [polygon[corner], polygon[corner + 1], polygon[corner + 2]]
    polygon[corner] = width / 2 + (x * focal) / z
    polygon[corner + 1] = height / 2 - (y * focal) / z
    polygon[corner + 2] = 1 / z
  }
}

/** Fills one triangle of a polygon (its first corner and two others) where it is nearest. */
export function fill(
  canvas: Canvas,
  owner: number,
  polygon: readonly number[],
  second: number,
  third: number,
): void {
  const [ax = 0, ay = 0, aw = 0] = polygon
  const [bx = 0, by = 0, bw = 0] = [polygon[second], polygon[second + 1], polygon[second + 2]]
  const [cx = 0, cy = 0, cw = 0] = [polygon[third], polygon[third + 1], polygon[third + 2]]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (Math.abs(area) < 1e-9) return
  const slopeX = ((bw - aw) * (cy - ay) - (cw - aw) * (by - ay)) / area
  const slopeY = ((cw - aw) * (bx - ax) - (bw - aw) * (cx - ax)) / area
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(ay, by, cy) - 0.5) - 1)
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5
    span.from = Infinity
    span.to = -Infinity
    meet(ax, ay, bx, by, y)
    meet(bx, by, cx, cy, y)
    meet(cx, cy, ax, ay, y)
    const first = Math.max(0, Math.ceil(span.from - 0.5))
    const last = Math.min(canvas.width - 1, Math.ceil(span.to - 0.5) - 1)
    const nearness = aw + (first + 0.5 - ax) * slopeX + (y - ay) * slopeY
    draw(canvas, owner, row * canvas.width + first, last - first + 1, nearness, slopeX)
  }
}

// One span, reused, because this is the innermost loop of the whole painter.
const span = { from: 0, to: 0 }

function meet(ax: number, ay: number, bx: number, by: number, y: number): void {
  if (ay > y === by > y) return
  const x = ax + ((y - ay) / (by - ay)) * (bx - ax)
  if (x < span.from) span.from = x
  if (x > span.to) span.to = x
}

function draw(
  { nearness, owner: owners }: Canvas,
  owner: number,
  start: number,
  count: number,
  value: number,
  slope: number,
): void {
  let current = value
  for (let index = start; index < start + count; index++) {
    if (current > at(nearness, index)) {
      nearness[index] = current
      owners[index] = owner
    }
    current += slope
  }
}
