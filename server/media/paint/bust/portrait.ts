import type { ArtStyle } from '#schemas/settings.ts'
import type { PortraitSubject } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { mix } from '../colour.ts'
import { studioBackdrop } from '../look/backdrop.ts'
import { createCamera } from '../mesh/camera.ts'
import { meshFor } from '../mesh/mesh.ts'
import type { MeshScene } from '../mesh/render.ts'
import { PALETTES } from '../palette.ts'
import { createSite } from '../props/site.ts'
import { buildTorso } from './clothes.ts'
import { drawFace } from './face.ts'
import { buildHair } from './hair.ts'
import { buildHat } from './hat.ts'
import { buildHead } from './head.ts'
import { buildWear } from './wear.ts'

/** Sets the scene of a person's bust, as the sheet describes them. */
export function portraitScene(
  subject: PortraitSubject,
  style: ArtStyle,
  random: Random,
  size: { width: number; height: number },
): MeshScene {
  const palette = PALETTES[subject.mood]
  // The face does not depend on the look, so a person stays the same in all four.
  const person = random.fork('person')
  const site = createSite(meshFor(size.height), person.fork('parts'))
  const face = drawFace(subject, style, person)
  const hat = subject.hat ?? 'none'
  site.mesh.stand(0, 0, 0, person.pick([-0.42, -0.3, 0.3, 0.42]), () => {
    buildTorso(site, face)
    buildHead(site, face)
    if (hat !== 'scarf') buildHair(site, face, hat !== 'none')
    buildHat(site, face)
    buildWear(site, face)
  })
  const key = style === 'REALISTIC' ? 3.4 : 2.2
  return {
    geometry: site.mesh.finish(),
    camera: createCamera([0, 0.02, 4.3], [0, -0.12, 0], 25.5, size.width, size.height),
    lamps: [
      { place: [-1.5, 1.3, 2.2], power: key, colour: mix(palette.glow, '#ffffff', 0.35) },
      { place: [1.7, 0.7, -1.3], power: key * 0.9, colour: mix(palette.sky[2], '#bcd4e6', 0.5) },
    ],
    sun: [-0.5, 0.75, 0.8],
    reach: 1.7,
    indoors: true,
    nearby: 0.16,
    wear: 0.3,
    backdrop: studioBackdrop(style, palette),
    palette,
    style,
  }
}
