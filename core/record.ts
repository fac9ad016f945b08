import { type Draft, emptyDraft } from '#schemas/draft.ts'
import { definitionOf, type GameEvent } from '#schemas/events/index.ts'
import { presentType } from '#schemas/former-types.ts'
import {
  RECORDING_FROM_DRAFT_VERSION,
  RECORDING_VERSION,
  RecordingHeader,
} from '#schemas/recording.ts'
import { redact } from './redact.ts'

/** So many rejected lines are told one by one; the rest is counted. */
const TOLD_REJECTED = 100
const REASON_LETTERS = 200
/** Some programs put this before a text in UTF-8; it says nothing. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a recording says of itself; `base` where it does not begin at nothing. */
export type AboutRecording = { app: string; recordedAt: string; note: string; base?: Draft }

/** A session's log as JSONL: a header, then one event a line. */
export const writeRecording = (log: Iterable<GameEvent>, about: AboutRecording): string =>
  `${[recordingHeader(about), ...Array.from(log, recordingLine)].join('\n')}\n`

/** The first line of a recording. */
export function recordingHeader({ base, ...about }: AboutRecording): string {
  const version = base === undefined ? RECORDING_VERSION : RECORDING_FROM_DRAFT_VERSION
  const note = redact(about.note)
  return JSON.stringify({ format: 'recording', version, ...about, note, base: redact(base) })
}

/** The line of one fact, without what is private. */
export const recordingLine = (event: GameEvent): string => JSON.stringify(redact(event))

export type Recording = {
  header: RecordingHeader
  /** What its facts are to be folded onto. */
  base: Draft
  events: GameEvent[]
  /**
   * Lines that hold no event this version knows; they change nothing. `lines` tells the first hundred with the number
   * of the line in the file, from 1, and the reason in one line.
   */
  rejected: { count: number; lines: { line: number; reason: string }[] }
}

/**
 * Reads a recording, whole or line by line, so that a large one need not lie in memory as text too. Only one without a
 * header, or of a newer format, is none at all.
 */
export function readRecording(source: string | Iterable<string>): Recording | { refused: string } {
  const lines = numbered(typeof source === 'string' ? source.split('\n') : source)
  const first = lines.next()
  const header = RecordingHeader.safeParse(first.done ? undefined : parsed(first.value.text))
  if (!header.success) return { refused: 'the first line is no header of a recording' }
  if (header.data.version > RECORDING_FROM_DRAFT_VERSION)
    return {
      refused: `format ${header.data.version} is newer than ${RECORDING_FROM_DRAFT_VERSION}`,
    }
  const events: GameEvent[] = []
  const rejected: Recording['rejected'] = { count: 0, lines: [] }
  for (const { line, text } of lines) {
    const event = eventIn(parsed(text))
    if (typeof event !== 'string') events.push(event)
    else if (++rejected.count <= TOLD_REJECTED) rejected.lines.push({ line, reason: event })
  }
  const { base = emptyDraft() } = header.data
  return { header: header.data, base, events, rejected }
}

/** The lines that hold something, each with its place in the file. */
function* numbered(lines: Iterable<string>): Generator<{ line: number; text: string }> {
  let line = 0
  for (const written of lines) {
    line += 1
    const text = line === 1 ? written.replace(BYTE_ORDER_MARK, '') : written
    if (text.trim() !== '') yield { line, text }
  }
}

function eventIn(value: unknown): GameEvent | string {
  if (value === null || typeof value !== 'object') return 'no JSON object'
  const type = presentType('type' in value ? String(value.type) : '')
  const checked = definitionOf(type)?.schema.safeParse({ ...value, type })
  if (checked === undefined) return brief(`unknown type ${type}`)
  // the definition of this very type has checked it
  if (checked.success) return checked.data as GameEvent
  const [issue] = checked.error.issues
  return brief(`${type}: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** A reason that stays in one line of a terminal, whatever the file held. */
const brief = (reason: string): string => {
  const line = reason.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return line.length > REASON_LETTERS ? `${line.slice(0, REASON_LETTERS)}…` : line
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
