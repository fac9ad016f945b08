/** The lines that structure an outline stream. Each stands alone on its line; inside `data:` it is text. */
export const MARKERS = {
  heartbeat: '[HEARTBEAT]',
  thought: '[THOUGHT]',
  outline: '[OUTLINE]',
  done: '[DONE]',
  fail: '[FAIL]',
} as const

/**
 * What a stretch of an outline stream says. Texts of a block are concatenated as they come; `thoughtDone`
 * comes once and before the first outline text. `status` is that of an envelope sent in place of a stream.
 */
export type OutlineSignal =
  | { kind: 'thought'; text: string }
  | { kind: 'thoughtDone' }
  | { kind: 'outline'; text: string }
  | { kind: 'outlineDone' }
  | { kind: 'fail'; desc: string; status: number | null }
  | { kind: 'heartbeat' }

export interface OutlineReader {
  /** Reads on; the network may have split the text anywhere. */
  push(text: string): OutlineSignal[]
  /** The stream is over: what a missing last newline held back. */
  end(): OutlineSignal[]
}

type Phase = 'before' | 'thought' | 'between' | 'outline' | 'failed' | 'over'

const DATA = 'data:'

/** One text as a piece of a block, whatever it holds: newlines, carriage returns, lines like markers. */
export function encodeData(text: string): string {
  // a reader takes one carriage return off each line, so a line that ends in one carries two
  const lines = text
    .split('\n')
    .map((line) => `${DATA} ${line.endsWith('\r') ? `${line}\r` : line}`)
  return `${lines.join('\n')}\n\n`
}

/** A marker as a line of its own. */
export const encodeMarker = (name: keyof typeof MARKERS): string => `${MARKERS[name]}\n`

/** Reads the grammar of the outline stream a piece of text at a time. Never throws. */
export function createOutlineReader(): OutlineReader {
  let phase: Phase = 'before'
  let rest = ''
  /** The line before was data: the next one is joined to it by a newline. */
  let joined = false
  let thoughtDone = false
  let failure = ''

  function endThought(): OutlineSignal[] {
    if (thoughtDone) return []
    thoughtDone = true
    return [{ kind: 'thoughtDone' }]
  }

  function endFailure(status: number | null = null): OutlineSignal[] {
    phase = 'over'
    return [{ kind: 'fail', desc: failure, status }]
  }

  function readData(line: string): OutlineSignal[] {
    const own = line.slice(line.startsWith(`${DATA} `) ? DATA.length + 1 : DATA.length)
    const text = joined ? `\n${own}` : own
    joined = true
    if (phase === 'failed') failure += text
    if (text === '' || (phase !== 'thought' && phase !== 'outline')) return []
    return [{ kind: phase, text }]
  }

  function readDone(): OutlineSignal[] {
    if (phase === 'outline') {
      phase = 'over'
      return [{ kind: 'outlineDone' }]
    }
    if (phase === 'thought') phase = 'between'
    return phase === 'between' ? endThought() : []
  }

  /** A server that refuses before it streams answers with an envelope. */
  function readEnvelope(line: string): OutlineSignal[] {
    const envelope = refusalIn(line)
    if (envelope === null) return []
    failure = envelope.desc
    return endFailure(envelope.status)
  }

  function readOther(line: string): OutlineSignal[] {
    if (line === MARKERS.heartbeat) return [{ kind: 'heartbeat' }]
    if (line === MARKERS.done) return readDone()
    if (line === MARKERS.thought) phase = 'thought'
    else if (line === MARKERS.fail) phase = 'failed'
    else if (line === MARKERS.outline) {
      phase = 'outline'
      return endThought()
    } else if (phase === 'before' && line.startsWith('{')) return readEnvelope(line)
    return []
  }

  function readLine(raw: string): OutlineSignal[] {
    if (phase === 'over') return []
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw
    if (line.startsWith(DATA)) return readData(line)
    const pieceEnded = joined
    joined = false
    if (phase === 'failed') return pieceEnded || line !== MARKERS.heartbeat ? endFailure() : []
    return readOther(line.trimEnd())
  }

  function readLines(text: string): OutlineSignal[] {
    const lines = (rest + text).split('\n')
    // a text that is split has a last piece
    rest = lines.pop() as string
    return lines.flatMap(readLine)
  }

  return {
    push: (text) => (text.includes('\n') ? readLines(text) : hold(text)),
    end() {
      const signals = rest === '' ? [] : readLines('\n')
      return phase === 'failed' ? [...signals, ...endFailure()] : signals
    },
  }

  function hold(text: string): OutlineSignal[] {
    rest += text
    return []
  }
}

function refusalIn(line: string): { status: number; desc: string } | null {
  try {
    const { status, desc } = JSON.parse(line) as { status?: unknown; desc?: unknown }
    if (typeof status !== 'number' || status === 200) return null
    return { status, desc: typeof desc === 'string' ? desc : '' }
  } catch {
    return null
  }
}
