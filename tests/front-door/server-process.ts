import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

/** The folder of the project. */
export const PROJECT = join(import.meta.dirname, '..', '..')

export type Begun = {
  child: ChildProcess
  output: () => string
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>
  /** Waits until it says something; rejects with all it said when it ends without. */
  says(what: RegExp): Promise<RegExpExecArray>
}

export type Settings = Record<string, string>

/** Begins a program in a process group of its own, with nothing in its environment but what is given. */
export function begin(
  command: string,
  words: readonly string[],
  options: { env: Settings; cwd?: string; uid?: number; gid?: number },
): Begun {
  const child = spawn(command, words, {
    cwd: PROJECT,
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      child.emit('told')
    })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return {
    child,
    output: () => text,
    ended,
    says: (what) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = what.exec(text)
          if (found) resolve(found)
        }
        child.on('told', look)
        ended.then(() => reject(new Error(`It ended without saying ${what}:\n${text}`)), reject)
        look()
      }),
  }
}

/** Begins the server alone, as fast as it goes. */
export const beginServer = (
  env: Settings,
  options: { cwd?: string; uid?: number; gid?: number } = {},
) => begin(process.execPath, [join(PROJECT, 'server', 'main.ts')], { env, ...options })

/** Ends a whole process group and waits until it is gone. */
export async function stop({ child, ended }: Begun, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
    process.kill(-child.pid, signal)
  return ended
}
