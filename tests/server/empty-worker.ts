import type { MediaJob } from '#server/media/canonical.ts'

// A worker that hands over nothing: what must never be served as a picture.
process.on('message', (message: MediaJob | 'end') => {
  if (message === 'end') return process.disconnect()
  process.send?.({ made: Buffer.alloc(0) })
})
process.on('disconnect', () => process.exit(0))
