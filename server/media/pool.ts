import { Worker } from 'node:worker_threads'
import type { MediaJob } from './canonical.ts'

/** What a worker answers: the finished file's bytes, or why it could not make them. */
export type WorkerAnswer = { bytes: Uint8Array } | { failed: string }

/** A few threads that paint and play beside the server, started when needed and ended when idle. */
export type Pool = {
  run(job: MediaJob): Promise<Uint8Array>
  /** How many threads are alive now. */
  alive(): number
  close(): Promise<void>
}

/** `idleMs`: a thread without work for so long is ended; `limitMs`: a job that takes longer is given up. */
export type PoolOptions = { size: number; idleMs: number; limitMs: number; script: URL }

type Task = {
  job: MediaJob
  attempt: number
  resolve(bytes: Uint8Array): void
  reject(fault: Error): void
}
type Hand = {
  worker: Worker
  task: Task | undefined
  timer: NodeJS.Timeout | undefined
}

// A picture that kills its worker once may have met a full machine; one that kills it twice is at fault.
const ATTEMPTS = 2
const GOODBYE_MS = 3000

/** Opens a pool; no thread is started before the first job. */
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
    const worker = new Worker(options.script)
    const hand: Hand = { worker, task: undefined, timer: undefined }
    hands.add(hand)
    worker.on('message', (answer: WorkerAnswer) => settle(hand, answer))
    worker.on('error', (fault) =>
      lose(hand, fault instanceof Error ? fault.message : String(fault)),
    )
    worker.on('exit', () => lose(hand, 'the worker ended'))
    return hand
  }

  function give(hand: Hand, task: Task): void {
    clearTimeout(hand.timer)
    hand.task = task
    hand.worker.ref()
    hand.timer = setTimeout(() => void hand.worker.terminate(), options.limitMs)
    hand.worker.postMessage(task.job)
  }

  function settle(hand: Hand, answer: WorkerAnswer): void {
    const task = hand.task
    hand.task = undefined
    clearTimeout(hand.timer)
    // An idle thread must not keep the process alive.
    hand.worker.unref()
    hand.timer = setTimeout(() => dismiss(hand), options.idleMs).unref()
    if ('bytes' in answer) task?.resolve(answer.bytes)
    else task?.reject(new Error(answer.failed))
    dispatch()
  }

  function dismiss(hand: Hand): void {
    hands.delete(hand)
    hand.worker.postMessage('end')
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

async function farewell(worker: Worker): Promise<void> {
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const late = setTimeout(() => void worker.terminate(), GOODBYE_MS)
  worker.postMessage('end')
  await gone
  clearTimeout(late)
}
