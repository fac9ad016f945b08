import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startCluster } from '../postgres/cluster.ts'
import { openBucketServer } from '../server/bucket-server.ts'
import { beginServer, type Settings, stop } from './server-process.ts'

/** What a server says at its start with these settings on a folder of its own, until it listens. */
export async function startedWith(
  settings: Settings,
): Promise<{ address: string; files: string[] }> {
  const above = await mkdtemp(join(tmpdir(), 'setting-'))
  const DATA_DIR = join(above, 'a folder ü')
  const begun = beginServer({ PORT: '0', DATA_DIR, ...settings })
  const [, address = ''] = await begun.says(/ready: (http:\S+)/i)
  const files = await readdir(DATA_DIR)
  await stop(begun)
  await rm(above, { recursive: true })
  return { address, files }
}

/** What a server keeps in a PostgreSQL of its own. */
export async function keptInPostgres(): Promise<void> {
  const cluster = await startCluster()
  try {
    const { files } = await startedWith({ DATABASE_URL: cluster.urlOf('postgres') })
    expect(files).not.toContain('lamplight.db')
    expect(files).toContain('secret.key')
  } finally {
    await cluster.stop()
  }
}

/** What a server lays in its folder where media are kept in a bucket: copies, and nothing that only it has. */
export async function keptInBucket(): Promise<void> {
  const bucket = await openBucketServer()
  try {
    const { files } = await startedWith({ MEDIA_URL: bucket.url })
    expect(files).toContain('media-copies')
    expect(files).not.toContain('media')
  } finally {
    await bucket.close()
  }
}
