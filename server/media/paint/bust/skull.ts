import { cross, minus, unit, type Vector } from '../vector.ts'
import type { Face } from './face.ts'

/** The half width, half height and half depth of a head. */
const HEAD = { x: 0.37, y: 0.5, z: 0.43 } as const

/** A soft bump around zero. */
export function bump(value: number, width: number): number {
  const ratio = value / width
  return Math.exp(-ratio * ratio)
}

/** How far the face stands out of the bare egg of the head, at a place seen from the front. */
function relief(face: Face, x: number, y: number): number {
  const side = Math.abs(x)
  let sum = nose(face, x, y)
  sum -= 0.05 * bump(side - face.eyeGap, 0.085) * bump(y - 0.04, 0.058)
  sum += 0.026 * face.brow * bump(side - 0.13, 0.11) * bump(y - 0.125, 0.034)
  sum += (0.034 - face.age * 0.02) * bump(side - 0.2, 0.085) * bump(y + 0.075, 0.08)
  sum += 0.026 * face.lips * bump(x, 0.09) * bump(y + 0.232, 0.028)
  sum -= 0.016 * bump(x, 0.09) * bump(y + 0.226 - mouthCurve(face, x), 0.008)
  sum += 0.045 * bump(x, 0.1) * bump(y + 0.39, 0.07)
  sum -= face.age * wrinkles(x, y) * 0.012
  return sum
}

/** How the line of the mouth rises towards its corners. */
export function mouthCurve(face: Face, x: number): number {
  return face.smile * x * x * 1.7
}

/** The folds of age, 0 to 1: brow, eye corners, beside the mouth. */
export function wrinkles(x: number, y: number): number {
  const side = Math.abs(x)
  const forehead = Math.max(bump(y - 0.235, 0.007), bump(y - 0.275, 0.007)) * bump(x, 0.15)
  const fold = bump(side - 0.105 - (-0.13 - y) * 0.32, 0.011) * bump(y + 0.19, 0.06)
  const corner =
    bump(Math.sin((y - 0.03) * 160), 0.45) * bump(side - 0.255, 0.025) * bump(y - 0.03, 0.035)
  const bag = bump(y + 0.035 - (side - 0.15) ** 2 * 3, 0.01) * bump(side - 0.145, 0.06)
  return Math.min(1, forehead * 0.7 + fold + corner * 0.6 + bag * 0.8)
}

function nose(face: Face, x: number, y: number): number {
  const along = (0.1 - y) / 0.23
  const profile = along < 0 ? 0 : along < 1 ? along ** 1.35 : Math.exp(-(((along - 1) / 0.13) ** 2))
  const ridge = bump(x, face.noseWidth * (0.7 + 0.5 * Math.min(1, Math.max(0, along))))
  const wings = bump(Math.abs(x) - face.noseWidth * 1.15, 0.026) * bump(y + 0.122, 0.026)
  return face.nose * (ridge * profile + 0.34 * wings)
}

/** A point of the head for a turn about it (0 is the face) and a way down (0 crown, 1 chin); `lift` outwards. */
export function skullAt(face: Face, turn: number, down: number, lift = 0): Vector {
  const slope = down * Math.PI
  const ring = Math.sin(slope)
  const y = HEAD.y * Math.cos(slope) * face.longness
  const front = Math.max(0, Math.cos(turn))
  const x = (HEAD.x + lift) * ring * Math.sin(turn) * narrowing(face, y)
  const z =
    (HEAD.z + lift) * ring * Math.cos(turn) - 0.05 * Math.max(0, -y - 0.2) * (front > 0 ? 0 : 1)
  const out = front > 0 ? relief(face, x, y / face.longness) * Math.min(1, front * 3) : 0
  return [x, y + lift * Math.cos(slope), z + out + chinForward(y) * front]
}

/** Where the skin lies for a place seen from the front. */
export function skinAt(face: Face, x: number, y: number): Vector {
  const bare = x / narrowing(face, y)
  const inside = Math.max(0, 1 - (bare / HEAD.x) ** 2 - (y / (HEAD.y * face.longness)) ** 2)
  return [x, y, HEAD.z * Math.sqrt(inside) + relief(face, x, y / face.longness) + chinForward(y)]
}

function narrowing(face: Face, y: number): number {
  if (y > 0) return 1 - 0.05 * y
  return face.jaw ** Math.min(1, -y * 5) * (1 - face.taper * (-y / HEAD.y) ** 1.6)
}

function chinForward(y: number): number {
  return y < -0.2 ? (-0.2 - y) * 0.14 : 0
}

/** The outward direction of a surface given by a function of two numbers. */
export function normalOf(place: (u: number, v: number) => Vector, u: number, v: number): Vector {
  const step = 0.0035
  const safe = Math.max(0.01, Math.min(0.99, v))
  const across = minus(place(u + step, safe), place(u - step, safe))
  const down = minus(place(u, safe + step), place(u, safe - step))
  return unit(cross(down, across))
}
