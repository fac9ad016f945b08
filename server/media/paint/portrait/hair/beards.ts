import { mix } from '../../colour.ts'
import { lightness } from '../draw/colours.ts'
import type { Crayon } from '../draw/crayon.ts'
import { FLAT } from '../draw/part.ts'
import { facePlaces } from '../head/face-places.ts'
import type { Beard } from '../sitter/barbering.ts'
import type { Sitter } from '../sitter/sitter.ts'
import { type Barber, barberOf } from './barber.ts'

// Each grows about the mouth's height, the chin's and the middle of the face.
const BEARDS: Record<
  Exclude<Beard, 'none'>,
  (barber: Barber, y: number, chin: number, mid: number) => void
> = {
  stubble({ crayon, sitter, base, w }, y, chin, mid) {
    const tone = mix(sitter.skin.shade, lightness(base) > 0.4 ? '#6d6668' : '#2c2628', 0.3)
    crayon.shape(
      `${-94 * w},24 ${-84},${chin * 0.6} -30,${chin - 8} ${mid},${chin - 1} 52,${chin - 14} 84,70 86,40 72,66 ${mid + 44},${y - 2} ${mid + 20},${y - 16} ${mid},${y - 20} ${mid - 24},${y - 15} ${mid - 46},${y + 4} -58,${y - 10} -78,44`,
      tone,
      { stuff: 'skin', ...FLAT, alpha: 0.3 },
    )
  },
  moustache({ crayon, base, dark, finish }, y, _chin, mid) {
    crayon.shape(
      `${mid},${y - 19} ${mid - 22},${y - 15} ${mid - 48},${y + 6} ${mid - 22},${y - 1} ${mid + 2},${y - 3} ${mid + 22},${y - 1} ${mid + 42},${y + 6} ${mid + 24},${y - 15}`,
      base,
      { ...finish, puff: 8, auto: 5, rim: 0 },
    )
    crayon.brush(`${mid - 4},${y - 15} ${mid - 20},${y - 10} ${mid - 38},${y + 2}`, dark, 2.5, {
      stuff: 'hair',
      puff: 0,
    })
  },
  goatee(barber, y, chin, mid) {
    barber.crayon.shape(
      `${mid - 26},${y + 22} ${mid - 10},${y + 17} ${mid + 14},${y + 17} ${mid + 28},${y + 24} ${mid + 22},${chin + 6} ${mid - 2},${chin + 24} ${mid - 24},${chin + 4}`,
      barber.base,
      { ...barber.finish, puff: 10, auto: 7, rim: 0 },
    )
    barber.strands(
      [
        `${mid - 8},${y + 26} ${mid - 6},${chin + 12}`,
        `${mid + 8},${y + 26} ${mid + 6},${chin + 12}`,
      ],
      2.6,
    )
    BEARDS.moustache(barber, y, chin, mid)
  },
  short(barber, y, chin, mid) {
    jaw(barber, y, chin, mid, 10)
    BEARDS.moustache(barber, y, chin, mid)
  },
  full(barber, y, chin, mid) {
    jaw(barber, y, chin, mid, 52)
    barber.strands(
      [
        `${mid - 40},${y + 20} ${mid - 36},${chin + 24}`,
        `${mid},${y + 26} ${mid - 4},${chin + 42}`,
        `${mid + 30},${y + 20} ${mid + 24},${chin + 26}`,
        `-66,70 -50,${chin + 4}`,
      ],
      4,
    )
    barber.strands(
      [`${mid - 22},${y + 24} ${mid - 20},${chin + 30}`, `-50,${y} -34,${chin + 10}`],
      3.5,
      true,
    )
    BEARDS.moustache(barber, y, chin, mid)
  },
  wisp(barber, y, chin, mid) {
    barber.crayon.shape(
      `${mid - 20},${y + 22} ${mid},${y + 18} ${mid + 22},${y + 22} ${mid + 22},${chin + 20} ${mid + 8},${chin + 84}! ${mid - 2},${chin + 104}! ${mid - 10},${chin + 78} ${mid - 22},${chin + 20}`,
      barber.base,
      { ...barber.finish, puff: 9, auto: 8, rim: 0 },
    )
    barber.strands(
      [
        `${mid - 8},${y + 28} ${mid - 8},${chin + 60}`,
        `${mid + 6},${y + 28} ${mid + 2},${chin + 70}`,
      ],
      2.8,
    )
    barber.crayon.brush(
      `${mid - 2},${y - 14} ${mid - 30},${y - 8} ${mid - 46},${y + 20} ${mid - 48},${y + 44}`,
      barber.base,
      9,
      { stuff: 'hair', puff: 5, ends: [0.7, 0] },
    )
    barber.crayon.brush(
      `${mid + 6},${y - 14} ${mid + 28},${y - 8} ${mid + 40},${y + 20} ${mid + 40},${y + 42}`,
      barber.base,
      9,
      { stuff: 'hair', puff: 5, ends: [0.7, 0] },
    )
  },
  chops(barber, y, chin, mid) {
    barber.crayon.shape(
      `-98,0 -76,-6 -72,50 -44,${y + 6} -34,${y + 34} -60,${chin - 22} -92,84 -106,40`,
      barber.base,
      { ...barber.finish, puff: 11, auto: 8 },
    )
    barber.crayon.shape(
      `90,10 84,50 ${mid + 46},${y + 8} ${mid + 40},${y + 28} 72,${y + 12} 92,50`,
      barber.base,
      { ...barber.finish, puff: 6, auto: 0 },
    )
    barber.strands([`-88,20 -80,70 -58,110`], 3)
    BEARDS.moustache(barber, y, chin, mid)
  },
}

function jaw(barber: Barber, y: number, chin: number, mid: number, drop: number): void {
  const w = barber.w
  const j = barber.sitter.head.jaw
  barber.crayon.shape(
    `${-98 * w},-4 ${-80 * w},4 -72,52 -46,${y - 6} ${mid - 40},${y - 8} ${mid - 34},${y + 10}! ${mid - 16},${y + 20} ${mid + 4},${y + 15} ${mid + 22},${y + 20} ${mid + 38},${y + 8}! ${mid + 42},${y - 10} 74,54 86,14 ${90 * w},22 ${74 * j + 12},78 ${40 * j + 14},${chin * 0.94 + drop * 0.36} ${mid + 22},${chin + drop * 0.86} ${mid - 6},${chin + drop + 5} -44,${chin * 0.97 + drop * 0.6} ${-80 * j - 8},${chin * 0.64} -104,40`,
    barber.base,
    {
      ...barber.finish,
      puff: 16,
      auto: 14,
      shade: `${mid + 20},${y - 10} ${mid + 26},${chin + 60} 140,${chin} 120,0 80,10`,
    },
  )
}

/** Draws the beard of whoever has one. */
export function drawBeard(crayon: Crayon, sitter: Sitter): void {
  if (sitter.beard === 'none') return
  const { across, mouthY, chinY } = facePlaces(sitter)
  const barber = barberOf(crayon, sitter)
  BEARDS[sitter.beard](barber, mouthY, chinY, across(0.02) + 3)
}
