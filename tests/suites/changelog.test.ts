import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const { version }: { version: string } = JSON.parse(read('package.json'))
const locked: { version: string } = JSON.parse(read('package-lock.json'))
const heads = read('CHANGELOG.md')
  .split('\n')
  .filter((line) => line.startsWith('## '))
const released = heads.filter((line) => line !== '## [Unreleased]')
const versions = released.map((line) => /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/.exec(line))

it('[HS41] each version of the changelog has its date, and nothing but the unreleased stands without', () => {
  expect(released.length).toBeGreaterThan(0)
  expect(released.filter((_, at) => versions[at] === null)).toEqual([])
  expect(heads.indexOf('## [Unreleased]')).toBeLessThan(1)
  const dates = versions.map((found) => found?.[2] ?? '')
  for (const date of dates) expect(new Date(date).toISOString()).toContain(date)
})

it("[HS41] the newest version is the package's, and they stand newest first", () => {
  expect([version, locked.version]).toEqual([versions[0]?.[1], versions[0]?.[1]])
  const keys = versions.map((found) => (found?.[1] ?? '').split('.').map(Number))
  const sorted = keys.toSorted((one, other) => {
    const at = one.findIndex((part, place) => part !== other[place])
    return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
  })
  expect(keys).toEqual(sorted)
  expect(new Set(keys.map(String)).size).toBe(keys.length)
})
