import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reached } from './baseline.ts'
import { checkTypes, type Ended, runTests } from './commands.ts'
import { type Fault, withFault } from './faults.ts'

/** What became of a fault: `by` says who caught it, or why nobody did. */
export type Verdict = { caught: boolean; by: string }

/** Tests that would take longer together are not asked: who needs them all catches late. */
const ENOUGH_MS = 90_000
/** What a run may take beyond its usual time before its fault counts as one that never ends. */
const PATIENCE_MS = 120_000
const TIMES = 4

/** Puts a fault into a copy, asks the types and then the tests that reached it, and takes it out again. */
export async function judge(copy: string, fault: Fault, reached: Reached[]): Promise<Verdict> {
  if (reached.length === 0) return { caught: false, by: 'no test reached it' }
  const file = join(copy, fault.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, withFault(source, fault))
  try {
    const types = await checkTypes(copy)
    if (types.code !== 0) return { caught: true, by: 'types' }
    return await askTests(copy, reached)
  } finally {
    writeFileSync(file, source)
  }
}

async function askTests(copy: string, reached: Reached[]): Promise<Verdict> {
  let together = 0
  const some = reached.filter(({ milliseconds }, place) => {
    together += milliseconds
    return place === 0 || together <= ENOUGH_MS
  })
  const usual = some.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const files = some.map(({ file }) => file)
  const more = ['--bail=1', '--maxWorkers=1']
  return verdictOf(await runTests(copy, files, usual * TIMES + PATIENCE_MS, more), files.length)
}

function verdictOf({ code, output }: Ended, asked: number): Verdict {
  if (code === 0) return { caught: false, by: `${asked} test files` }
  if (code === null) return { caught: true, by: 'the time limit' }
  return { caught: true, by: /FAIL\s+(\S+)/.exec(output)?.[1] ?? 'a run that ended badly' }
}
