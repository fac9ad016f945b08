import type { Failure, Outcome } from './outcome-reporter.ts'

/** A suite that has run; `unsteady` failed at first only. A failure without a file is the suite's own. */
type Told = Omit<Outcome, 'failed'> & {
  name: string
  ms: number
  failed: (Failure | { test: string; file?: undefined })[]
  unsteady: Told['failed']
}

/** More files than these do not fail by a machine that stood still. */
const MOST = 4

/**
 * What runs on real clocks, processes and sockets is tried once more before it counts as failed, and then named: a
 * machine may stand still for a while. The whole file is tried, alone and from its beginning, since its tests are the
 * steps of one visit.
 */
export async function withSecondTry(
  first: Told,
  tryFiles: (files: readonly string[]) => Promise<Told>,
): Promise<Told> {
  const { failed, failedFiles } = first
  if (failedFiles.length === 0 || failedFiles.length > MOST) return first
  if (failed.some(({ file }) => file === undefined)) return first
  const second = await tryFiles(failedFiles)
  const isStill = ({ test }: { test: string }) => second.failed.some((other) => other.test === test)
  const counted = first.files.filter(({ file }) => failedFiles.includes(file))
  return {
    ...first,
    ms: first.ms + second.ms,
    passed: counted.reduce((left, { passed }) => left - passed, first.passed) + second.passed,
    failed: second.failed,
    failedFiles: second.failedFiles,
    unsteady: [...first.unsteady, ...failed.filter((one) => !isStill(one))],
  }
}
