// Runs one suite in a process of its own, each line of its output behind its name.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
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
export const SLOW = [
  'faults',
  'floods',
  'front-door',
  'leaves',
  'server',
  'media',
  'storyteller',
  'spec-server',
]

/** The outcome of a suite that ran nothing. */
export const NOTHING = { ms: 0, passed: 0, failed: [], failedFiles: [], unsteady: [], files: [] }

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
  return { ...NOTHING, name, ms, passed: well ? 1 : 0, failed: well ? [] : [{ test: name }] }
}

/**
 * A suite of tests in the order of a seed, of all its files or of those given; one that ends badly without a failed
 * test, or runs none, counts as a failure too.
 */
export async function suite(name, words, files, { folder, seed, extra = {} }) {
  const told = join(folder, `${name}.json`)
  rmSync(told, { force: true })
  const vitest = [...VITEST, ...words, ...files, `--sequence.seed=${seed}`]
  const reporters = ['--reporter=default', '--reporter=./scripts/outcome-reporter.ts']
  const { well, ms } = await run(name, [...vitest, ...reporters], { ...extra, OUTCOME_FILE: told })
  const bad = (how) => ({ ...NOTHING, name, ms, failed: [{ test: `${name}: ${how}` }] })
  if (!existsSync(told)) return bad('ended early')
  const outcome = { ...NOTHING, name, ms, ...JSON.parse(readFileSync(told, 'utf8')) }
  const isWell = (well && outcome.passed > 0) || outcome.failed.length > 0
  return isWell ? outcome : { ...outcome, failed: bad('ended badly').failed }
}
