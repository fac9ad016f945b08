import { type Light, light } from '../colour.ts'
import { cross, minus, unit, type Vector } from '../vector.ts'
import type { Geometry } from './geometry.ts'
import { createStand, type Stand } from './stand.ts'

/** What a surface is painted with: a CSS colour, or one that shines by itself. */
export type Coat = string | { colour: string; glow: number }

/** Under construction: things are added, then it is finished once. */
export type Mesh = {
  /** How finely round things are cut: 1, or less for a small picture. */
  detail: number
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

/** Starts an empty mesh for a picture so many pixels high. */
export function meshFor(height: number): Mesh {
  return createMesh(height < 200 ? 0.4 : 1)
}

/** Starts an empty mesh. */
function createMesh(detail = 1): Mesh {
  let room = 4096
  let count = 0
  let [places, normals, colours] = [numbers(room * 9), numbers(room * 9), numbers(room * 9)]
  let glows = numbers(room)
  let here: Stand = createStand()

  function grow(): void {
    room *= 2
    places = wider(places)
    normals = wider(normals)
    colours = wider(colours)
    glows = wider(glows)
  }

  function smooth(corners: readonly [Corner, Corner, Corner], glow: number): void {
    if (count === room) grow()
    let start = count * 9
    for (const { place, normal, colour } of corners) {
      places.set(here.place(place), start)
      normals.set(here.direction(normal), start)
      colours.set(colour, start)
      start += 3
    }
    glows[count] = glow
    count++
  }

  function triangle(a: Vector, b: Vector, c: Vector, coat: Coat): void {
    const normal = unit(cross(minus(b, a), minus(c, a)))
    const colour = light(typeof coat === 'string' ? coat : coat.colour)
    const corner = (place: Vector): Corner => ({ place, normal, colour })
    smooth([corner(a), corner(b), corner(c)], typeof coat === 'string' ? 0 : coat.glow)
  }

  return {
    detail,
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
      count,
      places: places.slice(0, count * 9),
      normals: normals.slice(0, count * 9),
      colours: colours.slice(0, count * 9),
      glows: glows.slice(0, count),
    }),
  }
}

function numbers(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(length)
}

function wider(short: Float32Array): Float32Array<ArrayBuffer> {
  const long = numbers(short.length * 2)
  long.set(short)
  return long
}
