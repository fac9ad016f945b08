import type { Garment, Held } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import type { Finish } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'
import { BELONGINGS } from './belongings.ts'
import type { Handle } from './grip.ts'
import { LIGHTS } from './lights.ts'
import { TOOLS } from './tools.ts'

const THINGS: Record<Held, Handle> = { ...TOOLS, ...BELONGINGS, ...LIGHTS }
const WIDE_SLEEVED = new Set<Garment>(['kimono', 'hanfu', 'cassock'])
/** What lies before the fingers; the rest is gripped by a fist. */
const HELD_FLAT = new Set<Held>(['book', 'letter', 'camera', 'cup'])
/** What hangs from the hand, which is raised for it. */
const HANGING = new Set<Held>(['lantern', 'watch', 'bell', 'bag'])
const SKINNED = { stuff: 'skin', puff: 9, auto: 6, ink: 0.8 } as const satisfies Finish

function sleeveOf({ garment, coat, shirt }: Sitter): string {
  if (garment === 'overalls') return shirt
  if (garment === 'cassock') return mix(coat, '#17161c', 0.72)
  if (garment === 'labcoat') return '#eceae4'
  return garment === 'shirt' ? mix(coat, '#f1e8d8', 0.55) : coat
}

/** Draws the raised forearm, the hand and what it holds. */
export function drawHand(crayon: Crayon, sitter: Sitter): void {
  const { held, skin, young, accent } = sitter
  if (held === undefined) return
  const height = HANGING.has(held) ? 608 - young * 40 : 668
  crayon.at(466 - young * 46, height + young * 30, { scale: 1 - young * 0.14 }, () => {
    drawSleeve(crayon, sitter)
    crayon.shape('-26,50 -24,20 24,16 28,42', skin.base, { stuff: 'skin', puff: 10, auto: 14 })
    THINGS[held]({ crayon, accent })
    if (HELD_FLAT.has(held)) drawFingertips(crayon, skin.base)
    else drawFist(crayon, skin.base)
  })
}

function drawSleeve(crayon: Crayon, sitter: Sitter): void {
  const cloth = sleeveOf(sitter)
  const isWide = WIDE_SLEEVED.has(sitter.garment)
  const wide = isWide ? 1.7 : 1
  crayon.shape(
    `${-30 * wide},46! ${34 * wide},36! ${64 * wide},120 ${80 * wide},230! ${-50 * wide},230! ${-46 * wide},120`,
    cloth,
    {
      puff: 20,
      auto: 24,
      rim: 5,
      shade: isWide ? '-30,60 0,90 30,60 36,120 -30,130' : '',
    },
  )
  if (!isWide)
    crayon.shape('-32,40! 34,30! 38,54! -32,64!', mix(cloth, '#fff3dc', 0.25), { puff: 7, auto: 8 })
}

function drawFingertips(crayon: Crayon, skin: string): void {
  for (let finger = 0; finger < 4; finger++) {
    const x = -30 + finger * 18
    const bend = finger % 3
    crayon.shape(
      `${x - 8},${40 + finger} ${x - 9},${14 - bend * 3} ${x},${4 - bend * 4} ${x + 9},${13 - bend * 3} ${x + 8},40`,
      skin,
      SKINNED,
    )
  }
  crayon.shape('-42,46 -38,30 34,26 38,46 20,62 -24,64', skin, { ...SKINNED, ink: 0.5 })
}

function drawFist(crayon: Crayon, skin: string): void {
  crayon.shape('-30,-26 -10,-36 22,-32 32,-10 30,26 14,40 -18,40 -32,20', skin, {
    ...SKINNED,
    puff: 14,
    auto: 12,
  })
  for (let finger = 0; finger < 4; finger++) {
    const y = -27 + finger * 16.5
    crayon.shape(
      `-34,${y} -30,${y - 8} -6,${y - 9} 14,${y - 7} 18,${y} 12,${y + 8} -8,${y + 9} -30,${y + 8}`,
      skin,
      { ...SKINNED, auto: 5 },
    )
  }
  crayon.shape('30,14 22,-6 4,-30 -6,-34 -12,-26 0,-8 10,14 20,26', skin, SKINNED)
}
