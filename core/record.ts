import { definitionOf, type GameEvent } from '#schemas/events/index.ts'
import { RECORDING_VERSION, RecordingHeader } from '#schemas/recording.ts'

/** Names of fields that never leave the browser, whatever holds them. */
const SECRET = /token|pwd|password|ticket|code$|openid|email|invite/i
/** An e-mail address or an address of the network, in any text. */
const PRIVATE =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b/gi
const HIDDEN = 'hidden'

/** The same value without what is private: fields by name, addresses by form. */
export function redact(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (SECRET.test(name) && value !== '') return HIDDEN
    return value.replace(PRIVATE, HIDDEN)
  }
  if (Array.isArray(value)) return value.map((one) => redact(one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [redactKey(key), redact(one, key)]),
  )
}

const redactKey = (key: string): string => key.replace(PRIVATE, HIDDEN)

/** A session's log as JSONL: a header, then one event a line. */
export function writeRecording(
  log: Iterable<GameEvent>,
  about: { app: string; recordedAt: string; note: string },
): string {
  const header: RecordingHeader = { format: 'recording', version: RECORDING_VERSION, ...about }
  const lines = [JSON.stringify(header)]
  for (const event of log) lines.push(JSON.stringify(redact(event)))
  return `${lines.join('\n')}\n`
}

export type Recording = {
  header: RecordingHeader
  events: GameEvent[]
  /** Lines that hold no event this version knows, with the reason; they change nothing. */
  rejected: { line: number; reason: string }[]
}

/** Reads a recording; only one without a header, or of a newer format, is none at all. */
export function readRecording(jsonl: string): Recording | { refused: string } {
  const lines = jsonl.split('\n').filter((line) => line.trim() !== '')
  const header = RecordingHeader.safeParse(parsed(lines[0] ?? ''))
  if (!header.success) return { refused: 'the first line is no header of a recording' }
  if (header.data.version > RECORDING_VERSION)
    return { refused: `format ${header.data.version} is newer than ${RECORDING_VERSION}` }
  const events: GameEvent[] = []
  const rejected: Recording['rejected'] = []
  for (const [at, line] of lines.slice(1).entries()) {
    const event = eventIn(parsed(line))
    if (typeof event === 'string') rejected.push({ line: at + 2, reason: event })
    else events.push(event)
  }
  return { header: header.data, events, rejected }
}

function eventIn(value: unknown): GameEvent | string {
  if (value === null || typeof value !== 'object') return 'no JSON object'
  const type = 'type' in value ? String(value.type) : ''
  const checked = definitionOf(type)?.schema.safeParse(value)
  if (checked === undefined) return `unknown type ${type}`
  // the definition of this very type has checked it
  return checked.success ? (checked.data as GameEvent) : checked.error.message
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
