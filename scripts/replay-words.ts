import { nearestName } from '#core/nearest-name.ts'
import { catalog } from '#schemas/events/index.ts'
import { presentType } from '#schemas/former-types.ts'
import { parseWords } from './parse-words.ts'

const OPTIONS = {
  at: { type: 'string' },
  until: { type: 'string' },
  json: { type: 'boolean' },
  diff: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export const USAGE = `npm run replay -- FILE [--at SEQ] [--until TYPE] [--json] [--diff OTHER]

  FILE          a recording (JSONL)
  --at SEQ      only the events up to this number
  --until TYPE  only the events up to the first of this type, such as npcs/written
  --json        everything as JSON, with the draft
  --diff OTHER  compares with another recording: 0 the same draft, 1 another`

/** What was asked for. */
export type Asked = {
  file: string
  at: number | null
  until: string | null
  json: boolean
  diff: string | null
}

/** Reads the words of the command; what makes no sense is refused in one sentence that says what would. */
export function readWords(words: readonly string[]): Asked | 'help' | { refused: string } {
  const read = parseWords(words, OPTIONS)
  if ('refused' in read) return read
  const { values, positionals } = read
  if (values.help) return 'help'
  const [file, ...more] = positionals
  if (file === undefined) return { refused: 'Which recording?' }
  if (more.length > 0)
    return { refused: `One recording at a time: compare ${file} with another by --diff.` }
  const { at, json = false, diff } = values
  const until = values.until && presentType(values.until)
  if (at !== undefined && !/^\d{1,15}$/.test(at))
    return { refused: `--at takes the number of an event, not "${at}".` }
  if (until !== undefined && !TYPES.includes(until)) return { refused: unknownType(until) }
  return {
    file,
    at: at === undefined ? null : Number(at),
    until: until ?? null,
    json,
    diff: diff ?? null,
  }
}

const TYPES: readonly string[] = catalog.map(({ type }) => type)

function unknownType(type: string): string {
  const meant = nearestName(type, TYPES)
  return `There is no event of type "${type}".${meant === undefined ? '' : ` Was ${meant} meant?`}`
}
