import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** How a command ended: `code` is null when its time was up. */
type Ended = { code: number | null; output: string }

const running = new Set<ChildProcess>()

/** Ends what runs still, each with the children it started. */
export function endAll(): void {
  for (const child of running) endOne(child)
}

function endOne({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}

/** Runs a command of Node in a folder, for so many milliseconds at most. */
function run(cwd: string, words: string[], limit: number, env: NodeJS.ProcessEnv = {}) {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const all = { ...process.env, NO_COLOR: '1', ...env }
  const child = spawn(process.execPath, words, { cwd, env: all, detached: true })
  running.add(child)
  let output = ''
  let late = false
  const timer = setTimeout(() => {
    late = true
    endOne(child)
  }, limit)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      output = (output + piece).slice(-20_000)
    })
  child.on('close', (code) => {
    clearTimeout(timer)
    running.delete(child)
    endOne(child)
    resolve({ code: late ? null : code, output })
  })
  return promise
}

// What a fault leaves unused is no proof that anybody would miss it.
const TYPES = '--incremental --checkers 1 --noUnusedLocals false --noUnusedParameters false'.split(
  ' ',
)

/** Checks the types of a copy, anew where something changed. */
export const checkTypes = (copy: string): Promise<Ended> =>
  run(
    copy,
    ['node_modules/typescript/bin/tsc', '-p', '.', ...TYPES, '--tsBuildInfoFile', 'types.json'],
    300_000,
  )

/** Asks the lint whether the effects of a file of a copy follow all that they read. */
export const checkEffects = (copy: string, file: string): Promise<Ended> =>
  run(
    copy,
    [
      'node_modules/@biomejs/biome/bin/biome',
      'lint',
      '--only=correctness/useExhaustiveDependencies',
      file,
    ],
    60_000,
  )

/** Runs the tests of a copy all at once, those with a name that begins so. */
export const runTests = (copy: string, words: string[], env: NodeJS.ProcessEnv): Promise<Ended> =>
  run(
    copy,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'mutation.config.mjs', ...words],
    3_600_000,
    env,
  )

const CONFIG = `import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import base from './vitest.config.ts'
class AsGiven extends BaseSequencer {
  async sort(files) {
    const order = (process.env.MUTATION_ORDER ?? '').split(' ')
    const place = ({ moduleId }) => order.findIndex((file) => moduleId.endsWith('/' + file))
    return order[0] ? files.toSorted((a, b) => place(a) - place(b)) : super.sort(files)
  }
}
export default mergeConfig(base, defineConfig({
  // each file imports anew, so that what runs on import is known of every file; faults are put in no deeper than once
  test: { isolate: true, exclude: ['tests/faults/**'], setupFiles: ['./mutation.reach.mjs'], sequence: { sequencer: AsGiven, shuffle: { files: false, tests: false } } },
}))
`

const REACH = `import { appendFileSync } from 'node:fs'
const { env } = process
const here = () => globalThis.__vitest_worker__?.filepath
if (here()) env.MUTATION_TEST = here()
const seen = new Set()
globalThis.reached = (mark) => {
  const line = mark.slice(1) + ' ' + (here() ?? env.MUTATION_TEST) + '\\n'
  if (!env.MUTATION_REACH || seen.has(line)) return
  seen.add(line)
  appendFileSync(env.MUTATION_REACH, line)
}
`

/** Puts beside the tests of a copy what makes them run in order, and say what they reached. */
export function prepare(copy: string): void {
  writeFileSync(join(copy, 'mutation.config.mjs'), CONFIG)
  writeFileSync(join(copy, 'mutation.reach.mjs'), REACH)
}
