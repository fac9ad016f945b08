import type { ArtStyle } from '#schemas/settings.ts'
import { type Light, light } from '../colour.ts'
import { animeLook } from '../look/anime.ts'
import type { Backdrop } from '../look/backdrop.ts'
import { designLook } from '../look/design.ts'
import { develop, type Film } from '../look/finish.ts'
import { realisticLook } from '../look/realistic.ts'
import { render3dLook } from '../look/render-3d.ts'
import { createSample, type Look, type Sample } from '../look/sample.ts'
import type { Palette } from '../palette.ts'
import { unit, type Vector } from '../vector.ts'
import { type Camera, scaled } from './camera.ts'
import { type Geometry, numberAt } from './geometry.ts'
import { inkAt } from './ink.ts'
import { type Openness, occlusion } from './occlusion.ts'
import { type Canvas, rasterise } from './raster.ts'
import { lampShadow, type Shadow, sunShadow } from './shadow.ts'
import { surfaceAt } from './surface.ts'

/** A lamp in the scene; the first one throws shadows. */
export type Lamp = { place: Vector; power: number; colour: string }

/** Everything a mesh picture is made from. */
export type MeshScene = {
  geometry: Geometry
  camera: Camera
  lamps: readonly Lamp[]
  /** Where the outer light comes from, and how far from the middle it must throw shadows. */
  sun: Vector
  reach: number
  indoors: boolean
  /** How near things must be to shade each other, in metres. */
  nearby: number
  /** How worn surfaces look in the realistic style, 0 to 1; absent: 1. */
  wear?: number
  backdrop: Backdrop
  palette: Palette
  style: ArtStyle
}

const SAMPLES = 2

/** Renders a scene to bytes, three a pixel. */
export function render(scene: MeshScene): Uint8Array {
  const { camera, geometry } = scene
  const canvas = rasterise(geometry, scaled(camera, SAMPLES))
  const open = occlusion(halved(canvas), camera, scene.nearby)
  const film: Film = {
    width: camera.width,
    height: camera.height,
    colours: new Float32Array(camera.width * camera.height * 3),
    halo: new Float32Array(camera.width * camera.height * 3),
  }
  const painter = createPainter(scene, canvas, open)
  for (let row = 0; row < camera.height; row++) {
    for (let column = 0; column < camera.width; column++) paintPixel(painter, film, column, row)
  }
  return develop(film, scene.style, scene.palette)
}

type Painter = {
  scene: MeshScene
  canvas: Canvas
  open: Openness
  look: Look
  /** Towards the sun, one long. */
  sun: Vector
  sunlit: Shadow
  lamps: readonly { lamp: Lamp; colour: Light; shadow: Shadow | undefined }[]
  sample: Sample
  ink: Light
}

function createPainter(scene: MeshScene, canvas: Canvas, open: Openness): Painter {
  const { geometry, palette, style } = scene
  const small = scene.camera.height < 200
  return {
    scene,
    canvas,
    open,
    look: LOOKS[style](palette, scene.indoors, scene.wear ?? 1),
    sun: unit(scene.sun),
    sunlit: sunShadow(geometry, scene.sun, scene.reach, small ? 300 : 720),
    lamps: scene.lamps.map((lamp, index) => ({
      lamp,
      colour: light(lamp.colour),
      shadow: index === 0 ? lampShadow(geometry, lamp.place, small ? 64 : 256) : undefined,
    })),
    sample: createSample(),
    ink: light(palette.anime[0]).map((value) => value * 0.25) as [number, number, number],
  }
}

const LOOKS = {
  REALISTIC: realisticLook,
  DESIGN: designLook,
  RENDER_3D: render3dLook,
  ANIME: animeLook,
} satisfies Record<ArtStyle, (palette: Palette, indoors: boolean, wear: number) => Look>

// Four samples find which surfaces meet in a pixel; each surface is then lit once.
function paintPixel(painter: Painter, film: Film, column: number, row: number): void {
  const { canvas } = painter
  const target = (row * film.width + column) * 3
  const first = row * SAMPLES * canvas.width + column * SAMPLES
  const owner = numberAt(canvas.owner, first)
  if (
    owner === numberAt(canvas.owner, first + 1) &&
    owner === numberAt(canvas.owner, first + canvas.width) &&
    owner === numberAt(canvas.owner, first + canvas.width + 1)
  ) {
    lightPoint(painter, owner, column, row, 0, first)
    expose(painter, film, target, 1)
  } else {
    paintEdge(painter, film, column, row, target)
  }
  if (painter.scene.style === 'ANIME') drawInk(painter, film, first, target)
}

