import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import type { Sitter } from '../sitter/sitter.ts'
import { facePlaces } from './face-places.ts'

/** Draws what years leave in a face. */
export function drawAge(crayon: Crayon, sitter: Sitter): void {
  const { skin, old, woman } = sitter
  const { across, noseY, mouthY, eyeY } = facePlaces(sitter)
  const ink = mix(skin.shade, skin.deep, 0.25 + old * 0.4)
  const weight = (woman ? 2.2 : 2.8) * (0.4 + old)
  const line = (points: readonly (readonly [number, number])[], fill: string, share: number) =>
    crayon.brush(points.map(([x, y]) => `${across(x)},${y}`).join(' '), fill, weight * share)
  // From the nose to the corners of the mouth.
  line(
    [
      [-0.2, noseY + 2],
      [-0.34, noseY + 16],
      [-0.4, mouthY + 2],
    ],
    ink,
    1,
  )
  line(
    [
      [0.24, noseY + 4],
      [0.36, noseY + 16],
      [0.4, mouthY],
    ],
    skin.deep,
    0.9,
  )
  // Bags under the eyes.
  line(
    [
      [-0.64, eyeY + 17],
      [-0.46, eyeY + 24],
      [-0.28, eyeY + 19],
    ],
    ink,
    0.75,
  )
  line(
    [
      [0.34, eyeY + 19],
      [0.5, eyeY + 23],
      [0.64, eyeY + 17],
    ],
    skin.deep,
    0.7,
  )
  if (old <= 0.45) return
  for (const [rise, turn] of [
    [-7, -7],
    [0, 0],
    [7, 6],
  ] as const)
    line(
      [
        [-0.79, eyeY + rise * 0.6],
        [-0.9, eyeY + rise + turn * 0.4],
      ],
      ink,
      0.7,
    )
  for (const y of old > 0.75 ? [-66, -82, -97] : [-68, -86])
    line(
      [
        [-0.4, y + 3],
        [-0.05, y - 3],
        [0.4, y + 3],
      ],
      ink,
      0.7,
    )
  line(
    [
      [-0.62, mouthY + 2],
      [-0.56, mouthY + 18],
      [-0.46, mouthY + 34],
    ],
    ink,
    0.8,
  )
}
