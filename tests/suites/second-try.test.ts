import { expect, it } from 'vitest'
import { withSecondTry } from '../../scripts/second-try.ts'

type Told = Parameters<typeof withSecondTry>[0]

const failure = (file: string) => ({ test: `${file} > a`, file, fault: 'too late' })
const told = (passed: number, failing: readonly string[], files: readonly string[]): Told => ({
  name: 'browser',
  ms: 1_000,
  passed,
  failed: failing.map(failure),
  failedFiles: [...failing],
  unsteady: [],
  files: files.map((file) => ({ file, ms: 10, passed: 2 })),
})
const first = told(6, ['b', 'c'], ['a', 'b', 'c'])

it('[HS55] what fails once is tried again by the file, and named when it passes then', async () => {
  const asked: string[][] = []
  const both = await withSecondTry(first, async (files) => {
    asked.push([...files])
    return told(5, ['c'], ['b', 'c'])
  })
  expect(asked).toEqual([['b', 'c']])
  expect(both.unsteady).toEqual([failure('b')])
  expect(both.failed).toEqual([failure('c')])
  expect(both).toMatchObject({ passed: 7, ms: 2_000 })
})

it('[HS55] a second try that ends badly, or fails otherwise, has failed', async () => {
  const early = { ...told(0, [], []), failed: [{ test: 'browser: ended early' }] }
  expect((await withSecondTry(first, async () => early)).failed).toEqual(early.failed)
})

it('[HS55] nothing, a suite that ended badly, and five files are not tried again', async () => {
  const never = () => Promise.reject(new Error('tried again'))
  const many = told(1, ['a', 'b', 'c', 'd', 'e'], [])
  const bad = { ...first, failed: [{ test: 'browser: ended badly' }] }
  for (const one of [told(6, [], ['a']), many, bad])
    expect(await withSecondTry(one, never)).toBe(one)
})
