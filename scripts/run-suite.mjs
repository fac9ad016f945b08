// Runs one suite in a process of its own, each line of its output behind its name.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { productEnvironment, productNode, root } from './install.mjs'

const tool = (...path) => join(root, 'node_modules', ...path)
/** The tools of the checks; on two cores a second checker of types makes the same work anew and is no quicker. */
export const TYPES = [
  ...[tool('typescript', 'bin', 'tsc'), '-p', '.', '--checkers', '1'],
  // what the last check found of a file holds until that file, or one it reads, changes
  ...['--incremental', '--tsBuildInfoFile', tool('.cache', 'types.tsbuildinfo')],
]
export const LINT = [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings']
/** Finds files, exports and packages that nothing uses. */
export const UNUSED = [tool('knip', 'bin', 'knip.js'), '--no-progress']

export const VITEST = [tool('vitest', 'vitest.mjs'), 'run']
/** The folders of tests that `npm run check` leaves to `npm test`. */
export const SLOW = ['front-door', 'leaves', 'server', 'media', 'storyteller', 'spec-server']

/** Runs Node with these words; answers whether it ended well, and after how many milliseconds. */
function run(name, words, extra = {}) {
  const from = performance.now()
  const child = spawn(productNode, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...productEnvironment(), ...extra },
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) =>
      process.stdout.write(`${name.padEnd(8)} ${line}\n`),
    )
  return new Promise((resolve) => {
    child.on('error', () => resolve({ well: false, ms: 0 }))
    child.on('close', (code) => resolve({ well: code === 0, ms: performance.now() - from }))
  })
}

/** A check of one program after another, that passes or fails as a whole. */
export async function check(name, ...programs) {
  let [well, ms] = [true, 0]
  for (const words of programs) {
    const told = await run(name, words)
    well &&= told.well
    ms += told.ms
  }
  console.log(`${well ? 'ok  ' : 'FAIL'} ${name}`)
  return { name, ms, passed: well ? 1 : 0, failed: well ? [] : [name], unsteady: [], files: [] }
}

/** A suite of tests in the order of a seed; one that ends badly without a failed test, or runs none, counts as a failure too. */
export async function suite(name, words, { folder, seed, extra = {} }) {
  const file = join(folder, `${name}.json`)
  const vitest = [...VITEST, ...words, `--sequence.seed=${seed}`]
  const reporters = ['--reporter=default', '--reporter=./scripts/outcome-reporter.ts']
  const { well, ms } = await run(name, [...vitest, ...reporters], { ...extra, OUTCOME_FILE: file })
  const none = { passed: 0, failed: [`${name}: ended early`], unsteady: [], files: [] }
  const told = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none
  const isWell = (well && told.passed > 0) || told.failed.length > 0
  return { name, ms, ...told, failed: isWell ? told.failed : [`${name}: ended badly`] }
}
