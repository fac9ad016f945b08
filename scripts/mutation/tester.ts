// Runs in a copy as long as faults are judged there: one Vitest, so that what no fault touches is read and compiled once.
// Each file still has a worker of its own, which begins with nothing.
import { join } from 'node:path'
import process from 'node:process'
import { createVitest } from 'vitest/node'
import type { Answer, Question } from './waiting-tests.ts'

const vitest = await createVitest('test', {
  config: 'mutation.config.mjs',
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
})
await vitest.globTestSpecifications()

process.on('message', async ({ changed, files }: Question) => {
  process.send?.(await answer(changed, files))
})
process.on('disconnect', () => process.exit())

/** What changed before: its fault was taken out since. */
let last: string | null = null

async function answer(changed: string, files: string[]): Promise<Answer> {
  for (const file of new Set([last ?? changed, changed]))
    vitest.invalidateFile(join(process.cwd(), file))
  last = changed
  process.env.MUTATION_ORDER = files.join(' ')
  const specifications = files.flatMap((file) =>
    vitest.getModuleSpecifications(join(process.cwd(), file)),
  )
  if (specifications.length < files.length) return { failed: 'a test file that is not there' }
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // of earlier runs too modules are told
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  const failed = testModules.find((one) => asked.has(one.moduleId) && !one.ok())
  if (failed !== undefined) return { failed: failed.relativeModuleId }
  return { failed: unhandledErrors.length > 0 ? 'an error nobody caught' : null }
}
