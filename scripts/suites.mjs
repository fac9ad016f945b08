// Runs the suites one after another and sums them up; runs on the product's own Node.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { build } from './build.mjs'
import { chromium } from './chromium.mjs'
import { productEnvironment, productNode, root } from './install.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lamplight-test-'))
const tool = (...path) => join(root, 'node_modules', ...path)
const run = (words, extra = {}) =>
  spawnSync(productNode, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...productEnvironment(), ...extra },
  }).status === 0

/** A check that passes or fails as a whole. */
function check(name, words) {
  const passed = run(words)
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`)
  return { passed: passed ? 1 : 0, failed: passed ? [] : [name], unsteady: [] }
}

/** A suite of tests; one that ends badly without a failed test, or runs none, counts as a failure too. */
function suite(name, words, extra) {
  const file = join(folder, `${name}.json`)
  const vitest = [tool('vitest', 'vitest.mjs'), 'run', ...words]
  const reporters = ['--reporter=default', '--reporter=./scripts/outcome-reporter.ts']
  const went = run([...vitest, ...reporters], { ...extra, OUTCOME_FILE: file })
  if (!existsSync(file)) return { passed: 0, failed: [`${name}: ended early`], unsteady: [] }
  const { passed, failed, unsteady } = JSON.parse(readFileSync(file, 'utf8'))
  if (went && passed > 0) return { passed, failed, unsteady }
  return { passed, failed: failed.length > 0 ? failed : [`${name}: ended badly`], unsteady }
}

function browserSuite() {
  const path = chromium()
  if (!path) return { passed: 0, failed: ['no Chromium'], unsteady: [] }
  build()
  return suite('browser', ['--config', 'vitest.e2e.config.ts', ...AGAIN], { CHROMIUM_PATH: path })
}

// What runs on real clocks, processes and sockets is tried once more before it counts as failed, and then named below:
// a machine may stand still for a while. What is computed alone has no such excuse.
const AGAIN = ['--retry=1']
const REAL = ['tests/server', 'tests/spec-server', 'tests/media', 'tests/ui']

const results = [
  check('types', [tool('typescript', 'bin', 'tsc'), '-p', '.']),
  check('lint', [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings']),
  suite(
    'unit',
    REAL.map((folder) => `--exclude=${folder}/**`),
  ),
  suite('parts', [...REAL, ...AGAIN]),
  browserSuite(),
]
rmSync(folder, { recursive: true, force: true })
run(['scripts/rules.ts', '--short'])
const all = (kind) => results.flatMap((result) => result[kind])
for (const name of all('unsteady')) console.log(`passed at the second try: ${name}`)
for (const name of all('failed')) console.log(`FAILED: ${name}`)
const passed = results.reduce((total, result) => total + result.passed, 0)
console.log(`${passed} passed, ${all('failed').length} failed`)
process.exit(all('failed').length === 0 ? 0 : 1)
