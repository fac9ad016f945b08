import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { type Recording, readRecording } from '#core/record.ts'

const CHUNK_BYTES = 262_144

/** Reads a recording from a file; what cannot be read is refused in one sentence. */
export function readRecordingFile(file: string): Recording | { refused: string } {
  try {
    if (statSync(file).isDirectory()) return { refused: 'a folder, not a recording' }
    const recording = readRecording(linesOf(file))
    if ('refused' in recording) return { refused: `no recording: ${recording.refused}` }
    const { events, rejected } = recording
    if (events.length > 0 || rejected.count === 0) return recording
    const [{ line, reason } = { line: 0, reason: '' }] = rejected.lines
    return { refused: `no event in it that this version knows (line ${line}: ${reason})` }
  } catch (fault) {
    return { refused: faultOf(fault) }
  }
}

function faultOf(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EACCES' || code === 'EPERM') return 'this account may not read it'
  return `it cannot be read (${fault instanceof Error ? fault.message : String(fault)})`
}

/** The lines of a file one after another: of a long one only a piece lies in memory. */
function* linesOf(file: string): Generator<string> {
  const handle = openSync(file, 'r')
  const decoder = new StringDecoder('utf8')
  const chunk = Buffer.alloc(CHUNK_BYTES)
  const next = () => readSync(handle, chunk, { length: CHUNK_BYTES })
  let pieces: string[] = []
  try {
    for (let read = next(); read > 0; read = next()) {
      const [first = '', ...rest] = decoder.write(chunk.subarray(0, read)).split('\n')
      pieces.push(first)
      for (const line of rest) {
        yield pieces.join('')
        pieces = [line]
      }
    }
    yield pieces.join('') + decoder.end()
  } finally {
    closeSync(handle)
  }
}
