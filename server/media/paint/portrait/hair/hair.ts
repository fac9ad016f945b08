import type { Cut } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import { type Finish, FLAT } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'
import { type Barber, barberOf, type Trim } from './barber.ts'
import { CROPPED_CUTS } from './cropped-cuts.ts'
import { CURLY_CUTS } from './curly-cuts.ts'
import { LOOSE_CUTS } from './loose-cuts.ts'
import { TIED_CUTS } from './tied-cuts.ts'

const FRONTS: Record<Cut, Trim> = { ...CROPPED_CUTS, ...CURLY_CUTS, ...LOOSE_CUTS, ...TIED_CUTS }

const FALLING: { [Name in Cut]?: string } = {
  straight: '-120,-40 -138,120 -130,262 -40,280 60,270 118,220 118,60 104,-40',
  waves: '-120,-40 -146,80 -140,200 -60,230 60,220 122,180 122,60 104,-40',
  bob: '-112,-20 -124,80 -104,124 0,132 96,116 112,60 100,-20',
  'fringe-bob': '-112,-20 -124,80 -104,124 0,132 96,116 112,60 100,-20',
  curtain: '-108,-20 -124,40 -108,104 -30,110 60,90 100,40 100,-20',
}

/** Draws what hangs behind the neck. */
export function drawBackHair(crayon: Crayon, sitter: Sitter): void {
  const { base, dark, finish } = barberOf(crayon, sitter)
  const behind: Finish = { ...finish, auto: 0, puff: 22 }
  const { cut, woman } = sitter
  const curls = '-108,-20 -136,60 -120,130 -20,140 100,124 124,60 104,-20'
  const falling = cut === 'curls' && woman ? curls : FALLING[cut]
  if (falling !== undefined) crayon.shape(falling, mix(base, dark, 0.55), behind)
  if (cut === 'low-bun') {
    crayon.shape('-86,24 -128,26 -150,60 -134,98 -96,104 -66,80', base, {
      ...behind,
      auto: 12,
      light: '-132,50 -116,40 -100,42 -120,58',
    })
    crayon.brush('-136,72 -110,52 -86,60', dark, 4, { stuff: 'hair', puff: 0 })
  }
  if (cut === 'ponytail') {
    crayon.shape(
      '-80,-96 -134,-110 -168,-60 -172,30 -150,120 -128,160 -132,80 -122,10 -104,-30',
      base,
      { ...behind, auto: 14, light: '-138,-80 -156,-30 -156,40 -144,-10 -128,-60' },
    )
    crayon.brush('-150,-60 -158,20 -140,120', dark, 4.5, { stuff: 'hair', puff: 0 })
  }
}

const BARE = new Set<Cut>(['bald', 'ring', 'buzz'])
/** How low hair hangs at the sides of a hat. */
const HANGING: { [Name in Cut]?: number } = {
  straight: 210,
  waves: 180,
  bob: 104,
  'fringe-bob': 104,
}

/** Draws the hair of a bare head, its shadow on the forehead first. */
export function drawFrontHair(crayon: Crayon, sitter: Sitter): void {
  const barber = barberOf(crayon, sitter)
  const { skin, young } = sitter
  if (!BARE.has(sitter.cut)) {
    crayon.shape(
      '-84,40 -78,-40 -56,-84 -16,-98 36,-98 74,-80 86,-50 92,-60 80,-112 20,-128 -60,-116 -100,-40',
      skin.shade,
      { stuff: 'skin', ...FLAT, alpha: 0.9 },
    )
  }
  crayon.at(0, young * 10, {}, () => FRONTS[sitter.cut](barber))
}

/** Draws what is seen of hair under a hat: its sides, and what hangs. */
export function drawSides(crayon: Crayon, sitter: Sitter): void {
  const barber = barberOf(crayon, sitter)
  const { cut, woman } = sitter
  const low = cut === 'curls' && woman ? 104 : HANGING[cut]
  if (cut === 'plait' || cut === 'pigtails') FRONTS[cut](barber)
  else if (low !== undefined) drawHanging(barber, low)
  else if (cut !== 'bald') drawClipped(barber)
}

function drawHanging({ crayon, base, finish, strands, sitter }: Barber, low: number): void {
  crayon.shape(`-72,-70 -72,-10 -78,60 -72,${low} -124,${low + 8} -136,60 -124,-70`, base, finish)
  crayon.shape(`84,-60 92,0 94,60 90,${low - 8} 112,${low - 12} 116,40 100,-64`, base, {
    ...finish,
    auto: 8,
  })
  strands([`-96,-60 -104,20 -98,${low - 6}`], 4)
  if (sitter.cut === 'fringe-bob')
    crayon.shape('-84,-90 0,-110 88,-84 92,-40! 60,-50 10,-52 -40,-48 -78,-40!', base, {
      ...finish,
      puff: 8,
      auto: 6,
    })
}

function drawClipped({ crayon, base, finish, strands }: Barber): void {
  crayon.shape('-76,-76 -72,-40 -76,-6 -82,24 -100,26 -114,0 -116,-70', base, {
    ...finish,
    puff: 8,
  })
  crayon.shape('82,-66 92,-60 95,-34 88,-20 84,-44', base, { ...finish, puff: 5, auto: 0 })
  strands(['-92,-66 -96,-30 -92,10'], 3)
}
