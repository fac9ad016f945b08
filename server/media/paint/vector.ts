/** A point or direction: x to the right, y up, z towards the viewer. */
export type Vector = readonly [number, number, number]

export function minus(first: Vector, second: Vector): Vector {
  return [first[0] - second[0], first[1] - second[1], first[2] - second[2]]
}

export function cross(first: Vector, second: Vector): Vector {
  return [
    first[1] * second[2] - first[2] * second[1],
    first[2] * second[0] - first[0] * second[2],
    first[0] * second[1] - first[1] * second[0],
  ]
}

/** The same direction with the length one. */
export function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}
