/** A round stereo tape: what is written past its end goes on at its beginning, so the loop has no seam. */
export type Tape = {
  rate: number
  length: number
  left: Float32Array
  right: Float32Array
  /** What is sent to the room's echo. */
  echoLeft: Float32Array
  echoRight: Float32Array
}

/** An empty tape of so many samples. */
export function createTape(rate: number, length: number): Tape {
  const track = () => new Float32Array(length)
  return { rate, length, left: track(), right: track(), echoLeft: track(), echoRight: track() }
}

/** Adds one sample at a place that may lie before the start or after the end. */
export function record(tape: Tape, index: number, left: number, right: number, echo: number): void {
  const place = ((index % tape.length) + tape.length) % tape.length
  add(tape.left, place, left)
  add(tape.right, place, right)
  add(tape.echoLeft, place, left * echo)
  add(tape.echoRight, place, right * echo)
}

/** Reads a sample the caller knows to be inside the track. */
export function sampleAt(track: Float32Array, index: number): number {
  // In-bounds by construction; the cast keeps the inner loops free of a test.
  return track[index] as number
}

function add(track: Float32Array, index: number, value: number): void {
  track[index] = sampleAt(track, index) + value
}
