import type { ArtStyle } from '#schemas/settings.ts'
import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import { FLAT } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'
import { facePlaces } from './face-places.ts'

type Bones = {
  mid: number
  /** The foot of the nose. */
  y: number
  small: number
  wing: number
  tip: number
  tipY: number
  bridge: number
}

function bonesOf(sitter: Sitter, style: ArtStyle): Bones {
  const { nose, young, woman } = sitter
  const { across, noseY } = facePlaces(sitter)
  const mid = across(0)
  const small = (1 - young * 0.4) * (woman ? 0.88 : 1) * (style === 'ANIME' ? 0.8 : 1)
  return {
    mid,
    y: noseY,
    small,
    wing: 15 * nose.wing * small,
    tip: mid + (15 + nose.bulge * 0.4) * small,
    tipY: noseY - 8 - nose.tip,
    bridge: mid + (9 + nose.bulge) * small,
  }
}

/** Draws a nose: clay needs a body, the drawn looks see the plane turned from the lamp. */
export function drawNose(crayon: Crayon, sitter: Sitter, style: ArtStyle): void {
  const bones = bonesOf(sitter, style)
  if (style === 'RENDER_3D') modelled(crayon, sitter, bones)
  else if (sitter.young > 0.5) small(crayon, sitter, bones)
  else planes(crayon, sitter, bones, style)
}

function modelled(crayon: Crayon, sitter: Sitter, bones: Bones): void {
  const { skin, young } = sitter
  const { mid, y, wing, tip, tipY, bridge } = bones
  const { eyeY } = facePlaces(sitter)
  // A child has no bridge to speak of.
  const top = young > 0.5 ? y - 22 : eyeY - 2
  crayon.shape(
    `${mid + 6},${top} ${bridge + 4},${y - 30 + young * 10} ${tip + 7},${tipY} ${mid + wing + 8},${y + 3} ` +
      `${mid + 6},${y + 9} ${mid - wing + 2},${y + 4} ${mid - 8},${tipY - 4} ${bridge - 10},${y - 30 + young * 10}`,
    mix(skin.base, skin.blush, 0.3),
    { stuff: 'skin', puff: 11 - young * 3, ink: 0 },
  )
  crayon.oval(mid - wing * 0.35, y + 5, 3.6 - young, 2.2, skin.deep, { stuff: 'line' })
  crayon.oval(mid + wing * 0.6, y + 5, 3 - young, 2, skin.deep, { stuff: 'line' })
}

function small(crayon: Crayon, { skin }: Sitter, { mid, y, wing }: Bones): void {
  crayon.shape(
    `${mid - wing + 2},${y} ${mid},${y - 4} ${mid + wing + 6},${y - 2} ${mid + wing + 3},${y + 7} ${mid + 4},${y + 10} ${mid - 5},${y + 6}`,
    skin.shade,
    { stuff: 'skin', ...FLAT, alpha: 0.8 },
  )
  crayon.brush(
    `${mid - wing * 0.5},${y + 3} ${mid + 2},${y + 5} ${mid + 8},${y + 3}`,
    skin.deep,
    3.2,
  )
  crayon.brush(`${mid - 1},${y - 10} ${mid + 3},${y - 5}`, skin.light, 5, { ends: [0.5, 0.5] })
}

function planes(crayon: Crayon, sitter: Sitter, bones: Bones, style: ArtStyle): void {
  const { skin } = sitter
  const { mid, y, small, wing, tip, tipY, bridge } = bones
  const { across, eyeY } = facePlaces(sitter)
  const isAnime = style === 'ANIME'
  const skinned = { stuff: 'skin', ...FLAT } as const
  crayon.shape(
    `${mid + 9},${eyeY - 22} ${bridge + 1},${eyeY + 12} ${bridge + 2},${y - 30} ${tip},${tipY - 6}! ` +
      `${tip + 5},${tipY + 4} ${mid + wing + 6},${y + 4} ${mid + wing + 11},${y + 1} ${mid + wing + 6},${y - 12} ` +
      `${bridge + 13},${y - 34} ${across(0.22)},${eyeY + 2} ${across(0.26)},${eyeY - 16}`,
    skin.shade,
    { ...skinned, alpha: isAnime ? 0.55 : 1 },
  )
  // The plane under the nose with the shadow it throws.
  crayon.shape(
    `${mid - wing + 3},${y}! ${mid - 3},${y - 3} ${tip - 1},${tipY + 4} ${tip + 6},${tipY + 3} ` +
      `${mid + wing + 7},${y + 4} ${mid + wing + 4},${y + 11} ${mid + 8},${y + 17 * small} ${mid - 4},${y + 7}`,
    skin.shade,
    skinned,
  )
  crayon.brush(
    `${mid - wing * 0.55},${y + 1} ${mid - 1},${y + 4} ${mid + 6},${y + 2}`,
    skin.deep,
    4.4 * small,
  )
  if (!isAnime) {
    crayon.brush(
      `${mid - wing + 5},${y - 11} ${mid - wing - 1},${y - 4} ${mid - wing + 4},${y + 3}`,
      mix(skin.shade, skin.deep, 0.4),
      3.4,
    )
    crayon.oval(mid + wing * 0.7, y + 3.5, 3, 2, skin.deep, { stuff: 'line' })
  }
  crayon.brush(`${tip - 9},${tipY - 12} ${tip - 6},${tipY - 5}`, skin.light, 6 * small, {
    ends: [0.5, 0.5],
  })
}
