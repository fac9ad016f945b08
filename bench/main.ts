import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { foldRows } from './fold-rows.ts'
import { homeRows } from './home-rows.ts'
import { journeyRows } from './journey-rows.ts'
import { middleOf } from './measure.ts'
import { optionsOf } from './options.ts'
import { playRows } from './play-rows.ts'
import { shuffled } from './random.ts'
import { revisionRows } from './revision-rows.ts'
import { type Answer, type Figures, lineOf, type Row } from './row.ts'
import { screenRows } from './screen-rows.ts'
import { serverRows } from './server-rows.ts'
import { storyRows } from './story-rows.ts'

const all: readonly Row[] = [
  ...foldRows,
  ...playRows,
  ...screenRows,
  ...journeyRows,
  ...homeRows,
  ...storyRows,
  ...revisionRows,
  ...serverRows,
]

/** Runs ours, its peers and the limit side by side and says what was promised and what was found. */
const options = optionsOf(process.argv.slice(2), all)
if ('told' in options) {
  console.log(options.told)
  process.exit(0)
}
if ('refused' in options) {
  console.error(options.refused)
  process.exit(2)
}
const { quick, rows } = options

type Found = Map<string, Answer[]>

/** Every candidate in every round, each round in another order. */
async function measure(row: Row): Promise<Found> {
  const found: Found = new Map(row.candidates.map((name) => [name, []]))
  const rounds = quick ? row.rounds.quick : row.rounds.full
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of shuffled(row.candidates)) found.get(name)?.push(await row.run(name, quick))
  } finally {
    await row.close?.()
  }
  return found
}

/** Different results mean that different work was measured: nothing of the row counts then. */
function mustAgree(row: Row, found: Found): void {
  const results = new Map<string, Set<string>>()
  for (const [name, answers] of found)
    for (const { same } of answers)
      if (same !== undefined) results.set(same, (results.get(same) ?? new Set()).add(name))
  if (results.size < 2) return
  const told = [...results].map(
    ([same, names]) => `${[...names].join(', ')}: ${same.slice(0, 300)}`,
  )
  throw new Error(`${row.id}: the candidates disagree\n${told.join('\n')}`)
}

function figuresOf(found: Found): Figures {
  const answers = (name: string) => found.get(name) ?? []
  const of = (name: string) => middleOf(answers(name).map(({ figure }) => figure))
  return {
    of,
    ratio: (name, other) => of(name).middle / of(other).middle,
    note: (name, note) =>
      middleOf(answers(name).map(({ notes }) => notes?.[note] ?? Number.NaN)).middle,
  }
}

async function report(row: Row) {
  console.log(`\n${row.id} · ${row.what}`)
  const found = await measure(row)
  mustAgree(row, found)
  const figures = figuresOf(found)
  const limit = figures.of(row.limit).middle
  for (const name of row.candidates) console.log(lineOf(row, name, figures.of(name), limit))
  const verdicts = row.judge(figures)
  for (const { says, kept } of verdicts) console.log(`   ${kept ? 'pass' : 'MISS'}: ${says}`)
  return { id: row.id, what: row.what, unit: row.unit, found: Object.fromEntries(found), verdicts }
}

const results: Awaited<ReturnType<typeof report>>[] = []
let failed = false
for (const row of rows) {
  try {
    results.push(await report(row))
  } catch (cause) {
    failed = true
    console.error(`   FAILED: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
const about = { at: new Date().toISOString(), node: process.version, quick }
writeFileSync('bench/results.json', `${JSON.stringify({ ...about, rows: results }, null, 2)}\n`)
const verdicts = results.flatMap((row) => row.verdicts)
const kept = verdicts.filter((verdict) => verdict.kept).length
console.log(`\n${kept} of ${verdicts.length} promises kept; bench/results.json holds every run.`)
if (failed) process.exit(1)
