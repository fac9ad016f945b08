import type { WorkerAnswer } from './pool.ts'

/** The worker's side of a pool: answers each job that is sent, and ends with whoever started it. */
export function serveJobs<Job, Made>(
  make: (job: Job) => Made | Promise<Made>,
  codeOf: (fault: unknown) => string | undefined = () => undefined,
): void {
  const answer = (message: WorkerAnswer<Made>): void => {
    if (process.connected) process.send?.(message)
  }
  const words = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault))

  process.on('message', (message: Job | 'end') => {
    if (message === 'end') return process.disconnect()
    Promise.resolve(message)
      .then(make)
      .then(
        (made) => answer({ made }),
        (fault: unknown) => answer({ failed: words(fault), code: codeOf(fault) }),
      )
  })

  // A server that was killed cannot say goodbye; its workers go with it.
  process.on('disconnect', () => process.exit(0))
  // Ctrl-C reaches the whole process group; the server decides when its workers end.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => process.exit(0))
}
