import { type Light, light } from '../colour.ts'
import { cross, minus, unit, type Vector } from '../vector.ts'
import type { Geometry } from './geometry.ts'
import { createStand, type Stand } from './stand.ts'

/** What a surface is painted with: a CSS colour, or one that shines by itself. */
export type Coat = string | { colour: string; glow: number }

/** Under construction: things are added, then it is finished once. */
export type Mesh = {
  triangle(a: Vector, b: Vector, c: Vector, coat: Coat): void
  quad(a: Vector, b: Vector, c: Vector, d: Vector, coat: Coat): void
  /** A triangle with its own normals and colours at the corners. */
  smooth(corners: readonly [Corner, Corner, Corner], glow: number): void
  /** Builds with everything moved, turned about the upright axis (radians) and scaled. */
  stand(x: number, y: number, z: number, turn: number, build: () => void, scale?: number): void
  /** Where a point of the present stand lies in the whole scene. */
  where(point: Vector): Vector
  finish(): Geometry
}

/** A corner of a smooth surface. */
export type Corner = { place: Vector; normal: Vector; colour: Light }

/** Starts an empty mesh. */
export function createMesh(): Mesh {
  const places: number[] = []
  const normals: number[] = []
  const colours: number[] = []
  const glows: number[] = []
  let here: Stand = createStand()

  function smooth(corners: readonly [Corner, Corner, Corner], glow: number): void {
    for (const { place, normal, colour } of corners) {
      places.push(...here.place(place))
      normals.push(...here.direction(normal))
      colours.push(...colour)
    }
    glows.push(glow)
  }

  function triangle(a: Vector, b: Vector, c: Vector, coat: Coat): void {
    const normal = unit(cross(minus(b, a), minus(c, a)))
    const colour = light(typeof coat === 'string' ? coat : coat.colour)
    const corner = (place: Vector): Corner => ({ place, normal, colour })
    smooth([corner(a), corner(b), corner(c)], typeof coat === 'string' ? 0 : coat.glow)
  }

  return {
    triangle,
    smooth,
    quad(a, b, c, d, coat) {
      triangle(a, b, c, coat)
      triangle(a, c, d, coat)
    },
    stand(x, y, z, turn, build, scale = 1) {
      const before = here
      here = before.within(x, y, z, turn, scale)
      build()
      here = before
    },
    where: (point) => here.place(point),
    finish: () => ({
      count: glows.length,
      places: Float32Array.from(places),
      normals: Float32Array.from(normals),
      colours: Float32Array.from(colours),
      glows: Float32Array.from(glows),
    }),
  }
}
