/** Triangles ready to be drawn: nine numbers of place, normal and linear colour for each, one of glow. */
export type Geometry = {
  count: number
  places: Float32Array
  normals: Float32Array
  colours: Float32Array
  glows: Float32Array
}

/** Reads a number the caller knows to be inside the array. */
export function numberAt(numbers: Float32Array | Int32Array | Uint8Array, index: number): number {
  // In-bounds by construction; the cast keeps the inner loops free of a test.
  return numbers[index] as number
}
