import { sampleAt, type Tape } from './tape.ts'

const LINES_AT_32K = [1423, 1733, 2011, 2311, 2689, 3023, 3467, 3907]

/**
 * Adds the room: eight delay lines fed into each other. It runs twice round the tape and keeps the second
 * round, so that the tail of the end is already sounding at the beginning.
 */
export function addEcho(tape: Tape): void {
  const lines = LINES_AT_32K.map(
    (samples) => new Float32Array(Math.round((samples * tape.rate) / 32000)),
  )
  const state = { places: new Int32Array(8), damped: new Float32Array(8), out: new Float32Array(8) }
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < tape.length; index++) {
      const [left, right] = turn(
        lines,
        state,
        sampleAt(tape.echoLeft, index),
        sampleAt(tape.echoRight, index),
      )
      if (round === 0) continue
      tape.left[index] = sampleAt(tape.left, index) + left * 0.5
      tape.right[index] = sampleAt(tape.right, index) + right * 0.5
    }
  }
}

type State = { places: Int32Array; damped: Float32Array; out: Float32Array }

function turn(lines: Float32Array[], state: State, left: number, right: number): [number, number] {
  const { places, damped, out } = state
  let sum = 0
  for (let line = 0; line < 8; line++) {
    const value = sampleAt(lines[line] as Float32Array, places[line] as number)
    out[line] = value
    sum += value
  }
  sum *= 0.25
  let wetLeft = 0
  let wetRight = 0
  for (let line = 0; line < 8; line++) {
    const delay = lines[line] as Float32Array
    const place = places[line] as number
    const value = sampleAt(out, line)
    const held = sampleAt(damped, line) + 0.42 * (value - sum - sampleAt(damped, line))
    damped[line] = held
    delay[place] = (line % 2 ? right : left) * 0.35 + held * 0.86
    places[line] = (place + 1) % delay.length
    if (line % 2) wetRight += value
    else wetLeft += value
  }
  return [wetLeft, wetRight]
}
