import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** A test that failed, or a file that could not be read or whose hook threw, and what went wrong in one line. */
export type Failure = { test: string; file: string; fault: string }
/** What became of a suite: its counts, what failed and in which files, and how long each file took. */
export type Outcome = {
  passed: number
  failed: Failure[]
  failedFiles: string[]
  files: { file: string; ms: number; passed: number }[]
}

type Faults = readonly Pick<SerializedError, 'message' | 'stacks'>[] | undefined

/** What went wrong first, in one line, and where. */
function firstFault(faults: Faults): string {
  const [fault] = faults ?? []
  const [said = ''] = stripVTControlCharacters(fault?.message ?? '').split('\n')
  const places = fault?.stacks?.map(({ file, line }) => `${basename(file)}:${line}`) ?? []
  return [said, ...places.slice(0, 3)].join(' < ')
}

/** Writes the outcome of a suite into the file that `OUTCOME_FILE` names, for the last lines of `npm test`. */
// biome-ignore lint/style/noDefaultExport: vitest takes the default export of a reporter's file
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcome: Outcome = { passed: 0, failed: [], failedFiles: [], files: [] }
    for (const module of modules) {
      const file = module.relativeModuleId
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      const ms = collectDuration + setupDuration + duration
      let passed = 0
      const failed: Failure[] = []
      // a file that could not be read, or a hook of it that threw, has no test to be named by
      if (module.errors().length > 0)
        failed.push({ test: file, file, fault: firstFault(module.errors()) })
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') passed += 1
        if (state === 'failed')
          failed.push({ test: `${file} > ${test.fullName}`, file, fault: firstFault(errors) })
      }
      outcome.passed += passed
      outcome.files.push({ file, ms, passed })
      outcome.failed.push(...failed)
      if (failed.length > 0) outcome.failedFiles.push(file)
    }
    const place = process.env.OUTCOME_FILE
    if (place !== undefined) writeFileSync(place, JSON.stringify(outcome))
  }
}
