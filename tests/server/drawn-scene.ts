import type { MeshScene } from '#server/media/paint/mesh/render.ts'
import { digestOf } from './drawn.ts'

/** From the left to the right and from the ground to above one's head; what lies there on the picture. */
const SEEN = [-2, -0.7, 0, 0.4, 1.6].flatMap((side) =>
  [-0.2, 0.05, 0.25, 0.29, 0.6, 1].map((up) => [side, up, side / 4 + 0.5, 1 - up] as const),
)

/** What stands in a scene and how it is seen and lit, before any of it is too small to be a pixel. */
export function sceneDigest({ geometry, backdrop, palette: _, ...how }: MeshScene): string {
  const { places, normals, colours, glows } = geometry
  const behind = SEEN.map(([side, up, column, row]) => backdrop(side, up, column, row))
  return digestOf(places, normals, colours, glows, JSON.stringify([how, behind]))
}
