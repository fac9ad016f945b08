import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MediaJob } from '#server/media/canonical.ts'

// A worker that dies on its first job and answers the next: what the pool must live through.
process.on('message', (message: MediaJob | 'end') => {
  if (message === 'end') return process.disconnect()
  const { seed } = message.brief
  if (seed === 'always fatal') process.exit(1)
  if (seed === 'refused') return process.send?.({ failed: 'no such colour' })
  const mark = join(seed, 'died-once')
  if (seed.startsWith('/') && !existsSync(mark)) {
    writeFileSync(mark, '')
    process.exit(1)
  }
  setTimeout(() => process.send?.({ made: pictureOf(`made ${seed}`) }), 120)
})

process.on('disconnect', () => process.exit(0))

/** What has the first and the last byte of a picture, and a text between them. */
function pictureOf(text: string): Buffer {
  const head = Buffer.from('RIFF----WEBP')
  head.writeUInt32LE(text.length + 4, 4)
  return Buffer.concat([head, Buffer.from(text)])
}
