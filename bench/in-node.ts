import { execFile } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import type { Answer } from './row.ts'

const execute = promisify(execFile)

/** Runs a worker in a process of its own and reads its last line. */
export async function inNode(worker: string, ...words: string[]): Promise<Answer> {
  const path = join(import.meta.dirname, worker)
  const { stdout } = await execute(process.execPath, ['--expose-gc', path, ...words], {
    maxBuffer: 1e8,
    // Redux and React measure their checks of development otherwise
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
