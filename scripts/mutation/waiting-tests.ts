import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

/** What a tester is asked: the file that changed since, and the test files to run, in this order, until one fails. */
export type Question = { changed: string; files: string[] }

/** What failed; null when all passed. */
export type Answer = { failed: string | null }

/** A process that waits in a copy to run tests there. */
export class WaitingTests {
  static readonly #all = new Set<WaitingTests>()
  readonly #copy: string
  #child: ChildProcess | null = null

  constructor(copy: string) {
    this.#copy = copy
    WaitingTests.#all.add(this)
  }

  /** Ends all of them, each with the workers it started. */
  static endAll(): void {
    for (const one of WaitingTests.#all) one.#end()
  }

  /** Runs test files; null when the time is up, after which it begins anew. */
  ask(question: Question, limit: number): Promise<Answer | null> {
    const { promise, resolve } = Promise.withResolvers<Answer | null>()
    this.#child ??= this.#begin()
    const child = this.#child
    const end = (answer: Answer | null): void => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(answer)
    }
    const timer = setTimeout(() => {
      this.#end()
      end(null)
    }, limit)
    child.once('message', (answer: Answer) => end(answer))
    child.once('exit', () => {
      this.#end()
      end({ failed: 'a run that ended badly' })
    })
    child.send(question)
    return promise
  }

  #begin(): ChildProcess {
    return fork(join('scripts', 'mutation', 'tester.ts'), {
      cwd: this.#copy,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, NO_COLOR: '1' },
    })
  }

  #end(): void {
    const pid = this.#child?.pid
    this.#child = null
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // it has ended by itself
    }
  }
}
