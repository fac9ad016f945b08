import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'
import branches from '../../vitest.branches.config.ts'

/** So many branches the core and the schemas have at least: fewer are counted only where the count misses files. */
const BRANCHES = 2_200

const folder = mkdtempSync(join(tmpdir(), 'branches-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('[BR1] tests that leave a branch of the core or the schemas out fail, and the count is of all their files', {
  timeout: 240_000,
}, () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run']
  const words = ['--config', 'vitest.branches.config.ts', 'tests/core/nearest-name.test.ts']
  const report = ['--coverage.reporter=json-summary', `--coverage.reportsDirectory=${folder}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...vitest, ...words, ...report], {
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/\d passed/)
  expect(stderr).toMatch(
    /Coverage for branches \([\d.]+%\) does not meet global threshold \(100%\)/,
  )
  expect(status).toBe(1)
  const { total, ...files } = JSON.parse(
    readFileSync(join(folder, 'coverage-summary.json'), 'utf8'),
  )
  expect(total.branches.total).toBeGreaterThan(BRANCHES)
  expect(total.branches.covered).toBeLessThan(BRANCHES / 2)
  const all = globSync(['core/**/*.ts', 'schemas/**/*.ts']).map((file) => join(process.cwd(), file))
  expect(Object.keys(files).sort()).toEqual(all.sort())
})

it('[BR1] all of them are asked for, and the suite that asks is one of those of npm test', () => {
  expect(branches.test?.coverage).toMatchObject({ enabled: true, thresholds: { branches: 100 } })
  const suites = readFileSync('scripts/suites.mjs', 'utf8')
  expect(suites).toMatch(
    /core: \(\) => run\('core', \['--config', 'vitest\.branches\.config\.ts'\], CORE\)/,
  )
  expect(suites).toMatch(/'types', 'lint', 'core', 'unit'/)
})
