import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMediaMaker } from '#server/media/studio.ts'

it('[MD12] a worker that made nothing has failed, and leaves no empty file behind', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'empty-'))
  const workerScript = new URL('./empty-worker.ts', import.meta.url)
  const studio = createMediaMaker({ dataDir, mediaOrigin: 'http://lamp.example', workerScript })
  const brief = {
    subject: { kind: 'cover', place: 'village', mood: 'dusk' },
    style: 'DESIGN',
    seed: 'nothing',
  } as const
  const wanted = studio.picture(brief, new AbortController().signal)
  await expect(wanted).rejects.toThrow('made nothing')
  expect(await readdir(join(dataDir, 'media')).catch(() => [])).toEqual([])
  await studio.close()
  await rm(dataDir, { recursive: true, force: true })
})
