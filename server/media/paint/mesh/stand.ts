import type { Vector } from '../vector.ts'

/** Where something stands: moved, turned about the upright axis, scaled. */
export type Stand = {
  place(point: Vector): Vector
  direction(vector: Vector): Vector
  within(x: number, y: number, z: number, turn: number, scale: number): Stand
}

/** The stand at the origin. */
export function createStand(x = 0, y = 0, z = 0, turn = 0, scale = 1): Stand {
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  const direction = ([dx, dy, dz]: Vector): Vector => [
    dx * cosine + dz * sine,
    dy,
    dz * cosine - dx * sine,
  ]
  const place = (point: Vector): Vector => {
    const [dx, dy, dz] = direction(point)
    return [x + dx * scale, y + dy * scale, z + dz * scale]
  }
  return {
    direction,
    place,
    within(nextX, nextY, nextZ, nextTurn, nextScale) {
      return createStand(...place([nextX, nextY, nextZ]), turn + nextTurn, scale * nextScale)
    },
  }
}
