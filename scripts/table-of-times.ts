/** What a suite took: in milliseconds, with its tests and the time of each of its files. */
export type SuiteTime = {
  name: string
  ms: number
  tests: number
  files: readonly { file: string; ms: number }[]
}

const SLOWEST = 12
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

/** The times of a whole run: each suite by the clock, what stood beside another counted once in the whole, and the slowest files. */
export function tableOfTimes(suites: readonly SuiteTime[], wholeMs: number): string[] {
  const files = suites.flatMap(({ name, files }) => files.map((one) => ({ name, ...one })))
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  const rows = [
    ...suites.map(({ name, ms, tests }) => [name, seconds(ms), `${tests} passed`]),
    ['whole', seconds(wholeMs), ''],
  ]
  const line = ([name = '', time = '', rest = '']: readonly string[]): string =>
    `  ${name.padEnd(10)} ${time.padStart(9)}  ${rest}`.trimEnd()
  return [
    'Times by suite:',
    ...rows.map(line),
    ...(slowest.length === 0 ? [] : ['Slowest files:']),
    ...slowest.map(({ name, ms, file }) => line([name, seconds(ms), file])),
  ]
}
