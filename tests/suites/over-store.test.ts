import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testsOverStore } from '../../scripts/tests-over-store.ts'

it('[PQ3] what a server does with its store is tried over PostgreSQL, too', () => {
  const tried = testsOverStore()
  for (const name of ['server/scripts', 'server/kill', 'server/log', 'postgres/open-postgres'])
    expect(tried).toContain(`tests/${name}.test.ts`)
  // the embedded database's own file
  expect(tried).not.toContain('tests/server/upgrade.test.ts')
  // no store is opened there
  expect(tried).not.toContain('tests/server/config.test.ts')
  const suites = readFileSync('scripts/suites.mjs', 'utf8')
  expect(suites).toMatch(
    /postgres: \(\) =>\s+runTwice\('postgres', \[[^\]]*vitest\.postgres\.config/,
  )
  expect(suites).toContain("[['postgres']]")
}, 120_000)
