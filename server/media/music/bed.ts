import type { MusicBrief } from '../music-brief.ts'
import type { Random } from '../random.ts'
import { record, type Tape } from './tape.ts'

const TURN = Math.PI * 2
// Noise filters need a run-up, or the loop would start from silence.
const RUN_UP_SECONDS = 2

type Painter = (noise: number, index: number) => void

/** Lays the sound of the place under the music. */
export function playBed(tape: Tape, bed: MusicBrief['bed'], beat: number, random: Random): void {
  if (bed === 'none') return
  const painter = PAINTERS[bed](tape, beat, random)
  const runUp = Math.round(RUN_UP_SECONDS * tape.rate)
  for (let index = -runUp; index < tape.length; index++) painter(random.next() * 2 - 1, index)
}

const PAINTERS = { sea, rain, clock, wind } satisfies Record<
  Exclude<MusicBrief['bed'], 'none'>,
  (tape: Tape, beat: number, random: Random) => Painter
>

function sea(tape: Tape): Painter {
  let deep = 0
  let foam = 0
  return (noise, index) => {
    const turn = (index / tape.length) * TURN
    deep += 0.08 * (noise - deep)
    foam += 0.32 * (noise - foam)
    const wave = (0.5 + 0.5 * Math.sin(turn * 7)) ** 2 * (0.6 + 0.4 * Math.sin(turn * 3 + 1))
    const value = deep * 0.15 * (0.4 + wave) + (foam - deep) * 0.05 * wave
    if (index >= 0) record(tape, index, value, value * 0.9, 0.05)
  }
}

function rain(tape: Tape, _beat: number, random: Random): Painter {
  const drops = random.fork('drops')
  let low = 0
  let gust = 0
  let drop = 0
  return (noise, index) => {
    low += 0.5 * (noise - low)
    const hiss = (noise - low) * 0.02 + low * 0.012
    if (drops.next() < 0.0011) gust = 0.05 + drops.next() * 0.08
    gust *= 0.989
    drop += 0.42 * (noise * gust - drop)
    if (index < 0) return
    record(tape, index, hiss, hiss, 0)
    record(tape, index, drop * 0.8, drop * 0.5, 0.2)
  }
}

function clock(tape: Tape, beat: number): Painter {
  return (noise, index) => {
    if (index < 0) return
    const seconds = index / tape.rate
    const tick = Math.floor(seconds / beat)
    const into = seconds - tick * beat
    if (into > 0.03) return
    const tone = Math.sin(TURN * (tick % 2 ? 2350 : 1900) * into)
    const value = Math.exp(-into * 260) * (noise * 0.5 + tone) * 0.05
    record(tape, index, value, value * 0.8, 0.3)
  }
}

function wind(tape: Tape): Painter {
  let low = 0
  return (noise, index) => {
    const turn = (index / tape.length) * TURN
    low += (0.016 + 0.026 * (0.5 + 0.5 * Math.sin(turn * 5))) * (noise - low)
    if (index >= 0) record(tape, index, low * 0.4, low * 0.34, 0.1)
  }
}
