import { light } from '../colour.ts'
import { unit, type Vector } from '../vector.ts'
import type { Coat, Corner, Mesh } from './mesh.ts'

/** A box standing at height `y`, with the middle of its foot at x, z. */
export function block(
  mesh: Mesh,
  [x, y, z]: Vector,
  [width, height, depth]: Vector,
  coat: Coat,
): void {
  const [l, r] = [x - width / 2, x + width / 2]
  const [b, t] = [y, y + height]
  const [n, f] = [z + depth / 2, z - depth / 2]
  mesh.quad([l, b, n], [r, b, n], [r, t, n], [l, t, n], coat)
  mesh.quad([r, b, f], [l, b, f], [l, t, f], [r, t, f], coat)
  mesh.quad([l, b, f], [l, b, n], [l, t, n], [l, t, f], coat)
  mesh.quad([r, b, n], [r, b, f], [r, t, f], [r, t, n], coat)
  mesh.quad([l, t, n], [r, t, n], [r, t, f], [l, t, f], coat)
  mesh.quad([l, b, f], [r, b, f], [r, b, n], [l, b, n], coat)
}

/** A round body along an axis: a tube, a cone, a disc. Radii at its start and at its end. */
export type Round = {
  from: Vector
  length: number
  radius: number
  end?: number
  axis?: 'x' | 'y' | 'z'
  sides?: number
}

/** A tube or cone with smooth sides and flat ends. */
export function round(mesh: Mesh, shape: Round, coat: Coat): void {
  const { from, length, radius, end = radius, axis = 'y', sides = 16 } = shape
  const along = ORIENT[axis]
  const colour = light(typeof coat === 'string' ? coat : coat.colour)
  const glow = typeof coat === 'string' ? 0 : coat.glow
  const slope = (radius - end) / length
  const point = (angle: number, reach: number, size: number): Vector => {
    const [dx, dy, dz] = along(size * Math.cos(angle), reach, size * Math.sin(angle))
    return [from[0] + dx, from[1] + dy, from[2] + dz]
  }
  const corner = (angle: number, reach: number, size: number): Corner => ({
    place: point(angle, reach, size),
    normal: unit(along(Math.cos(angle), slope, Math.sin(angle))),
    colour,
  })
  for (let side = 0; side < sides; side++) {
    const a = (side / sides) * Math.PI * 2
    const b = ((side + 1) / sides) * Math.PI * 2
    const [low, high] = [corner(a, 0, radius), corner(b, 0, radius)]
    const [lowEnd, highEnd] = [corner(a, length, end), corner(b, length, end)]
    mesh.smooth([low, highEnd, high], glow)
    mesh.smooth([low, lowEnd, highEnd], glow)
    if (end > 0)
      mesh.triangle(point(0, length, 0), point(b, length, end), point(a, length, end), coat)
    if (radius > 0) mesh.triangle(point(0, 0, 0), point(a, 0, radius), point(b, 0, radius), coat)
  }
}

const ORIENT = {
  x: (a, reach, b): Vector => [reach, a, b],
  y: (a, reach, b): Vector => [a, reach, b],
  z: (a, reach, b): Vector => [a, b, reach],
} satisfies Record<'x' | 'y' | 'z', (a: number, reach: number, b: number) => Vector>

/** A smooth ball or egg; `keep` leaves parts of it away. */
export function ball(
  mesh: Mesh,
  centre: Vector,
  [width, height, depth]: Vector,
  coat: Coat,
  options: { sides?: number; keep?: (direction: Vector) => boolean } = {},
): void {
  const { sides = 10, keep } = options
  const colour = light(typeof coat === 'string' ? coat : coat.colour)
  const direction = (u: number, v: number): Vector => {
    const down = v * Math.PI
    const turn = u * Math.PI * 2
    return [Math.sin(down) * Math.cos(turn), Math.cos(down), Math.sin(down) * Math.sin(turn)]
  }
  const corner = (u: number, v: number): Corner => {
    const [x, y, z] = direction(u, v)
    return {
      place: [centre[0] + x * width, centre[1] + y * height, centre[2] + z * depth],
      normal: unit([x / width, y / height, z / depth]),
      colour,
    }
  }
  const glow = typeof coat === 'string' ? 0 : coat.glow
  sheet(mesh, sides * 2, sides, corner, glow, keep && ((u, v) => keep(direction(u, v))))
}

/** A smooth surface over the unit square, cut into `columns` by `rows`. */
export function sheet(
  mesh: Mesh,
  wantedColumns: number,
  wantedRows: number,
  corner: (u: number, v: number) => Corner,
  glow = 0,
  keep?: (u: number, v: number) => boolean,
): void {
  const columns = Math.max(6, Math.round(wantedColumns * mesh.detail))
  const rows = Math.max(4, Math.round(wantedRows * mesh.detail))
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => corner(column / columns, row / rows)),
  )
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (keep && !keep((column + 0.5) / columns, (row + 0.5) / rows)) continue
      const a = grid[row]?.[column]
      const b = grid[row]?.[column + 1]
      const c = grid[row + 1]?.[column + 1]
      const d = grid[row + 1]?.[column]
      if (!a || !b || !c || !d) continue
      mesh.smooth([a, b, c], glow)
      mesh.smooth([a, c, d], glow)
    }
  }
}

/** A gabled roof over a rectangle, its ridge along x. */
export function gable(
  mesh: Mesh,
  [x, y, z]: Vector,
  [width, height, depth]: Vector,
  coat: Coat,
  ends: Coat,
): void {
  const [l, r, n, f] = [x - width / 2, x + width / 2, z + depth / 2, z - depth / 2]
  mesh.quad([l, y, n], [r, y, n], [r, y + height, z], [l, y + height, z], coat)
  mesh.quad([r, y, f], [l, y, f], [l, y + height, z], [r, y + height, z], coat)
  mesh.triangle([l, y, f], [l, y, n], [l, y + height, z], ends)
  mesh.triangle([r, y, n], [r, y, f], [r, y + height, z], ends)
}
