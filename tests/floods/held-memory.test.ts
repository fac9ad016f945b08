import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { Held } from './hold-facts.ts'

const FACTS = 100_000
const MB = 1_048_576
const MOST = 5 * MB
/** As many facts as the log of an editor holds at most, but for those that came together. */
const LOGGED = 10_100

it(`[FU4] a window that has heard ${FACTS} facts more holds no more than 5 MB more than before`, {
  timeout: 600_000,
}, async () => {
  const words = ['--expose-gc', 'tests/floods/hold-facts.ts', String(FACTS), '7']
  const { stdout } = await promisify(execFile)(process.execPath, words)
  const { facts, heap, logged, head, faults }: Held = JSON.parse(stdout)
  const [first = 0] = heap
  const grown = heap.map((bytes) => bytes - first)
  process.stdout.write(
    `heap after ${facts} facts: ${grown.map((bytes) => (bytes / MB).toFixed(2)).join(' ')} MB\n`,
  )
  expect(faults).toEqual([])
  expect(facts).toBeGreaterThanOrEqual(FACTS)
  expect(head).toBeGreaterThan(facts)
  expect(logged).toBeGreaterThan(LOGGED / 2)
  expect(logged).toBeLessThan(LOGGED)
  expect(heap.length).toBeGreaterThan(2)
  expect(first).toBeGreaterThan(10 * MB)
  expect(Math.max(...grown)).toBeLessThanOrEqual(MOST)
})
