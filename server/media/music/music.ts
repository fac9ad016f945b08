import { createOggEncoder } from 'wasm-media-encoders'
import type { MusicBrief } from '../music-brief.ts'
import { compose } from './compose.ts'
import type { Tape } from './tape.ts'

/** Renders a loop as an Ogg Vorbis file. Only the Vorbis encoder is loaded, never the MP3 one (LGPL). */
export async function renderMusic(brief: MusicBrief): Promise<Uint8Array> {
  return encodeOgg(compose(brief))
}

async function encodeOgg(tape: Tape): Promise<Uint8Array> {
  const encoder = await createOggEncoder()
  // The stream's number is drawn anew for each file unless it is given; fixed, the same brief keeps its bytes.
  encoder.configure({ sampleRate: tape.rate, channels: 2, vbrQuality: 0, oggSerialNo: 1 })
  const pieces: Uint8Array[] = []
  for (let start = 0; start < tape.length; start += tape.rate) {
    const end = Math.min(tape.length, start + tape.rate)
    const piece = encoder.encode([tape.left.subarray(start, end), tape.right.subarray(start, end)])
    // The encoder owns what it answers and writes over it at the next call.
    pieces.push(piece.slice())
  }
  pieces.push(encoder.finalize().slice())
  return Buffer.concat(pieces)
}
