import type { Draft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import { SIZES } from '#schemas/limits.ts'
import { type AboutRecording, recordingHeader, recordingLine } from './record.ts'

/** As much of a log as a recording is made of. */
type RecordedLog = {
  readonly start: number
  readonly events: readonly GameEvent[]
  readonly base: Draft
  seek(seq: number): Draft | undefined
}

/**
 * The recording of a running session. Of one that has grown too long it holds the newest facts, and the draft before
 * the first of them to fold them onto.
 */
export function recordSession(
  log: RecordedLog,
  about: Omit<AboutRecording, 'base'>,
  most: number = SIZES.recordingBytes,
): string {
  const { start, events } = log
  const newest: string[] = []
  let bytes = 0
  for (let at = events.length - 1; at >= 0; at--) {
    const line = recordingLine(events[at] as GameEvent)
    bytes += bytesOf(line)
    if (bytes > most) break
    newest.push(line)
  }
  const first = start + events.length - newest.length
  const header = recordingHeader({ ...about, ...(first === 0 ? {} : baseAt(log, first)) })
  return `${[header, ...newest.reverse()].join('\n')}\n`
}

/** The draft before a fact; none where the rules themselves break on the way there: the facts are told all the same. */
function baseAt(log: RecordedLog, first: number): { base?: Draft } {
  try {
    // every point between the first and the last fact that is held is reached
    return { base: first === log.start ? log.base : (log.seek(first) as Draft) }
  } catch {
    return {}
  }
}

const bytesOf = (line: string): number => new TextEncoder().encode(line).length + 1
