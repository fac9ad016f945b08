import { mkdtempSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createPool, type Pool, WorkerFault } from '#server/workers/pool.ts'
import type { PoolAnswer, PoolJob } from './pool-worker.ts'

const PATIENCE = { timeout: 20_000 }
const folder = mkdtempSync(join(tmpdir(), 'pool-'))
const opened: Pool<PoolJob, PoolAnswer>[] = []
afterEach(() => Promise.all(opened.splice(0).map((pool) => pool.close())))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open(more: { size?: number; idleMs?: number; limitMs?: number; niceness?: number } = {}) {
  const pool = createPool<PoolJob, PoolAnswer>({
    ...{ size: 1, idleMs: 60_000, limitMs: 60_000, niceness: 0 },
    script: new URL('./pool-worker.ts', import.meta.url),
    ...more,
  })
  opened.push(pool)
  return pool
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('[SV60] a worker is started for the first job, does one after the other, and no more are alive than may be', async () => {
  const [one, two] = [open(), open({ size: 2 })]
  expect(one.alive()).toBe(0)
  const jobs = [one, one, two, two, two].map((pool) => pool.run({ does: 'answers' }))
  expect([one.alive(), two.alive()]).toEqual([1, 2])
  const pids = (await Promise.all(jobs)).map(({ pid }) => pid)
  expect(new Set(pids.slice(0, 2)).size).toBe(1)
  expect(new Set(pids.slice(2)).size).toBe(2)
  // whoever is idle is asked before another one is started
  await two.run({ does: 'answers' })
  expect([one.alive(), two.alive()]).toEqual([1, 2])
})

it('[SV60] a worker says why it could not do a job, and does the next one', async () => {
  const pool = open()
  const refused = await pool.run({ does: 'refuses' }).catch((fault: unknown) => fault)
  expect(refused).toBeInstanceOf(WorkerFault)
  expect(refused).toMatchObject({ message: 'no such thing', code: 'refused' })
  const thrown = await pool.run({ does: 'throws' }).catch((fault: unknown) => fault)
  expect(thrown).toMatchObject({ message: 'a word', code: undefined })
  expect((await pool.run({ does: 'answers' })).pid).toBeGreaterThan(0)
  expect(pool.alive()).toBe(1)
})

it('[SV60] a job whose worker dies is done again once, before those that wait, and given up after that', async () => {
  const pool = open()
  const mark = join(folder, 'died')
  const order: string[] = []
  const told = (name: string, job: PoolJob) =>
    pool.run(job).then(
      () => void order.push(name),
      (fault: Error) => void order.push(`${name}: ${fault.message}`),
    )
  await Promise.all([
    told('fatal', { does: 'dies' }),
    told('once', { does: 'dies once', mark }),
    told('last', { does: 'answers' }),
  ])
  expect(order).toEqual(['fatal: The worker was lost: the worker ended', 'once', 'last'])
})

it('[SV60] a job that takes longer than it may is given up, and a worker without work for so long is ended', async () => {
  const slow = open({ limitMs: 300 })
  await expect(slow.run({ does: 'hangs' })).rejects.toThrow('The worker was lost')
  const pool = open({ idleMs: 200 })
  const { pid } = await pool.run({ does: 'answers' })
  expect(pool.alive()).toBe(1)
  await vi.waitFor(() => expect(pool.alive()).toBe(0), PATIENCE)
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE)
  expect((await pool.run({ does: 'answers' })).pid).not.toBe(pid)
})

it('[SV60] one may be started ahead of the work, and stands back as far as it is told', async () => {
  const pool = open({ niceness: 19 })
  pool.warm()
  pool.warm()
  expect(pool.alive()).toBe(1)
  expect((await pool.run({ does: 'answers' })).priority).toBe(19)
  expect(pool.alive()).toBe(1)
  expect((await open().run({ does: 'answers' })).priority).toBe(getPriority())
})

it('[SV60] a pool that is closed ends its workers, and turns away what waits and what comes', async () => {
  const pool = open()
  const { pid } = await pool.run({ does: 'answers' })
  const [busy, waiting] = [pool.run({ does: 'hangs' }), pool.run({ does: 'answers' })]
  const turnedAway = [
    expect(busy).rejects.toThrow('The worker was lost'),
    expect(waiting).rejects.toThrow('The pool is closed'),
  ]
  await pool.close()
  await Promise.all(turnedAway)
  expect(isAlive(pid)).toBe(false)
  pool.warm()
  expect(pool.alive()).toBe(0)
  await expect(pool.run({ does: 'answers' })).rejects.toThrow('The pool is closed')
})
