import type { ArtStyle } from '#schemas/settings.ts'
import type { Mien } from '../../../picture.ts'
import { drawClothes } from '../clothes/clothes.ts'
import { drawOnHead } from '../clothes/worn.ts'
import { drawBeard } from '../hair/beards.ts'
import { drawBackHair, drawFrontHair, drawSides } from '../hair/hair.ts'
import { drawHat, drawHatShadow } from '../hair/hats.ts'
import { drawFace } from '../head/face.ts'
import { facePlaces, turnedBy } from '../head/face-places.ts'
import { drawGlasses } from '../head/glasses.ts'
import { drawHead, drawNeck } from '../head/head.ts'
import { drawHand } from '../held/hand.ts'
import type { Sitter } from '../sitter/sitter.ts'
import { createCrayon, type Spot } from './crayon.ts'
import type { Part } from './part.ts'

const TILTS: { [Kind in Mien]?: number } = {
  proud: -3,
  sly: 4,
  warm: 3,
  weary: 3,
  sad: 5,
  afraid: -2,
  merry: -3,
}

/** Where the head sits on the body, and how large it is. */
function seatOf(sitter: Sitter): { x: number; y: number; scale: number; drop: number } {
  const { old, young, mien, woman, build, poise } = sitter
  const scale = (woman ? 0.96 : 1) * (1 - young * 0.04)
  const drop = young * 62 + (build > 1.1 ? -6 : 0)
  // The chin keeps its distance from the collar, whatever the length of the face.
  const chin = (woman ? 505 : 511) + old * 5 + young * 10 + (mien === 'proud' ? -7 : 0)
  return {
    x: 302 + old * 8 + poise.shift,
    y: chin + drop - facePlaces(sitter).chinY * scale,
    scale,
    drop,
  }
}

/** Draws somebody once, as flat parts from back to front; the looks differ only in how large they draw eyes. */
export function drawPerson(sitter: Sitter, style: ArtStyle): readonly Part[] {
  const crayon = createCrayon()
  const { x, y, scale, drop } = seatOf(sitter)
  const { turned, poise, mien, hat } = sitter
  const turn = poise.tilt + (TILTS[mien] ?? 0)
  const front: Spot = { turn, scale, bend: turnedBy(turned) }
  const body = (draw: () => void) => crayon.at(0, drop, {}, draw)
  if (hat !== 'scarf')
    crayon.at(x, y, { turn, scale, bend: turnedBy(-turned) }, () => drawBackHair(crayon, sitter))
  crayon.at(x - 4, y, { scale }, () => drawNeck(crayon, sitter))
  body(() => drawClothes(crayon, sitter))
  crayon.at(x, y, front, () => {
    drawHead(crayon, sitter)
    drawFace(crayon, sitter, style)
    drawBeard(crayon, sitter)
    drawHatShadow(crayon, sitter)
    if (hat === 'none') drawFrontHair(crayon, sitter)
    else if (hat !== 'scarf') drawSides(crayon, sitter)
    drawGlasses(crayon, sitter)
    drawHat(crayon, sitter)
    drawOnHead(crayon, sitter)
  })
  body(() => drawHand(crayon, sitter))
  return crayon.parts
}
