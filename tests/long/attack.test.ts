import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { attack } from '../server/attack.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attack-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('[LM15] sixty facts of 1 MB, four sockets from the beginning and readings of old versions hold up nobody else', async () => {
  const size = { edits: 60, editBytes: 1_000_000, sockets: 4, readings: 24 }
  const told = await attack(dataDir, size)
  process.stdout.write(`${JSON.stringify(told)}\n`)
  expect(told.answered).toEqual(Array(size.readings).fill(true))
  expect(told.p99).toBeLessThan(250)
  expect(told.memoryMb).toBeLessThan(350)
})
