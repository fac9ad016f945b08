import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBucket } from '#server/media/bucket-address.ts'
import { createBucketClient, elementIn } from '#server/media/bucket-client.ts'
import { bucketStore } from '#server/media/bucket-store.ts'
import { mediaFileName } from '#server/media/canonical.ts'
import { clearUnused } from '#server/media/clearing.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { copyMedia, lookThrough } from '#server/media/look-through.ts'
import type { KeptFile, MediaKind, MediaStore } from '#server/media/media-store.ts'
import { openBucketServer } from './bucket-server.ts'

const DAY_MS = 86_400_000
const dataDir = mkdtempSync(join(tmpdir(), 'media-store-'))
let server: Awaited<ReturnType<typeof openBucketServer>>
beforeAll(async () => {
  server = await openBucketServer()
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

/** A WebP from its first to its last byte, as far as its form says. */
function picture(words: string): Buffer {
  const body = Buffer.from(words)
  const head = Buffer.from('RIFF----WEBP')
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}
const nameOf = (letter: string) => `${letter.repeat(64)}.webp`
async function listed(store: MediaStore, kind: MediaKind): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for await (const file of store.list(kind)) files.push(file)
  return files.sort((one, other) => (one.name < other.name ? -1 : 1))
}

type Place = {
  open: () => MediaStore
  age: (kind: MediaKind, name: string, at: number) => void | Promise<void>
}
const places: [string, Place][] = [
  [
    'a folder',
    {
      open: () => folderStore(join(dataDir, 'folder')),
      age: (kind, name, at) =>
        utimesSync(join(dataDir, 'folder', kind, name), at / 1_000, at / 1_000),
    },
  ],
  [
    'a bucket',
    {
      open: () => bucketStore(server.bucket, join(dataDir, 'one machine')),
      age: (kind, name, at) => server.age(`${kind}/${name}`, at),
    },
  ],
]

describe.each(places)('media in %s', (_, { open, age }) => {
  let store: MediaStore
  beforeAll(() => {
    store = open()
  })
  const has = async (kind: MediaKind, name: string) =>
    (await store.sizeOf(kind, name)) !== undefined
  const fileOf = async (kind: MediaKind, name: string) =>
    (await listed(store, kind)).find((file) => file.name === name)

  it('[MO1] are kept byte for byte under their names, pictures apart from briefs', async () => {
    const [name, brief] = [nameOf('a'), `${nameOf('a')}.json`]
    expect(await store.trouble()).toBeNull()
    expect(await store.read('media', name)).toBeUndefined()
    expect(await has('media', name)).toBe(false)
    const bytes = picture('\0\xff one')
    await store.write('media', name, bytes)
    await store.write('briefs', brief, Buffer.from('{"kind":"picture"}'))
    expect(await store.read('media', name)).toEqual(bytes)
    expect(await store.sizeOf('media', name)).toBe(bytes.length)
    expect(await has('briefs', name)).toBe(false)
    expect(await fileOf('media', brief)).toBeUndefined()
    expect(await fileOf('briefs', brief)).toMatchObject({ bytes: 18 })
    const file = await fileOf('media', name)
    expect(file).toMatchObject({ bytes: bytes.length })
    expect(Math.abs(Date.now() - (file?.changed ?? 0))).toBeLessThan(60_000)
  })

  it('[MO1] give way to what is written later, and are gone once they are removed, twice as once', async () => {
    const name = nameOf('b')
    await store.write('media', name, picture('first'))
    await store.write('media', name, picture('second'))
    expect(await store.read('media', name)).toEqual(picture('second'))
    await store.remove('media', name)
    await store.remove('media', name)
    expect(await has('media', name)).toBe(false)
    expect(await store.bring(name)).toBe(false)
  })

  it('[MO1] lie where they are served from once they are brought, and only whole ones', async () => {
    const [name, cut] = [nameOf('c'), nameOf('d')]
    await store.write('media', name, picture('brought'))
    expect(await Promise.all([1, 2, 3].map(() => store.bring(name)))).toEqual([true, true, true])
    expect(readFileSync(join(store.served, name))).toEqual(picture('brought'))
    await store.write('media', cut, picture('to be cut').subarray(0, 15))
    expect(await store.bring(cut)).toBe(false)
    await store.write('media', cut, picture('whole again'))
    expect(await store.bring(cut)).toBe(true)
  })

  it('[MO1] are as good as new once they are used, and cannot be used where they are not', async () => {
    const name = nameOf('e')
    expect(await store.use('media', name)).toBe(false)
    await store.write('media', name, picture('used'))
    await age('media', name, Date.now() - 3 * DAY_MS)
    const oldness = async () => Date.now() - ((await fileOf('media', name))?.changed ?? 0)
    expect(await oldness()).toBeGreaterThan(2 * DAY_MS)
    expect(await store.use('media', name)).toBe(true)
    expect(await oldness()).toBeLessThan(60_000)
    expect(await store.read('media', name)).toEqual(picture('used'))
  })

  it('[MO2] are cleared away where nothing names them and nobody used them for a day', async () => {
    const [named, young, old] = ['f', '1', '2'].map(nameOf) as [string, string, string]
    const [unborn, early] = ['3', '4'].map(nameOf) as [string, string]
    for (const name of [named, young, old]) await store.write('media', name, picture(name))
    for (const name of [named, young, old, unborn, early])
      await store.write('briefs', `${name}.json`, Buffer.from('{}'))
    const past = Date.now() - 2 * DAY_MS
    for (const name of [named, old]) await age('media', name, past)
    for (const name of [named, old, unborn]) await age('briefs', `${name}.json`, past)
    expect(await clearUnused(store, new Set([named]), Date.now() - DAY_MS)).toBe(2)
    const pictures = [named, young, old].map((name) => has('media', name))
    expect(await Promise.all(pictures)).toEqual([true, true, false])
    const briefs = [named, young, old, unborn, early].map((name) => has('briefs', `${name}.json`))
    expect(await Promise.all(briefs)).toEqual([true, true, false, false, true])
    expect(existsSync(join(store.served, old))).toBe(false)
  })

  it('[MO1] are named by what they are made from: in whatever order it is said, and not by what is left unsaid', () => {
    const brief = { mood: 'fog' as const, bed: 'none' as const, seed: 's' }
    const name = mediaFileName({ kind: 'music', brief })
    const unsaid = { ...brief, later: undefined }
    expect(mediaFileName({ kind: 'music', brief: unsaid })).toBe(name)
    expect(mediaFileName({ kind: 'music', brief: { seed: 's', bed: 'none', mood: 'fog' } })).toBe(
      name,
    )
    expect(mediaFileName({ kind: 'music', brief: { ...brief, seed: 't' } })).not.toBe(name)
  })

  it('[MO2] are told apart: whole, to be made, damaged, lost, named by nothing', async () => {
    const [whole, lost, damaged, orphaned] = ['5', '6', '7', '8'].map(nameOf) as [
      ...[string, string, string, string],
    ]
    const jobs = ['unmade', 'cut'].map((seed) => ({
      kind: 'music' as const,
      brief: { mood: 'fog' as const, bed: 'none' as const, seed },
    }))
    const [unmade, mendable] = jobs.map((job) => mediaFileName(job)) as [string, string]
    for (const job of jobs)
      await store.write('briefs', `${mediaFileName(job)}.json`, Buffer.from(JSON.stringify(job)))
    for (const name of [whole, orphaned]) await store.write('media', name, picture(name))
    for (const name of [damaged, mendable]) await store.write('media', name, Buffer.from('RIFF'))
    const before = await listed(store, 'media')
    const inUse = new Set([whole, lost, damaged, unmade, mendable])
    const stand = await lookThrough(store, inUse, join(dataDir, 'no shelf'))
    expect(stand.lost.sort()).toEqual([lost, damaged].sort())
    expect(stand).toMatchObject({ unmade: 1, mendable: [mendable], files: before.length })
    expect(stand.orphaned).toContain(orphaned)
    for (const name of inUse) expect(stand.orphaned).not.toContain(name)
    expect(await listed(store, 'media')).toEqual(before)
  })
})

describe('a bucket', () => {
  it('[MO3] is shared: what one machine keeps another one serves, from a copy that it forgets again', async () => {
    const [here, there] = ['here', 'there'].map((name) =>
      bucketStore(server.bucket, join(dataDir, name)),
    ) as [MediaStore, MediaStore]
    const name = nameOf('9')
    await here.write('media', name, picture('shared'))
    expect(existsSync(join(there.served, name))).toBe(false)
    expect(await there.bring(name)).toBe(true)
    const copy = join(there.served, name)
    expect(readFileSync(copy)).toEqual(picture('shared'))
    // a copy that was spoilt is had again
    writeFileSync(copy, 'RI')
    expect(await there.bring(name)).toBe(true)
    expect(readFileSync(copy)).toEqual(picture('shared'))
    expect(await there.forgetCopies(Date.now() - DAY_MS)).toBe(0)
    expect(await there.forgetCopies(Date.now() + DAY_MS)).toBe(1)
    expect(existsSync(copy)).toBe(false)
    expect(await there.bring(name)).toBe(true)
  })

  it('[MO3] is listed whole, however many pages its list has', async () => {
    const client = createBucketClient(server.bucket, 7)
    const names = Array.from({ length: 23 }, (_, at) => `pages/${at} of 23+`)
    for (const name of names) await client.put(name, Buffer.from('x'), 'text/plain')
    const found: string[] = []
    for await (const { key } of client.list('pages/')) found.push(key)
    expect(found.sort()).toEqual(names.sort())
  })

  it('[MO3] is read by the elements of its answers', () => {
    const told = '<A><Key>a&amp;lt;b</Key><Size>7</Size></A><Size>8</Size>'
    expect(elementIn(told, 'Key')).toBe('a&lt;b')
    expect(elementIn(told, 'Size')).toBe('7')
    expect(elementIn(told, 'NextContinuationToken')).toBeUndefined()
  })

  it('[MO3] takes over what a folder has kept, each file once and read again', async () => {
    const folder = folderStore(join(dataDir, 'moved'))
    const bucket = bucketStore(server.bucket, join(dataDir, 'moved there'))
    await folder.write('media', nameOf('0'), picture('moved'))
    await folder.write('briefs', `${nameOf('0')}.json`, Buffer.from('{}'))
    expect(await copyMedia(folder, bucket)).toBe(2)
    expect(await bucket.read('media', nameOf('0'))).toEqual(picture('moved'))
    expect(await copyMedia(folder, bucket)).toBe(0)
  })

  it('[MO4] that is not there, refuses the key or does not answer is told in a few words without the secret', async () => {
    const { addressOf } = server
    for (const url of [
      addressOf('no-such-bucket'),
      addressOf('lamplight-media', 'wrong-canary'),
      'http://S3RVER:canary@127.0.0.1:1/lamplight-media',
    ]) {
      const bucket = readBucket(url)
      if (bucket === null) throw new Error(url)
      const trouble = await bucketStore(bucket, join(dataDir, 'trouble')).trouble()
      expect(trouble, url).toMatch(
        /^the bucket http:\/\/127\.0\.0\.1:\d+\/\S+ cannot be written: \S/,
      )
      expect(trouble).not.toContain('canary')
    }
  })
})
