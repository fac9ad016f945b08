import { existsSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { serveJobs } from '#server/workers/serve.ts'

/** What a worker of these tests is asked: to answer, to refuse, to die, or to take its time. */
export type PoolJob = {
  does: 'answers' | 'refuses' | 'throws' | 'dies' | 'dies once' | 'hangs'
  /** A file that says that it died already. */
  mark?: string
}
export type PoolAnswer = { pid: number; priority: number }

class Refused extends Error {}

serveJobs<PoolJob, PoolAnswer>(
  async ({ does, mark = '' }) => {
    if (does === 'refuses') throw new Refused('no such thing')
    // a word alone is a fault too, as libraries throw them
    if (does === 'throws') throw 'a word'
    if (does === 'dies') process.exit(1)
    if (does === 'dies once' && !existsSync(mark)) {
      writeFileSync(mark, '')
      process.exit(1)
    }
    if (does === 'hangs') await pause(3_600_000)
    return { pid: process.pid, priority: getPriority() }
  },
  (fault) => (fault instanceof Refused ? 'refused' : undefined),
)
