import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MediaJob } from './canonical.ts'

/** What a worker answers: the finished file's bytes, or why it could not make them. */
export type WorkerAnswer = { bytes: Uint8Array } | { failed: string }

/**
 * A few processes that paint and play beside the server, started when needed and ended when idle. Processes
 * and not threads: their memory goes back to the system whole, and a fault in native code ends only them.
 */
export type Pool = {
  run(job: MediaJob): Promise<Uint8Array>
  /** How many of them are alive now. */
  alive(): number
  close(): Promise<void>
}

/** `idleMs`: one without work for so long is ended; `limitMs`: a job that takes longer is given up. */
export type PoolOptions = { size: number; idleMs: number; limitMs: number; script: URL }

type Task = {
  job: MediaJob
  attempt: number
  resolve(bytes: Uint8Array): void
  reject(fault: Error): void
}
type Hand = {
  worker: ChildProcess
  task: Task | undefined
  timer: NodeJS.Timeout | undefined
}

// A picture that kills its worker once may have met a full machine; one that kills it twice is at fault.
const ATTEMPTS = 2
// What a worker has not handed over is made again at the next start, so it is not worth a long wait.
const GOODBYE_MS = 500

/** Opens a pool; nothing is started before the first job. */
export function createPool(options: PoolOptions): Pool {
  const waiting: Task[] = []
  const hands = new Set<Hand>()
  let closed = false

  function dispatch(): void {
    while (waiting.length > 0) {
      const idle = [...hands].find((hand) => hand.task === undefined)
      const hand = idle ?? (hands.size < options.size ? hire() : undefined)
      const task = hand && waiting.shift()
      if (!hand || !task) return
      give(hand, task)
    }
  }

  function hire(): Hand {
    const worker = fork(fileURLToPath(options.script), [], {
      serialization: 'advanced',
      execArgv: [],
    })
    const hand: Hand = { worker, task: undefined, timer: undefined }
    hands.add(hand)
    // Only our own worker script sends, and only this shape.
    worker.on('message', (answer) => settle(hand, answer as WorkerAnswer))
    worker.on('error', (fault) => lose(hand, fault.message))
    worker.on('exit', () => lose(hand, 'the worker ended'))
    return hand
  }

  function give(hand: Hand, task: Task): void {
    clearTimeout(hand.timer)
    hand.task = task
    hand.worker.ref()
    hand.worker.channel?.ref()
    hand.timer = setTimeout(() => hand.worker.kill('SIGKILL'), options.limitMs)
    hand.worker.send(task.job)
  }

  function settle(hand: Hand, answer: WorkerAnswer): void {
    const task = hand.task
    hand.task = undefined
    clearTimeout(hand.timer)
    // An idle worker must not keep the server's process alive.
    hand.worker.unref()
    hand.worker.channel?.unref()
    hand.timer = setTimeout(() => dismiss(hand), options.idleMs).unref()
    if ('bytes' in answer) task?.resolve(answer.bytes)
    else task?.reject(new Error(answer.failed))
    dispatch()
  }

  function dismiss(hand: Hand): void {
    hands.delete(hand)
    if (hand.worker.connected) hand.worker.send('end')
  }

  function lose(hand: Hand, why: string): void {
    clearTimeout(hand.timer)
    hands.delete(hand)
    const task = hand.task
    hand.task = undefined
    if (!task) return
    if (!closed && task.attempt < ATTEMPTS) waiting.unshift({ ...task, attempt: task.attempt + 1 })
    else task.reject(new Error(`The media worker was lost: ${why}`))
    dispatch()
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The studio is closed'))
        waiting.push({ job, attempt: 1, resolve, reject })
        dispatch()
      }),
    alive: () => hands.size,
    async close() {
      closed = true
      for (const task of waiting.splice(0)) task.reject(new Error('The studio is closed'))
      await Promise.all([...hands].map((hand) => farewell(hand.worker)))
    },
  }
}

async function farewell(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const late = setTimeout(() => worker.kill('SIGKILL'), GOODBYE_MS)
  worker.ref()
  if (worker.connected) worker.send('end')
  await gone
  clearTimeout(late)
}
