import type { MediaJob } from './canonical.ts'
import { renderMusic } from './music/music.ts'
import { paint } from './paint/paint.ts'
import type { WorkerAnswer } from './pool.ts'

async function make(job: MediaJob): Promise<Uint8Array> {
  if (job.kind === 'picture') return (await paint(job.brief)).bytes
  return renderMusic(job.brief)
}

function answer(message: WorkerAnswer): void {
  if (process.connected) process.send?.(message)
}

process.on('message', (message: MediaJob | 'end') => {
  if (message === 'end') {
    process.disconnect()
    return
  }
  make(message).then(
    (bytes) => answer({ bytes }),
    (fault: unknown) => answer({ failed: fault instanceof Error ? fault.message : String(fault) }),
  )
})

// A server that was killed cannot say goodbye; its workers go with it.
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group; the server decides when its workers end.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => process.exit(0))
