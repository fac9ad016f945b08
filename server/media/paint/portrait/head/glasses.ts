import type { Crayon } from '../draw/crayon.ts'
import { FLAT } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'
import { facePlaces } from './face-places.ts'

const HIGH = { half: 15, square: 23, round: 30 } as const

function rimOf(kind: keyof typeof HIGH, x: number, y: number, half: number): string {
  const high = HIGH[kind]
  return kind === 'square'
    ? `${x - half},${y - high}! ${x + half},${y - high}! ${x + half * 0.92},${y + high * 0.7} ${x + half * 0.5},${y + high} ${x - half * 0.5},${y + high} ${x - half * 0.92},${y + high * 0.7}`
    : `${x - half},${y} ${x - half * 0.72},${y - high * 0.74} ${x},${y - high} ${x + half * 0.72},${y - high * 0.74} ${x + half},${y} ${x + half * 0.72},${y + high * 0.74} ${x},${y + high} ${x - half * 0.72},${y + high * 0.74}`
}

/** Puts glasses on whoever wears some. */
export function drawGlasses(crayon: Crayon, sitter: Sitter): void {
  const { glasses, head, random } = sitter
  if (glasses === undefined) return
  const { across, eyeY } = facePlaces(sitter)
  const frame = random.fork('frame').pick(['#2b2422', '#7a5a2c', '#4b4f57', '#5a2f2a'])
  const y = eyeY + (glasses === 'half' ? 21 : 3)
  const high = HIGH[glasses]
  const glass = { stuff: 'glass', ...FLAT } as const
  for (const [share, half] of [
    [-0.44, 33],
    [0.45, 27],
  ] as const) {
    const x = across(share)
    const rim = rimOf(glasses, x, y, half)
    crayon.shape(rim, '#dfeaf0', { ...glass, alpha: 0.1 })
    crayon.shape(
      `${x - half * 0.7},${y - high * 0.2} ${x - half * 0.1},${y - high * 0.82} ${x + half * 0.12},${y - high * 0.8} ${x - half * 0.58},${y + high * 0.2}`,
      '#ffffff',
      { ...glass, alpha: 0.16 },
    )
    const points = rim.replaceAll('!', '').split(' ')
    wire(crayon, [...points, points[0]].join(' '), frame, 4)
  }
  const [near, far] = [across(-0.44), across(0.45)]
  wire(crayon, `${near + 33},${y - 3} ${across(0) + 5},${y - 10} ${far - 27},${y - 3}`, frame, 3)
  wire(crayon, `${near - 33},${y - 4} ${-92 * head.wide},${eyeY - 4}`, frame, 3)
}

function wire(crayon: Crayon, points: string, fill: string, puff: number): void {
  crayon.brush(points, fill, 5, { stuff: 'metal', puff, ends: [1, 1] })
}
