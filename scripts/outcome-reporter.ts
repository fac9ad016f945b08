import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What became of a suite: its counts, what failed, what passed only when it was tried again, and how long each file took. */
export type Outcome = {
  passed: number
  failed: string[]
  unsteady: string[]
  files: { file: string; ms: number }[]
}

const named = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`

/** What went wrong with the first try, in one line, and where. */
function firstFault(test: TestCase): string {
  const [fault] = test.result().errors ?? []
  const [said = ''] = stripVTControlCharacters(fault?.message ?? '').split('\n')
  const places = fault?.stacks?.map(({ file, line }) => `${basename(file)}:${line}`) ?? []
  return [said, ...places.slice(0, 3)].join(' < ')
}

/** Writes the outcome of a suite into the file that `OUTCOME_FILE` names, for the last lines of `npm test`. */
// biome-ignore lint/style/noDefaultExport: vitest takes the default export of a reporter's file
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcome: Outcome = { passed: 0, failed: [], unsteady: [], files: [] }
    for (const module of modules) {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      const ms = collectDuration + setupDuration + duration
      outcome.files.push({ file: module.relativeModuleId, ms })
      // a file that could not be read, or a hook of it that threw, has no test to be named by
      if (module.errors().length > 0) outcome.failed.push(module.relativeModuleId)
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') outcome.passed += 1
        if (state === 'failed') outcome.failed.push(named(test))
        if (test.diagnostic()?.flaky) outcome.unsteady.push(`${named(test)}: ${firstFault(test)}`)
      }
    }
    const file = process.env.OUTCOME_FILE
    if (file !== undefined) writeFileSync(file, JSON.stringify(outcome))
  }
}
