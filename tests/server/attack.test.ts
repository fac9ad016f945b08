import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { attack } from './attack.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attack-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('[LM15] one user who follows and reads a log without measure holds up nobody else', async () => {
  const size = { edits: 16, editBytes: 1_000_000, sockets: 4, readings: 6 }
  const told = await attack(dataDir, size)
  expect(told.answered).toEqual(Array(size.readings).fill(true))
  expect(told.megabytes).toBeGreaterThan(50)
  // the other suites have the cores too, and tell on a calm call alike; `npm run test:long` holds a larger attack to 250, alone
  expect(told.p99, JSON.stringify(told)).toBeLessThan(1_000 + 10 * told.calmP99)
  expect(told.memoryMb, JSON.stringify(told)).toBeLessThan(350)
})
