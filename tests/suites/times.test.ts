import { expect, it } from 'vitest'
import { tableOfTimes } from '../../scripts/table-of-times.ts'

const suites = [
  { name: 'types', ms: 4_000, tests: 1, files: [] },
  {
    name: 'unit',
    ms: 20_000,
    tests: 900,
    files: Array.from({ length: 30 }, (_, at) => ({ file: `tests/${at}.test.ts`, ms: at * 100 })),
  },
]

it('[HS21] the table tells each suite by the clock, the whole, and the slowest files first', () => {
  const lines = tableOfTimes(suites, 21_000)
  expect(lines).toContain('  types          4.0 s  1 passed')
  expect(lines).toContain('  unit          20.0 s  900 passed')
  expect(lines).toContain('  whole         21.0 s')
  const files = lines.slice(lines.indexOf('Slowest files:') + 1)
  expect(files).toHaveLength(12)
  expect(files[0]).toBe('  unit           2.9 s  tests/29.test.ts')
  expect(files[1]).toContain('tests/28.test.ts')
})

it('[HS21] a run without files has no list of them', () => {
  expect(tableOfTimes(suites.slice(0, 1), 4_000).join('\n')).not.toContain('Slowest')
})
