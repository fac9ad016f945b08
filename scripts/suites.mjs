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
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
}

/** A suite of tests; one that ends badly without a failed test, or runs none, counts as a failure too. */
function suite(name, words, extra) {
  const report = join(folder, `${name}.json`)
  const went = run(
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      ...words,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    extra,
  )
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  return { passed, failed: (!went || passed === 0) && failed === 0 ? 1 : failed }
}

function browserSuite() {
  const config = 'vitest.e2e.config.ts'
  if (!existsSync(join(root, config))) return { passed: 0, failed: 0 }
  const path = chromium()
  if (!path) return { passed: 0, failed: 1 }
  build()
  return suite('browser', ['--config', config], { CHROMIUM_PATH: path })
}

const results = [
  check('types', [tool('typescript', 'bin', 'tsc'), '-p', '.']),
  check('lint', [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings']),
  suite('unit', []),
  browserSuite(),
]
rmSync(folder, { recursive: true, force: true })
run(['scripts/rules.ts', '--short'])
const sum = (kind) => results.reduce((total, result) => total + result[kind], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
