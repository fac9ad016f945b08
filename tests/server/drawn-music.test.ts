import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { it } from 'vitest'
import { playBed } from '#server/media/music/bed.ts'
import { createTape } from '#server/media/music/tape.ts'
import { createRandom } from '#server/media/random.ts'
import { digestOf, expectAsEver } from './drawn.ts'

/** Composes beside the tests, as the server does: a loop takes three times as long inside of them. */
const COMPOSE = `
import { compose } from '#server/media/music/compose.ts'
const { left, right } = compose({ mood: 'dusk', bed: 'none', seed: 'a' })
process.stdout.write(new Uint8Array(left.buffer))
process.stdout.write(new Uint8Array(right.buffer))
`

it('[MD8] plays each bed as this version of the renderer always has', async () => {
  const lines = (['sea', 'rain', 'clock', 'wind'] as const).map((bed) => {
    const tape = createTape(8_000, 24_000)
    playBed(tape, bed, 0.9, createRandom(bed))
    const { left, right, echoLeft, echoRight } = tape
    return `${bed} ${digestOf(left, right, echoLeft, echoRight)}`
  })
  await expectAsEver('beds', lines)
})

it('[MD8] composes a loop as this version of the renderer always has', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', COMPOSE],
    { cwd: join(import.meta.dirname, '../..'), encoding: 'buffer', maxBuffer: 2 ** 25 },
  )
  await expectAsEver('music', [`dusk none a ${digestOf(stdout)}`])
})
