import type { ArtStyle } from '#schemas/settings.ts'
import type { PortraitSubject } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { meshFor } from '../mesh/mesh.ts'
import type { MeshScene } from '../mesh/render.ts'
import { PALETTES } from '../palette.ts'
import { createSite } from '../props/site.ts'
import { buildTorso } from './clothes.ts'
import { drawFace } from './face.ts'
import { buildHair } from './hair.ts'
import { buildHat } from './hat.ts'
import { buildHead } from './head.ts'
import { firstSitting, otherSitting } from './sitting.ts'
import { buildWear } from './wear.ts'

/** Sets the scene of a person's bust, as the sheet describes them; `again` has the same person sit another way. */
export function portraitScene(
  subject: PortraitSubject,
  style: ArtStyle,
  random: Random,
  size: { width: number; height: number },
  again?: Random,
): MeshScene {
  const palette = PALETTES[subject.mood]
  // The face does not depend on the look, so a person stays the same in all four.
  const person = random.fork('person')
  const site = createSite(meshFor(size.height), person.fork('parts'))
  const face = drawFace(subject, style, person)
  const hat = subject.hat ?? 'none'
  const turn = person.pick([-0.42, -0.3, 0.3, 0.42])
  const sitting = again
    ? otherSitting({ style, palette, turn }, again, size)
    : firstSitting({ style, palette, turn }, size)
  site.mesh.stand(0, 0, 0, sitting.turn, () => {
    buildTorso(site, face)
    buildHead(site, face)
    if (hat !== 'scarf') buildHair(site, face, hat !== 'none')
    buildHat(site, face)
    buildWear(site, face)
  })
  return {
    geometry: site.mesh.finish(),
    camera: sitting.camera,
    lamps: sitting.lamps,
    sun: sitting.sun,
    reach: 1.7,
    indoors: true,
    nearby: 0.16,
    wear: 0.3,
    backdrop: sitting.backdrop,
    palette,
    style,
  }
}
