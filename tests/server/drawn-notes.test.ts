import { it } from 'vitest'
import { addEcho } from '#server/media/music/echo.ts'
import { pitch, TEMPERS } from '#server/media/music/scale.ts'
import { createTape, type Tape } from '#server/media/music/tape.ts'
import { padWave, playDrone, playPad, strike } from '#server/media/music/voices.ts'
import { digestOf, expectAsEver } from './drawn.ts'

/** A second of what is played on it. */
function heard(play: (tape: Tape) => void): string {
  const tape = createTape(8_000, 8_000)
  play(tape)
  const { left, right, echoLeft, echoRight } = tape
  return digestOf(left, right, echoLeft, echoRight)
}

const NOTE = { start: 0.1, seconds: 0.7, hertz: 220, loudness: 0.8, pan: -0.3 }

it('[MD60] sounds each voice and the echo as this version of the renderer always has', async () => {
  await expectAsEver('voices', [
    `pad ${heard((tape) => playPad(tape, NOTE, padWave(0.4), 0.3))}`,
    `bright pad ${heard((tape) => playPad(tape, { ...NOTE, pan: 0.8 }, padWave(0.9), 0.9))}`,
    `felt ${heard((tape) => strike(tape, NOTE, 'felt'))}`,
    `bell ${heard((tape) => strike(tape, { ...NOTE, hertz: 440 }, 'bell'))}`,
    // its upper partials lie above what the tape can hold
    `high bell ${heard((tape) => strike(tape, { ...NOTE, hertz: 1760 }, 'bell'))}`,
    `past the end ${heard((tape) => strike(tape, { ...NOTE, start: 0.8 }, 'felt'))}`,
    `drone ${heard((tape) => playDrone(tape, 55, 0.6))}`,
    `echo ${heard((tape) => {
      strike(tape, NOTE, 'bell')
      addEcho(tape)
    })}`,
  ])
})

it('[MD60] gives each mood its temper and its scale as this version of the renderer always has', async () => {
  const lines = Object.entries(TEMPERS).map(([mood, temper]) => {
    const { mode, ...rest } = temper
    const scale = [-8, -1, 0, 3, 6, 7, 15].map((degree) => pitch(mode, 57, degree, 1).toFixed(2))
    return `${mood} ${JSON.stringify(rest)} ${scale.join(' ')}`
  })
  await expectAsEver('tempers', lines)
})
