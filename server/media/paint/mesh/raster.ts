import type { Camera } from './camera.ts'
import { type Geometry, numberAt } from './geometry.ts'

/** What is nearest at each point: `nearness` (larger is nearer, 0 is nothing) and the triangle. */
export type Canvas = {
  width: number
  height: number
  nearness: Float32Array
  owner: Int32Array
}

const NEAR = 0.08

/** Draws all triangles seen by a camera, or only those that do not shine; nearness is one over the distance. */
export function rasterise(
  geometry: Geometry,
  camera: Camera,
  only: 'all' | 'solid' = 'all',
): Canvas {
  const canvas = createCanvas(camera.width, camera.height)
  for (let index = 0; index < geometry.count; index++) {
    if (only === 'solid' && numberAt(geometry.glows, index) > 0) continue
    const count = cut(geometry, camera, index)
    if (count < 3) continue
    toScreen(camera, count)
    for (let corner = 2; corner < count; corner++)
      fillTriangle(canvas, index, polygon, corner - 1, corner)
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

// One triangle and the polygon it is cut to, reused, because this runs for every triangle of every view.
const corners = new Float64Array(9)
const polygon = new Float64Array(15)

/** Reads a number the caller knows to be inside the array. */
function read(numbers: Float64Array, index: number): number {
  return numbers[index] as number
}

// The triangle as the camera sees it, cut at the near plane; answers how many corners are left.
function cut({ places }: Geometry, camera: Camera, index: number): number {
  const { eye, right, up, forward } = camera
  let inFront = 0
  for (let corner = 0; corner < 9; corner += 3) {
    const x = numberAt(places, index * 9 + corner) - eye[0]
    const y = numberAt(places, index * 9 + corner + 1) - eye[1]
    const z = numberAt(places, index * 9 + corner + 2) - eye[2]
    const depth = x * forward[0] + y * forward[1] + z * forward[2]
    corners[corner] = x * right[0] + y * right[1] + z * right[2]
    corners[corner + 1] = x * up[0] + y * up[1] + z * up[2]
    corners[corner + 2] = depth
    if (depth >= NEAR) inFront++
  }
  if (inFront === 0) return 0
  if (inFront === 3) {
    polygon.set(corners)
    return 3
  }
  return cutNear()
}

function cutNear(): number {
  let count = 0
  const keep = (x: number, y: number, z: number) => {
    polygon[count * 3] = x
    polygon[count * 3 + 1] = y
    polygon[count * 3 + 2] = z
    count++
  }
  for (let corner = 0; corner < 3; corner++) {
    const [a, b] = [corner * 3, ((corner + 1) % 3) * 3]
    const [ax, ay, az] = [read(corners, a), read(corners, a + 1), read(corners, a + 2)]
    const bz = read(corners, b + 2)
    if (az >= NEAR) keep(ax, ay, az)
    if (az >= NEAR === bz >= NEAR) continue
    const share = (NEAR - az) / (bz - az)
    keep(ax + (read(corners, b) - ax) * share, ay + (read(corners, b + 1) - ay) * share, NEAR)
  }
  return count
}

function toScreen({ focal, width, height }: Camera, count: number): void {
  for (let place = 0; place < count * 3; place += 3) {
    const nearness = 1 / read(polygon, place + 2)
    polygon[place] = width / 2 + read(polygon, place) * focal * nearness
    polygon[place + 1] = height / 2 - read(polygon, place + 1) * focal * nearness
    polygon[place + 2] = nearness
  }
}

/** Fills one triangle of a polygon (its first corner and two others) where it is nearest. */
export function fillTriangle(
  canvas: Canvas,
  owner: number,
  shape: Float64Array,
  second: number,
  third: number,
): void {
  const [ax, ay, aw] = [read(shape, 0), read(shape, 1), read(shape, 2)]
  const [bx, by] = [read(shape, second * 3), read(shape, second * 3 + 1)]
  const [cx, cy] = [read(shape, third * 3), read(shape, third * 3 + 1)]
  const bw = read(shape, second * 3 + 2)
  const cw = read(shape, third * 3 + 2)
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(ay, by, cy) - 0.5) - 1)
  if (bottom < top || Math.max(ax, bx, cx) < 0 || Math.min(ax, bx, cx) > canvas.width) return
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (Math.abs(area) < 1e-9) return
  const slopeX = ((bw - aw) * (cy - ay) - (cw - aw) * (by - ay)) / area
  const slopeY = ((cw - aw) * (bx - ax) - (bw - aw) * (cx - ax)) / area
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
    if (current > numberAt(nearness, index)) {
      nearness[index] = current
      owners[index] = owner
    }
    current += slope
  }
}
