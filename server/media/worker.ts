import { parentPort } from 'node:worker_threads'
import type { MediaJob } from './canonical.ts'
import { renderMusic } from './music/music.ts'
import { paint } from './paint/paint.ts'
import type { WorkerAnswer } from './pool.ts'

const port = parentPort
if (!port) throw new Error('worker.ts is started by the media pool, never by itself')

async function make(job: MediaJob): Promise<Uint8Array> {
  if (job.kind === 'picture') return (await paint(job.brief)).bytes
  return renderMusic(job.brief)
}

function answer(message: WorkerAnswer): void {
  port?.postMessage(message)
}

port.on('message', (message: MediaJob | 'end') => {
  if (message === 'end') {
    port.close()
    return
  }
  make(message).then(
    (bytes) => answer({ bytes }),
    (fault: unknown) => answer({ failed: fault instanceof Error ? fault.message : String(fault) }),
  )
})
