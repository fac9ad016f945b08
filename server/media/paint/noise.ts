/** Smooth noise in space, from 0 to 1; the same point always has the same value. */
export function noiseAt(x: number, y: number, z: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const layer = Math.floor(z)
  const u = ease(x - column)
  const v = ease(y - row)
  const w = ease(z - layer)
  const near = square(column, row, layer, u, v)
  return near + (square(column, row, layer + 1, u, v) - near) * w
}

/** Clouds: noise laid over itself `octaves` times, each finer and fainter. */
export function cloudAt(x: number, y: number, z: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noiseAt(x * scale, y * scale, z + octave * 17.3)
    scale *= 2.03
    weight *= 0.5
  }
  return sum / (1 - weight * 2)
}

/** Grain for one pixel, from -0.5 to 0.5. */
export function grainAt(x: number, y: number): number {
  return lattice(x, y, 7) - 0.5
}

function square(column: number, row: number, layer: number, u: number, v: number): number {
  const a = lattice(column, row, layer)
  const b = lattice(column + 1, row, layer)
  const c = lattice(column, row + 1, layer)
  const d = lattice(column + 1, row + 1, layer)
  const top = a + (b - a) * u
  return top + (c + (d - c) * u - top) * v
}

function lattice(x: number, y: number, z: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177)
  value = Math.imul(value ^ (value >>> 13), 1103515245)
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296
}

function ease(value: number): number {
  return value * value * (3 - 2 * value)
}

/** Chance at a place, from 0 to 1; each `salt` has a field of its own. */
export function chanceAt(x: number, y: number, salt: number): number {
  return lattice(x, y, salt)
}
