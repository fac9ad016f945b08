import { parseArgs } from 'node:util'
import type { Row } from './row.ts'

type Named = Pick<Row, 'id' | 'what'>
/** What is to be measured, or what is said instead. */
export type Options<R> = { quick: boolean; rows: R[] } | { told: string } | { refused: string }

/** Reads the words after `npm run bench --`. */
export function optionsOf<R extends Named>(words: string[], rows: readonly R[]): Options<R> {
  const options = {
    rows: { type: 'string' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  const refused = (because: string) => ({ refused: `${because}\n\n${usageOf(rows)}` })
  try {
    const { values } = parseArgs({ args: words, options })
    if (values.help) return { told: usageOf(rows) }
    const wanted = values.rows?.toUpperCase().split(',') ?? rows.map(({ id }) => id)
    const unknown = wanted.filter((id) => !rows.some((row) => row.id === id))
    if (unknown.length > 0) return refused(`There is no row ${unknown.join(', ')}.`)
    return { quick: values.quick, rows: rows.filter(({ id }) => wanted.includes(id)) }
  } catch (fault) {
    return refused(fault instanceof Error ? fault.message : String(fault))
  }
}

const usageOf = (rows: readonly Named[]): string =>
  [
    'npm run bench -- [--rows ID,ID…] [--quick]',
    '  --rows   these rows alone; absent: every row',
    '  --quick  a quick look: fewer rounds',
    '',
    'Rows:',
    ...rows.map(({ id, what }) => `  ${id.padEnd(5)} ${what}`),
  ].join('\n')