function paintEdge(
  painter: Painter,
  film: Film,
  column: number,
  row: number,
  target: number,
): void {
  const { canvas } = painter
  const first = row * SAMPLES * canvas.width + column * SAMPLES
  let last = -2
  for (let corner = 0; corner < 4; corner++) {
    const place = first + (corner & 1) + (corner >> 1) * canvas.width
    const owner = numberAt(canvas.owner, place)
    if (owner !== last) lightPoint(painter, owner, column, row, corner, place)
    last = owner
    expose(painter, film, target, 0.25)
  }
}

function expose({ sample }: Painter, film: Film, target: number, share: number): void {
  const { colours, halo } = film
  const spread = sample.halo * share
  colours[target] = numberAt(colours, target) + sample.outRed * share
  colours[target + 1] = numberAt(colours, target + 1) + sample.outGreen * share
  colours[target + 2] = numberAt(colours, target + 2) + sample.outBlue * share
  halo[target] = numberAt(halo, target) + sample.outRed * spread
  halo[target + 1] = numberAt(halo, target + 1) + sample.outGreen * spread
  halo[target + 2] = numberAt(halo, target + 2) + sample.outBlue * spread
}

function drawInk(painter: Painter, film: Film, first: number, target: number): void {
  const amount = inkAt(painter.canvas, first) * 0.7
  if (amount <= 0) return
  for (let channel = 0; channel < 3; channel++) {
    const own = numberAt(film.colours, target + channel)
    film.colours[target + channel] = own + ((painter.ink[channel] ?? 0) - own) * amount
  }
}

// One ray, reused, because this runs for every point.
const ray: [number, number, number] = [0, 0, 0]

function lightPoint(
  painter: Painter,
  owner: number,
  column: number,
  row: number,
  corner: number,
  place: number,
): void {
  const { scene, sample, canvas } = painter
  const { camera } = scene
  const x = column + 0.25 + 0.5 * (corner & 1) - camera.width / 2
  const y = camera.height / 2 - row - 0.25 - 0.5 * (corner >> 1)
  const { right, up, forward, focal } = camera
  ray[0] = forward[0] + (right[0] * x + up[0] * y) / focal
  ray[1] = forward[1] + (right[1] * x + up[1] * y) / focal
  ray[2] = forward[2] + (right[2] * x + up[2] * y) / focal
  if (owner < 0) {
    const [red, green, blue] = scene.backdrop(
      ray[0] + ray[2] * 0.3,
      ray[1] / Math.sqrt(ray[0] * ray[0] + ray[1] * ray[1] + ray[2] * ray[2]),
      column / camera.width,
      row / camera.height,
    )
    sample.outRed = red
    sample.outGreen = green
    sample.outBlue = blue
    sample.halo = 0
    return
  }
  surfaceAt(sample, scene.geometry, owner, camera.eye, ray, 1 / numberAt(canvas.nearness, place))
  const { open } = painter
  sample.open = numberAt(open.values, (row >> 1) * open.width + (column >> 1))
  receive(painter)
  painter.look(sample)
}

function receive({ sample, sun, sunlit, lamps }: Painter): void {
  const { x, y, z, normalX, normalY, normalZ } = sample
  const towards = normalX * sun[0] + normalY * sun[1] + normalZ * sun[2]
  const lift = 0.02
  sample.sun = 0
  if (towards > 0) {
    sample.sun = towards * sunlit(x + normalX * lift, y + normalY * lift, z + normalZ * lift)
  }
  sample.lampRed = 0
  sample.lampGreen = 0
  sample.lampBlue = 0
  for (const { lamp, colour, shadow } of lamps) {
    const dx = lamp.place[0] - x
    const dy = lamp.place[1] - y
    const dz = lamp.place[2] - z
    const square = dx * dx + dy * dy + dz * dz
    const facing = (normalX * dx + normalY * dy + normalZ * dz) / Math.sqrt(square)
    let power = (lamp.power * (0.16 + Math.max(0, facing))) / (0.3 + square)
    if (shadow && facing > 0) {
      power *= 0.25 + 0.75 * shadow(x + normalX * lift, y + normalY * lift, z + normalZ * lift)
    }
    sample.lampRed += colour[0] * power
    sample.lampGreen += colour[1] * power
    sample.lampBlue += colour[2] * power
  }
}

function halved(canvas: Canvas): Canvas {
  const width = canvas.width / SAMPLES
  const height = canvas.height / SAMPLES
  const nearness = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      nearness[row * width + column] = numberAt(
        canvas.nearness,
        row * SAMPLES * canvas.width + column * SAMPLES,
      )
    }
  }
  return { width, height, nearness, owner: canvas.owner }
}
