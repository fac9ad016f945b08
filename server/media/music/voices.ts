import { record, sampleAt, type Tape } from './tape.ts'

/** One sounding note: times in seconds, `pan` from -1 to 1. */
export type SoundingNote = {
  start: number
  seconds: number
  hertz: number
  loudness: number
  pan: number
}

const TURN = Math.PI * 2
const CYCLE = 2048

/** One cycle of a soft tone whose upper partials grow with `bright`. */
export function padWave(bright: number): Float32Array {
  const weights = [1, 0.42 * bright + 0.1, 0.3 * bright, 0.16 * bright, 0.08 * bright]
  const wave = new Float32Array(CYCLE + 1)
  for (let index = 0; index <= CYCLE; index++) {
    let value = 0
    for (const [partial, weight] of weights.entries()) {
      value += weight * Math.sin((TURN * (partial + 1) * index) / CYCLE)
    }
    wave[index] = value
  }
  return wave
}

/** A pad that swells and fades: the bed of a chord. */
export function playPad(tape: Tape, note: SoundingNote, wave: Float32Array, phase: number): void {
  const count = Math.round(note.seconds * tape.rate)
  const first = Math.round(note.start * tape.rate)
  const step = (note.hertz / tape.rate) * CYCLE
  const left = (1 - note.pan) * 0.7
  const right = (1 + note.pan) * 0.7
  let place = phase * CYCLE
  for (let index = 0; index < count; index++) {
    const whole = place | 0
    const low = sampleAt(wave, whole)
    const tone = low + (sampleAt(wave, whole + 1) - low) * (place - whole)
    const swell = Math.sin((Math.PI * index) / count) ** 1.4
    const tremble = 1 + 0.12 * Math.sin((TURN * 0.11 * index) / tape.rate + phase * 9)
    const value = tone * swell * tremble * note.loudness
    record(tape, first + index, value * left, value * right, 0.5)
    place += step
    if (place >= CYCLE) place -= CYCLE
  }
}

type Partial = { ratio: number; weight: number; decay: number }

const FELT: readonly Partial[] = [1, 2.001, 3.004, 4.01, 5.02].map((ratio, index) => ({
  ratio,
  weight: [1, 0.42, 0.2, 0.1, 0.05][index] ?? 0,
  decay: 1.7 + ratio * 0.8,
}))
const BELL: readonly Partial[] = [1, 2.76, 5.4, 8.9].map((ratio, index) => ({
  ratio,
  weight: [1, 0.5, 0.22, 0.08][index] ?? 0,
  decay: 1.1 + ratio * 0.35,
}))

/** A struck note: a piano with felt on its hammers, or a small bell. */
export function strike(tape: Tape, note: SoundingNote, kind: 'felt' | 'bell'): void {
  const count = Math.round(note.seconds * tape.rate)
  const sum = new Float32Array(count)
  for (const partial of kind === 'felt' ? FELT : BELL) ring(sum, tape.rate, note.hertz, partial)
  const first = Math.round(note.start * tape.rate)
  const attack = (kind === 'felt' ? 0.006 : 0.003) * tape.rate
  for (let index = 0; index < count; index++) {
    const shape = Math.min(1, index / attack) * (1 - index / count)
    const value = sampleAt(sum, index) * note.loudness * 0.09 * shape
    record(tape, first + index, value * (1 - note.pan), value * (1 + note.pan), 0.75)
  }
}

// A turning and shrinking pair of numbers gives a decaying sine without calling `sin` for each sample.
function ring(sum: Float32Array, rate: number, hertz: number, partial: Partial): void {
  const angle = (TURN * hertz * partial.ratio) / rate
  if (angle > Math.PI * 0.9) return
  const shrink = Math.exp(-partial.decay / rate)
  const cosine = Math.cos(angle) * shrink
  const sine = Math.sin(angle) * shrink
  let real = partial.weight
  let imaginary = 0
  for (let index = 0; index < sum.length; index++) {
    sum[index] = sampleAt(sum, index) + imaginary
    const turned = real * cosine - imaginary * sine
    imaginary = real * sine + imaginary * cosine
    real = turned
  }
}

/** A low tone under everything, tuned so that it closes on itself. */
export function playDrone(tape: Tape, hertz: number, loudness: number): void {
  const turns = Math.round((hertz * tape.length) / tape.rate)
  for (let index = 0; index < tape.length; index++) {
    const angle = (TURN * turns * index) / tape.length
    const breath = 0.75 + 0.25 * Math.cos((TURN * 2 * index) / tape.length)
    const value = loudness * 0.05 * (Math.sin(angle) + 0.3 * Math.sin(2 * angle)) * breath
    record(tape, index, value, value, 0.1)
  }
}
