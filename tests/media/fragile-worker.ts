import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { MediaJob } from '#server/media/canonical.ts'

// A worker that dies on its first job and answers the next: what the pool must live through.
parentPort?.on('message', (message: MediaJob | 'end') => {
  if (message === 'end') return parentPort?.close()
  const { seed } = message.brief
  if (seed === 'always fatal') process.exit(1)
  if (seed === 'refused') return parentPort?.postMessage({ failed: 'no such colour' })
  const mark = join(seed, 'died-once')
  if (seed.startsWith('/') && !existsSync(mark)) {
    writeFileSync(mark, '')
    process.exit(1)
  }
  setTimeout(() => parentPort?.postMessage({ bytes: Buffer.from(`made ${seed}`) }), 120)
})
