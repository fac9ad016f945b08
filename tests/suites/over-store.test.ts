import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testsOverStore } from '../../scripts/tests-over-store.ts'

it('[PQ3] what a server does with its store is tried over PostgreSQL, too', () => {
  const tried = testsOverStore(true)
  for (const name of ['server/scripts', 'server/kill', 'server/log', 'postgres/open-postgres'])
    expect(tried).toContain(`tests/${name}.test.ts`)
  // the embedded database's own file
  expect(tried).not.toContain('tests/server/upgrade.test.ts')
  // no store is opened there
  expect(tried).not.toContain('tests/server/config.test.ts')
  // what several servers share is tried every time
  const shared = testsOverStore(false)
  expect(shared).toContain('tests/postgres/two-processes.test.ts')
  expect(shared).toContain('tests/server/two-servers.test.ts')
  expect(tried).toEqual(expect.arrayContaining(shared))
  const suites = readFileSync('scripts/suites.mjs', 'utf8')
  expect(suites).toMatch(/OVER_POSTGRES = \[\s*'--config',\s*'vitest\.postgres\.config\.ts'/)
  expect(suites).toContain("[['postgres']]")
  expect(suites).toContain("[['postgres-long']]")
}, 120_000)
