import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reached } from './baseline.ts'
import { checkEffects, checkTypes } from './commands.ts'
import { type Fault, withFault } from './faults.ts'
import type { WaitingTests } from './waiting-tests.ts'

/** What became of a fault: `by` says who caught it, or why nobody did. */
export type Verdict = { caught: boolean; by: string }

/** The nearest tests are asked before the types, as long as they are quicker together than the compiler. */
const NEAREST_MS = 6_000
/** Tests that would take longer together are not asked; a crowded machine takes many times as long as a quiet one. */
const ENOUGH_MS = 600_000
/** What a run may take beyond its usual time before its fault counts as one that never ends. */
const PATIENCE_MS = 120_000
const TIMES = 4
/** Of these kinds the compiler knows least and takes longest: it is asked last. */
const SELDOM_TYPED = /^(number|arithmetic|truth|statement left out|early return)$/
const SURVIVED: Verdict = { caught: false, by: 'no test' }

/** Puts a fault into a copy, asks the lint of a list, the nearest tests that reached it, the types and the other tests, and takes it out again. */
export async function judge(
  copy: string,
  tests: WaitingTests,
  fault: Fault,
  reached: Reached[],
): Promise<Verdict> {
  const file = join(copy, fault.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, withFault(source, fault))
  try {
    // of a list the lint knows whether an effect needs it; what else it says of a fault is no proof
    const isUnheard = fault.kind === 'list' && (await checkEffects(copy, fault.file)).code !== 0
    if (isUnheard) return { caught: true, by: 'lint' }
    const some = upTo(reached, ENOUGH_MS)
    const nearest = upTo(some, NEAREST_MS)
    const others = some.slice(nearest.length)
    const types = () => askTypes(copy)
    const late = () => askTests(tests, fault, others)
    const asked = [
      () => askTests(tests, fault, nearest),
      ...(SELDOM_TYPED.test(fault.kind) ? [late, types] : [types, late]),
    ]
    for (const ask of asked) {
      const verdict = await ask()
      if (verdict.caught) return verdict
    }
    const by = some.length === 0 ? 'no test reached it' : `${some.length} test files`
    return { caught: false, by }
  } finally {
    writeFileSync(file, source)
  }
}

/** The first of some tests that take no longer together than so many milliseconds; one in any case. */
function upTo(some: Reached[], limit: number): Reached[] {
  let together = 0
  return some.filter(({ milliseconds }, place) => {
    together += milliseconds
    return place === 0 || together <= limit
  })
}

async function askTypes(copy: string): Promise<Verdict> {
  return (await checkTypes(copy)).code === 0 ? SURVIVED : { caught: true, by: 'types' }
}

async function askTests(tests: WaitingTests, fault: Fault, some: Reached[]): Promise<Verdict> {
  if (some.length === 0) return SURVIVED
  const usual = some.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const files = some.map(({ file }) => file)
  const answer = await tests.ask({ changed: fault.file, files }, usual * TIMES + PATIENCE_MS)
  if (answer === null) return { caught: true, by: 'the time limit' }
  return answer.failed === null ? SURVIVED : { caught: true, by: answer.failed }
}
