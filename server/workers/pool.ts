import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** What a worker answers: what it made, or why it could not; `code` where the asker tells faults apart. */
export type WorkerAnswer<Made> = { made: Made } | { failed: string; code?: string | undefined }

/** A worker said that it could not do what was asked. */
export class WorkerFault extends Error {
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/**
 * A few processes that work beside the server, started when needed and ended when idle. Processes and not
 * threads: their memory goes back to the system whole, and a fault in native code ends only them.
 */
export type Pool<Job, Made> = {
  run(job: Job): Promise<Made>
  /** Starts one ahead of the work that will come, where none is alive. */
  warm(): void
  /** How many of them are alive now. */
  alive(): number
  /** How many jobs wait for one. */
  waiting(): number
  close(): Promise<void>
}

/** `idleMs`: one without work for so long is ended; `limitMs`: a job that takes longer is given up. */
export type PoolOptions = {
  size: number
  idleMs: number
  limitMs: number
  script: URL
  /** How far a worker stands back where the machine is busy, 0 to 19. */
  niceness: number
}

type Task<Job, Made> = {
  job: Job
  attempt: number
  resolve(made: Made): void
  reject(fault: Error): void
}
type Hand<Job, Made> = {
  worker: ChildProcess
  task: Task<Job, Made> | undefined
  timer: NodeJS.Timeout | undefined
}

// A job that kills its worker once may have met a full machine; one that kills it twice is at fault.
const ATTEMPTS = 2
// What a worker has not handed over is made again at the next start, so it is not worth a long wait.
const GOODBYE_MS = 500

/** Opens a pool; nothing is started before the first job or its announcement. */
export function createPool<Job extends object, Made>(options: PoolOptions): Pool<Job, Made> {
  type Worker = Hand<Job, Made>
  const waiting: Task<Job, Made>[] = []
  const hands = new Set<Worker>()
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

  function hire(): Worker {
    const worker = fork(fileURLToPath(options.script), [], {
      serialization: 'advanced',
      execArgv: [],
    })
    const hand: Worker = { worker, task: undefined, timer: undefined }
    hands.add(hand)
    standBack(worker, options.niceness)
    // Only our own worker script sends, and only this shape.
    worker.on('message', (answer) => settle(hand, answer as WorkerAnswer<Made>))
    worker.on('error', (fault) => lose(hand, fault.message))
    worker.on('exit', () => lose(hand, 'the worker ended'))
    return hand
  }

  function give(hand: Worker, task: Task<Job, Made>): void {
    clearTimeout(hand.timer)
    hand.task = task
    hand.worker.ref()
    hand.worker.channel?.ref()
    hand.timer = setTimeout(() => hand.worker.kill('SIGKILL'), options.limitMs)
    hand.worker.send(task.job)
  }

  function settle(hand: Worker, answer: WorkerAnswer<Made>): void {
    const task = hand.task
    hand.task = undefined
    clearTimeout(hand.timer)
    rest(hand)
    if ('made' in answer) task?.resolve(answer.made)
    else task?.reject(new WorkerFault(answer.failed, answer.code))
    dispatch()
  }

  /** An idle worker must not keep the server's process alive. */
  function rest(hand: Worker): void {
    hand.worker.unref()
    hand.worker.channel?.unref()
    hand.timer = setTimeout(() => dismiss(hand), options.idleMs).unref()
  }

  function dismiss(hand: Worker): void {
    hands.delete(hand)
    if (hand.worker.connected) hand.worker.send('end')
  }

  function lose(hand: Worker, why: string): void {
    clearTimeout(hand.timer)
    hands.delete(hand)
    const task = hand.task
    hand.task = undefined
    if (!task) return
    if (!closed && task.attempt < ATTEMPTS) waiting.unshift({ ...task, attempt: task.attempt + 1 })
    else task.reject(new Error(`The worker was lost: ${why}`))
    dispatch()
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The pool is closed'))
        waiting.push({ job, attempt: 1, resolve, reject })
        dispatch()
      }),
    warm() {
      if (!closed && hands.size === 0) rest(hire())
    },
    alive: () => hands.size,
    waiting: () => waiting.length,
    async close() {
      closed = true
      for (const task of waiting.splice(0)) task.reject(new Error('The pool is closed'))
      await Promise.all([...hands].map((hand) => farewell(hand.worker)))
    },
  }
}

/** Whoever calls the server is answered before a worker's work goes on; where that is not allowed, it goes on alike. */
function standBack({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined || niceness === 0) return
  try {
    setPriority(pid, niceness)
  } catch {
    // it has ended already, or the system knows no priorities
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
