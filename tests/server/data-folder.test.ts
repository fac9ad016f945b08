import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { kill, PROJECT, startServer } from './process.ts'

it('[SV14] keeps a relative data folder in the project, wherever it was started, and serves its pictures', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'))
  const folder = await mkdtemp(join(tmpdir(), 'data-'))
  const running = await startServer(relative(PROJECT, folder), {}, elsewhere)
  try {
    expect((await fetch(`${running.address}/media/none.png`)).status).toBe(404)
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['lamplight.db', 'media']))
    expect(await readdir(elsewhere)).toEqual([])
  } finally {
    await kill(running)
    for (const made of [elsewhere, folder]) await rm(made, { recursive: true })
  }
})
