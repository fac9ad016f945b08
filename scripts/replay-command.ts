import { canonical, digestOf } from '#core/engine/replay.ts'
import { stagesOf } from '#core/engine/stages.ts'
import { composeReducer, fold } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import type { Lamplight } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import { readRecordingFile } from './recording-file.ts'
import { type Asked, readWords, USAGE } from './replay-words.ts'

/** What the command ends with: 0 it went well, 1 a file is no such recording or two differ, 2 the words make no sense. */
export type Answer = { status: number; told: string; refused: string }

/** The replay command: folds the recording that its words name, and tells what came of it. */
export async function replayCommand(words: readonly string[]): Promise<Answer> {
  const asked = readWords(words)
  if (asked === 'help') return { status: 0, told: USAGE, refused: '' }
  if ('refused' in asked) return refusal(2, `${asked.refused} (--help tells more.)`)
  const one = await outcomeOf(asked.file, asked)
  if ('refused' in one) return refusal(1, one.refused)
  if (asked.diff !== null) return compare(one, asked.diff, asked)
  return {
    status: 0,
    told: asked.json ? JSON.stringify(one, null, 2) : listed(one).join('\n'),
    refused: '',
  }
}

const refusal = (status: number, refused: string): Answer => ({ status, told: '', refused })

type Outcome = {
  file: string
  note: string
  events: number
  digest: string
  progress: readonly number[]
  rejected: { line: number; reason: string }[]
  rejectedCount: number
  draft: Draft
}

const reduce = composeReducer(plugins)
const stages = stagesOf<Lamplight>(plugins)

async function outcomeOf(file: string, asked: Asked): Promise<Outcome | { refused: string }> {
  const recording = readRecordingFile(file)
  if ('refused' in recording) return { refused: `${file}: ${recording.refused}.` }
  const events = part(recording.events, asked)
  if (events === undefined) return { refused: `${file}: no event of type ${asked.until} in it.` }
  const draft = fold(reduce, recording.base, events)
  return {
    file,
    note: recording.header.note,
    events: events.length,
    digest: await digestOf(draft),
    progress: stages.progress(draft),
    rejected: recording.rejected.lines,
    rejectedCount: recording.rejected.count,
    draft,
  }
}

/** The events up to what was asked for; undefined where there is no such event. */
function part(events: GameEvent[], { at, until }: Asked): GameEvent[] | undefined {
  const stop = until === null ? events.length - 1 : events.findIndex(({ type }) => type === until)
  if (until !== null && stop === -1) return undefined
  const wanted = events.slice(0, stop + 1)
  return at === null ? wanted : wanted.filter((event) => event.seq <= at)
}

async function compare(one: Outcome, file: string, asked: Asked): Promise<Answer> {
  const other = await outcomeOf(file, asked)
  if ('refused' in other) return refusal(1, other.refused)
  const before = slicesOf(one.draft)
  const after = slicesOf(other.draft)
  const slices = Object.keys(before).filter(
    (name) => canonical(before[name]) !== canonical(after[name]),
  )
  const same = slices.length === 0
  const words = same ? 'the same draft' : `they differ in: ${slices.join(', ')}`
  const digests = [one.digest, other.digest]
  const told = asked.json ? JSON.stringify({ same, slices, digests }) : words
  return { status: same ? 0 : 1, told, refused: '' }
}

/** The slices of both halves, by their names. */
const slicesOf = ({ script, session }: Draft): Readonly<Record<string, unknown>> => ({
  ...script,
  ...session,
})

function listed({ events, note, digest, progress, rejected, rejectedCount }: Outcome): string[] {
  const untold = rejectedCount - rejected.length
  return [
    `events    ${events}${note === '' ? '' : `  (${note})`}`,
    `digest    ${digest}`,
    `progress  ${progress.map((percent) => `${percent}%`).join(' ')}`,
    `rejected  ${rejectedCount}`,
    ...rejected.map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(untold > 0 ? [`  and ${untold} more`] : []),
  ]
}
