import { globSync } from 'node:fs'
import { expect, it } from 'vitest'

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

it('[HS45] tests of the browser stand under journeys, screens and speed, and what they share under support', () => {
  const files = globSync('tests/e2e/**/*.{ts,tsx}')
  const tests = files.filter(isTest)
  for (const place of ['journeys', 'screens', 'speed'])
    expect(tests.some((file) => file.startsWith(`tests/e2e/${place}/`))).toBe(true)
  const strange = files.filter(
    (file) =>
      !(
        isTest(file) ? /^tests\/e2e\/(journeys|screens|speed)\/[^/]+$/ : /^tests\/e2e\/support\//
      ).test(file),
  )
  expect(strange).toEqual([])
})

it('[HS45] benchmarks stand beside the tests, and none of them is a test', () => {
  const files = globSync('bench/**/*.{ts,tsx}')
  expect(files).toContain('bench/main.ts')
  expect(files.filter(isTest)).toEqual([])
  expect(globSync('tests/**/bench/**/*.ts')).toEqual([])
})
