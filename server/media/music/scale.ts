import type { MusicBrief } from '../music-brief.ts'

/** How a mood sounds; weights from 0 to 1, `progression` in degrees of the mode. */
export type Temper = {
  mode: readonly number[]
  beatsPerMinute: number
  progression: readonly [number, ...number[]]
  bright: number
  bells: number
  density: number
  drone: number
}

const AEOLIAN = [0, 2, 3, 5, 7, 8, 10]
const DORIAN = [0, 2, 3, 5, 7, 9, 10]
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10]
const LYDIAN = [0, 2, 4, 6, 7, 9, 11]
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10]
const IONIAN = [0, 2, 4, 5, 7, 9, 11]

/** The musical temper of every mood. */
export const TEMPERS = {
  storm: temper(AEOLIAN, 58, [0, 5, 3, 4], [0.35, 0.4, 0.42, 0.85]),
  rain: temper(DORIAN, 62, [0, 3, 5, 4], [0.4, 0.3, 0.5, 0.5]),
  snow: temper(LYDIAN, 60, [0, 1, 5, 4], [0.55, 0.75, 0.45, 0.35]),
  fog: temper(PHRYGIAN, 52, [0, 1, 0, 6], [0.22, 0.3, 0.28, 1]),
  dust: temper(MIXOLYDIAN, 76, [0, 6, 3, 0], [0.5, 0.2, 0.7, 0.45]),
  clear: temper(IONIAN, 72, [0, 4, 5, 3], [0.6, 0.55, 0.72, 0.25]),
  dusk: temper(DORIAN, 66, [0, 5, 3, 6], [0.45, 0.45, 0.6, 0.4]),
} satisfies Record<MusicBrief['mood'], Temper>

function temper(
  mode: readonly number[],
  beatsPerMinute: number,
  progression: readonly [number, ...number[]],
  [bright, bells, density, drone]: readonly [number, number, number, number],
): Temper {
  return { mode, beatsPerMinute, progression, bright, bells, density, drone }
}

/** The pitch in hertz of a degree of the mode above the MIDI note `root`. */
export function pitch(
  mode: readonly number[],
  root: number,
  degree: number,
  octave: number,
): number {
  const within = ((degree % 7) + 7) % 7
  const steps = 12 * (octave + Math.floor(degree / 7)) + (mode[within] ?? 0)
  return 440 * 2 ** ((root + steps - 69) / 12)
}
