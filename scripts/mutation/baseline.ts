import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { prepare, runTests } from './commands.ts'
import { type Fault, withMarks } from './faults.ts'
import { distancesFrom, importGraph } from './import-graph.ts'

/** A test file that reached a fault: its time alone, and a rank that puts the nearest and quickest first. */
export type Reached = { file: string; milliseconds: number; rank: number }

type Report = {
  testResults: { name: string; status: string; startTime: number; endTime: number }[]
}

/** A step of import counts as much as so many milliseconds of test. */
const STEP_MS = 2_000

/** Runs all unit tests once, with a mark at each fault: what each fault was reached by, and what fails by itself. */
export async function baseline(copy: string, faults: Fault[], files: string[]) {
  prepare(copy)
  const sources = mark(copy, faults)
  const [reach, report] = [join(copy, 'reach.txt'), join(copy, 'report.json')]
  // what another account runs says too what it reached
  writeFileSync(reach, '')
  chmodSync(reach, 0o666)
  await runTests(copy, ['--reporter=json', `--outputFile=${report}`, ...files], {
    MUTATION_REACH: reach,
    NODE_OPTIONS: `--import ${join(copy, 'mutation.reach.mjs')}`,
  })
  for (const [file, source] of sources) writeFileSync(join(copy, file), source)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const tests = testResults.map((one) => ({ ...one, name: relative(copy, one.name) }))
  const failing = tests.filter(({ status }) => status !== 'passed').map(({ name }) => name)
  const times = new Map(tests.map((one) => [one.name, one.endTime - one.startTime]))
  for (const name of failing) times.delete(name)
  return { failing, tests: tests.length, reached: reachedIn(copy, faults, times, linesOf(reach)) }
}

const linesOf = (file: string): string[] => [
  ...new Set(readFileSync(file, 'utf8').trim().split('\n')),
]

/** Puts the marks in, and answers the sources as they were. */
function mark(copy: string, faults: Fault[]): Map<string, string> {
  const sources = new Map<string, string>()
  for (const [file, some] of Map.groupBy(faults.entries(), ([, fault]) => fault.file)) {
    const source = readFileSync(join(copy, file), 'utf8')
    sources.set(file, source)
    const marks = some.map(([number, fault]): [number, Fault['mark']] => [number, fault.mark])
    writeFileSync(join(copy, file), withMarks(source, marks))
  }
  return sources
}

function reachedIn(
  copy: string,
  faults: Fault[],
  times: Map<string, number>,
  lines: string[],
): Reached[][] {
  const graph = importGraph(copy)
  const steps = new Map([...times.keys()].map((file) => [file, distancesFrom(graph, file)]))
  const reached: Reached[][] = faults.map(() => [])
  for (const line of lines) {
    const at = line.indexOf(' ')
    const file = relative(copy, line.slice(at + 1))
    const fault = faults[Number(line.slice(0, at))]
    const milliseconds = times.get(file)
    if (!fault || milliseconds === undefined) continue
    const away = steps.get(file)?.get(fault.file) ?? 10
    reached[Number(line.slice(0, at))]?.push({
      file,
      milliseconds,
      rank: milliseconds + away * STEP_MS,
    })
  }
  return reached.map((some) => some.toSorted((a, b) => a.rank - b.rank))
}
