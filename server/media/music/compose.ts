import type { MusicBrief } from '../music-brief.ts'
import { createRandom, type Random } from '../random.ts'
import { playBed } from './bed.ts'
import { addEcho } from './echo.ts'
import { pitch, TEMPERS, type Temper } from './scale.ts'
import { createTape, sampleAt, type Tape } from './tape.ts'
import { padWave, playDrone, playPad, strike } from './voices.ts'

/** Samples a second of all music: enough for felt and pads, and half the bytes of 48 kHz. */
export const SAMPLE_RATE = 24_000

const BEATS_IN_BAR = 4
const LONGEST_SECONDS = 56

/** Composes and plays one seamless loop of 40 to 56 seconds. Same brief, same samples. */
export function compose(brief: MusicBrief): Tape {
  const random = createRandom(`music|${brief.mood}|${brief.bed}|${brief.seed}`)
  const temper = TEMPERS[brief.mood]
  const beat = 60 / temper.beatsPerMinute
  const bars = Math.floor(LONGEST_SECONDS / (BEATS_IN_BAR * beat) / 4) * 4
  const tape = createTape(SAMPLE_RATE, Math.round(bars * BEATS_IN_BAR * beat * SAMPLE_RATE))
  const piece: Piece = {
    tape,
    temper,
    beat,
    bars,
    root: 45 + random.whole(0, 6),
    random,
    chords: [],
  }
  piece.chords = chordsOf(piece)
  layPads(piece)
  playDrone(tape, pitch(temper.mode, piece.root, 0, -1), temper.drone)
  playMotif(piece)
  playBed(tape, brief.bed, beat, random.fork('bed'))
  addEcho(tape)
  level(tape)
  return tape
}

type Piece = {
  tape: Tape
  temper: Temper
  beat: number
  bars: number
  root: number
  random: Random
  chords: number[]
}

function chordsOf({ bars, random, temper }: Piece): number[] {
  const { progression } = temper
  return Array.from({ length: bars }, (_, bar) => {
    if (bar % 2 === 1 && random.chance(0.25)) return random.pick(progression)
    return progression[Math.floor(bar / 2) % progression.length] ?? 0
  })
}

function layPads({ tape, temper, beat, bars, root, random, chords }: Piece): void {
  const wave = padWave(temper.bright)
  const seconds = 2 * BEATS_IN_BAR * beat * 1.25
  for (let bar = 0; bar < bars; bar += 2) {
    const degree = chords[bar] ?? 0
    const tones = [degree, degree + 2, degree + 4, degree + (random.chance(0.5) ? 6 : 8)]
    for (const [voice, tone] of tones.entries()) {
      const hertz = pitch(temper.mode, root, tone, voice === 0 ? 0 : 1)
      for (const detune of [-0.0031, 0.0027]) {
        const pan = (voice / 3 - 0.5) * 0.9 + Math.sign(detune) * 0.25
        playPad(
          tape,
          {
            start: bar * BEATS_IN_BAR * beat,
            seconds,
            hertz: hertz * (1 + detune),
            loudness: 0.028,
            pan,
          },
          wave,
          random.next(),
        )
      }
    }
  }
}

// One cell of two bars, varied, so that the ear gets a theme and not chance.
function playMotif({ tape, temper, beat, bars, root, random, chords }: Piece): void {
  const cell = motifCell(random, temper.density)
  for (let bar = 0; bar < bars; bar += 2) {
    const degree = chords[bar] ?? 0
    for (const { step, above, weight } of cell) {
      const breathes = bar % 8 === 6 && step > 3
      const change = random.chance(0.18) ? random.pick([-2, 2]) : 0
      const note = {
        start: (bar * BEATS_IN_BAR + step) * beat + random.between(-0.015, 0.015),
        seconds: 4.5,
        hertz: pitch(temper.mode, root, degree + above + change, 1),
        loudness: weight * random.between(0.8, 1),
        pan: random.between(-0.25, 0.25),
      }
      if (!breathes) strike(tape, note, 'felt')
    }
    if (random.chance(temper.bells)) {
      const start = (bar * BEATS_IN_BAR + random.pick([1.5, 3.5, 5.5, 7])) * beat
      const hertz = pitch(temper.mode, root, degree + random.pick([4, 7, 9]), 2)
      strike(
        tape,
        { start, seconds: 6, hertz, loudness: 0.35, pan: random.pick([-0.7, 0.7]) },
        'bell',
      )
    }
  }
}

function motifCell(
  random: Random,
  density: number,
): { step: number; above: number; weight: number }[] {
  const cell = []
  for (let step = 0; step < 8; step++) {
    if (step > 0 && !random.chance(density)) continue
    cell.push({ step, above: random.pick([0, 2, 4, 4, 6, 7, 9]), weight: random.between(0.5, 1) })
  }
  return cell
}

// Soft clipping first, then one gain for the whole loop, so that all loops are about as loud.
function level(tape: Tape): void {
  let peak = 0
  let energy = 0
  for (const track of [tape.left, tape.right]) {
    for (let index = 0; index < tape.length; index++) {
      const value = Math.tanh(sampleAt(track, index) * 1.1)
      track[index] = value
      peak = Math.max(peak, Math.abs(value))
      energy += value * value
    }
  }
  const gain = Math.min(0.9 / peak, 0.11 / Math.sqrt(energy / tape.length / 2))
  for (const track of [tape.left, tape.right]) {
    for (let index = 0; index < tape.length; index++) track[index] = sampleAt(track, index) * gain
  }
}
