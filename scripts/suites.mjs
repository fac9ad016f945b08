// Runs the suites and sums them up; runs on the product's own Node.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { digestOf, restingScreens, SCREENS, TELLINGS } from '../tests/sweep.ts'
import { build } from './build.mjs'
import { chromium } from './chromium.mjs'
import { productNode, root } from './install.mjs'
import { check, LINT, NOTHING, suite, TYPES, UNUSED } from './run-suite.mjs'
import { withSecondTry } from './second-try.ts'
import { readSuiteOptions } from './suite-options.ts'
import { tableOfTimes } from './table-of-times.ts'

const options = readSuiteOptions(process.argv.slice(2), Math.random())
if ('refused' in options) {
  console.error(options.refused)
  process.exit(2)
}
const { seed, only, long } = options
const folder = mkdtempSync(join(tmpdir(), 'lamplight-test-'))
const run = (name, words, files = [], extra = {}) =>
  suite(name, words, files, { folder, seed, extra: { SUITE_SEED: String(seed), ...extra } })
const runTwice = async (name, words, files = [], extra = {}) =>
  withSecondTry(await run(name, words, files, extra), (failed) =>
    run(name, [...words, '--no-file-parallelism'], failed, extra),
  )

function browsers(name, words, files = [], extra = {}) {
  const path = chromium()
  if (!path) return { ...NOTHING, name, failed: [{ test: 'no Chromium' }] }
  build()
  const given = ['--config', 'vitest.e2e.config.ts', ...words]
  return runTwice(name, given, files, { CHROMIUM_PATH: path, ...extra })
}

/** From a whole sweep that found nothing on a sample will do, until something it depends on changes. */
function whole(sweep, told) {
  if (told.failed.length === 0) writeFileSync(join(root, sweep.stored), `${digestOf(sweep)}\n`)
  return told
}

const REAL = ['server', 'spec-server', 'media', 'ui', 'front-door'].map((name) => `tests/${name}`)
/** What judges the core and the schemas: every branch of theirs is counted here. */
const CORE = ['core', 'schemas', 'contracts', 'plugins', 'replay'].map((name) => `tests/${name}/`)
/** What measures time needs the machine for itself. */
const SPEED = 'tests/e2e/speed/'
const except = (...places) => places.map((place) => `--exclude=${place}`)

const OVER_POSTGRES = ['--config', 'vitest.postgres.config.ts', '--sequence.shuffle.tests=false']

const SUITES = {
  newcomer: () => run('newcomer', ['--config', 'vitest.newcomer.config.ts']),
  types: () => check('types', TYPES),
  lint: () => check('lint', LINT, UNUSED),
  core: () => run('core', ['--config', 'vitest.branches.config.ts'], CORE),
  unit: () =>
    run(
      'unit',
      except(...REAL.map((place) => `${place}/**`), ...CORE.map((place) => `${place}**`)),
    ),
  // a server's tests are the steps of a visit: files come in any order, what stands in a file in its own
  // much of it waits for processes and sockets: a third worker fills the cores
  parts: () => runTwice('parts', ['--sequence.shuffle.tests=false', '--maxWorkers=3'], REAL),
  // what several servers do on one PostgreSQL; in a long run all that a server does, over it
  postgres: () => runTwice('postgres', OVER_POSTGRES),
  'postgres-long': () => runTwice('postgres-long', OVER_POSTGRES, [], { LAMPLIGHT_LONG: '1' }),
  browser() {
    const resting = restingScreens(seed)
    if (resting.length > 0)
      console.log(
        `No screen has changed since all were tried: ${resting.length} files of the browser suite rest, by the seed.`,
      )
    return browsers('browser', except(`${SPEED}**`, ...resting))
  },
  speed: () => browsers('speed', [], [SPEED]),
  faults: () => check('faults', ['scripts/mutate.ts', '--seed', String(seed)]),
  async long() {
    const told = await runTwice('long', ['--config', 'vitest.long.config.ts'], [], {
      LAMPLIGHT_LONG: '1',
    })
    return whole(TELLINGS, told)
  },
  // the whole browser suite, with the journeys and the walks through every screen in each language
  async screens() {
    const told = await browsers('screens', except(`${SPEED}**`), [], { LAMPLIGHT_LONG: '1' })
    return whole(SCREENS, told)
  },
}

/** One row after the other; a row is lanes that do not disturb each other and run side by side, each suite by suite. */
const ROWS = long
  ? [[['long']], [['postgres-long']], [['screens']], [['faults']]]
  : [
      [['newcomer'], ['types', 'lint', 'core', 'unit', 'parts']],
      [['postgres']],
      [['browser']],
      [['speed']],
    ]

const strange = only.filter((name) => !(name in SUITES))
if (strange.length > 0) {
  console.error(
    `There is no suite ${strange.join(', ')}: there are ${Object.keys(SUITES).join(', ')}.`,
  )
  process.exit(2)
}
const isWanted = (name) => only.length === 0 || only.includes(name)
const from = performance.now()
const results = []
async function runLane(lane) {
  for (const name of lane.filter(isWanted)) results.push(await SUITES[name]())
}
for (const lanes of ROWS) await Promise.all(lanes.map(runLane))
rmSync(folder, { recursive: true, force: true })
const wholeMs = performance.now() - from

const times = results.map(({ name, ms, passed, files }) => ({ name, ms, tests: passed, files }))
for (const line of tableOfTimes(times, wholeMs)) console.log(line)
spawnSync(productNode, ['scripts/rules.ts', '--short'], { cwd: root, stdio: 'inherit' })
console.log(`Shuffled by the seed ${seed}; the same order again: npm test -- --seed ${seed}`)
const all = (kind) => results.flatMap((result) => result[kind])
const told = ({ test, fault }) => [test, fault].filter(Boolean).join(': ')
for (const one of all('unsteady')) console.log(`passed at the second try: ${told(one)}`)
for (const one of all('failed')) console.log(`FAILED: ${told(one)}`)
const passed = results.reduce((total, result) => total + result.passed, 0)
console.log(`${passed} passed, ${all('failed').length} failed`)
process.exit(all('failed').length === 0 ? 0 : 1)
