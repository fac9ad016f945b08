// `npm run replay -- FILE [--at SEQ] [--until TYPE] [--json] [--diff OTHER]`: folds a recording and says what came of it.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Recording, readRecording } from '#core/record.ts'
import { composeReducer } from '#core/reduce.ts'
import { canonical, digestOf, fold } from '#core/replay.ts'
import { plugins } from '#plugins/index.ts'
import { stepProgress } from '#plugins/steps/projections.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string' },
    until: { type: 'string' },
    json: { type: 'boolean', default: false },
    diff: { type: 'string' },
  },
})

function read(file: string): Recording {
  const recording = readRecording(readFileSync(file, 'utf8'))
  if (!('refused' in recording)) return recording
  console.error(`${file}: ${recording.refused}`)
  process.exit(1)
}

/** The events up to what was asked for. */
function part({ events }: Recording) {
  const { at, until } = options
  const stop = until === undefined ? -1 : events.findIndex((event) => event.type === until)
  const wanted = stop === -1 ? events : events.slice(0, stop + 1)
  return at === undefined ? wanted : wanted.filter((event) => event.seq <= Number(at))
}

const reduce = composeReducer(plugins)

async function outcome(file: string) {
  const recording = read(file)
  const events = part(recording)
  const draft = fold(reduce, emptyDraft(), events)
  return {
    file,
    note: recording.header.note,
    events: events.length,
    digest: await digestOf(draft),
    progress: stepProgress(draft),
    rejected: recording.rejected,
    draft,
  }
}

/** The slices in which two drafts differ. */
const differing = (one: Draft, other: Draft): string[] =>
  Object.keys(one).filter(
    (name) => canonical(one[name as keyof Draft]) !== canonical(other[name as keyof Draft]),
  )

const [file] = positionals
if (file === undefined) {
  console.error(
    'Which recording? npm run replay -- FILE [--at SEQ] [--until TYPE] [--json] [--diff OTHER]',
  )
  process.exit(2)
}
const { draft, ...told } = await outcome(file)
if (options.diff !== undefined) {
  const other = await outcome(options.diff)
  const slices = differing(draft, other.draft)
  const same = slices.length === 0
  if (options.json)
    console.log(JSON.stringify({ same, slices, digests: [told.digest, other.digest] }))
  else console.log(same ? 'the same draft' : `they differ in: ${slices.join(', ')}`)
  process.exit(same ? 0 : 1)
}
if (options.json) console.log(JSON.stringify({ ...told, draft }, null, 2))
else {
  console.log(`events    ${told.events}${told.note === '' ? '' : `  (${told.note})`}`)
  console.log(`digest    ${told.digest}`)
  console.log(`progress  ${told.progress.map((percent) => `${percent}%`).join(' ')}`)
  console.log(`rejected  ${told.rejected.length}`)
  for (const { line, reason } of told.rejected) console.log(`  line ${line}: ${reason}`)
}
