import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { housekeeping } from '#server/housekeeping.ts'
import { mediaFileName } from '#server/media/canonical.ts'
import { clearUnused } from '#server/media/clearing.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { createKnownMedia } from '#server/media/known-media.ts'
import { createMediaMaker, type Studio } from '#server/media/studio.ts'
import { isWhole } from '#server/media/whole.ts'
import { routeGroups } from '#server/route-groups.ts'
import { mediaMending } from '#server/routes/media-mending.ts'
import { openTestServer, type TestServer } from './test-server.ts'

// what it hands over has the form of a picture, and the same brief gives the same bytes as with the painter (MD8)
const workerScript = new URL('../media/fragile-worker.ts', import.meta.url)
const brief = {
  subject: { kind: 'portrait', sex: 'female', age: 40, mood: 'fog' },
  style: 'DESIGN',
  seed: 'lost and found',
} as const

let testServer: TestServer
let studio: Studio
let path: string
let url: string
let painted: Buffer
const groups = ({ config }: { config: { dataDir: string } }) => {
  studio = createMediaMaker({ dataDir: config.dataDir, mediaOrigin: '', workerScript })
  return [mediaMending(studio), housekeeping(studio)]
}
beforeAll(async () => {
  testServer = await openTestServer({}, { groups })
  url = await studio.picture(brief, new AbortController().signal)
  path = join(testServer.dataDir, url)
  painted = readFileSync(path)
}, 60_000)
afterAll(async () => {
  await studio.close()
  await testServer.close()
})

describe('a picture that was damaged', () => {
  it.each([
    ['cut', () => writeFileSync(path, painted.subarray(0, 20))],
    ['emptied', () => writeFileSync(path, '')],
    ['filled with zeros', () => writeFileSync(path, Buffer.alloc(painted.length))],
    ['gone', () => rmSync(path)],
  ])('[DU9] and is %s is the same again for whoever asks for it', async (_, spoil) => {
    spoil()
    const answers = await Promise.all([
      testServer.app.inject(url),
      testServer.app.inject(`${url}?again`),
    ])
    for (const { statusCode, rawPayload } of answers) {
      expect(statusCode).toBe(200)
      expect(rawPayload).toEqual(painted)
    }
  })

  it('[DU9] is whole again after a start', async () => {
    writeFileSync(path, painted.subarray(0, 20))
    await studio.close()
    await testServer.stop()
    testServer = await openTestServer({}, { dataDir: testServer.dataDir, groups })
    await vi.waitUntil(() => isWhole(path), { timeout: 20_000, interval: 50 })
    expect(readFileSync(path)).toEqual(painted)
  })

  it('[DU9] and of which nobody knows what it was of is not there, and no browser keeps that', async () => {
    const name = `${'ab'.repeat(32)}.webp`
    writeFileSync(join(testServer.dataDir, 'media', name), painted.subarray(0, 20))
    const { statusCode, headers } = await testServer.app.inject(`/media/${name}`)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).not.toContain('immutable')
  })

  it('[DU9] is not made from the brief of another', async () => {
    const folder = join(testServer.dataDir, 'briefs')
    const [kept = ''] = readdirSync(folder)
    const name = `${'cd'.repeat(32)}.webp`
    writeFileSync(join(folder, `${name}.json`), readFileSync(join(folder, kept)))
    expect((await testServer.app.inject(`/media/${name}`)).statusCode).toBe(404)
  })
})

describe('a loop', () => {
  const loop = { mood: 'fog', bed: 'none', seed: 'never heard' } as const
  const signal = new AbortController().signal
  const dataDir = mkdtempSync(join(tmpdir(), 'loops-'))
  const store = folderStore(dataDir)
  const made = createMediaMaker({ dataDir, store, mediaOrigin: '' })
  const isKnown = createKnownMedia(store)
  const file = (address: string) => address.slice('/media/'.length)
  afterAll(async () => {
    await made.close()
    rmSync(dataDir, { recursive: true })
  })

  it('[MD22] is rendered for whoever asks for it first, and is an address of ours before', async () => {
    const address = await made.music(loop, signal)
    expect(existsSync(join(dataDir, address))).toBe(false)
    expect(await isKnown(address)).toBe(true)
    expect(await isKnown(`/media/${'ab'.repeat(32)}.ogg`)).toBe(false)
    expect(await made.mend(file(address))).toBe(true)
    expect(await isWhole(join(dataDir, address))).toBe(true)
  })

  it('[MD22] that nobody asked for is forgotten with what nobody uses, and one that a game names is not', async () => {
    const kept = await made.music({ ...loop, seed: 'named' }, signal)
    const lost = await made.music({ ...loop, seed: 'unnamed' }, signal)
    const inUse = new Set([file(kept)])
    await clearUnused(store, inUse, 0)
    expect(await Promise.all([kept, lost].map(isKnown))).toEqual([true, true])
    await clearUnused(store, inUse, Date.now() + 60_000)
    expect(await Promise.all([kept, lost].map(isKnown))).toEqual([true, false])
  })
})

it('[MD23] a file of an earlier renderer is made again by the present one', async () => {
  const again = { ...brief, seed: 'of old' }
  const job = { kind: 'picture', brief: again } as const
  const [old, unborn] = [mediaFileName(job, 1), mediaFileName(job, 1_000)]
  expect(old).not.toBe(mediaFileName(job))
  const folder = join(testServer.dataDir, 'briefs')
  mkdirSync(folder, { recursive: true })
  for (const name of [old, unborn]) writeFileSync(join(folder, `${name}.json`), JSON.stringify(job))
  expect((await testServer.app.inject(`/media/${old}`)).statusCode).toBe(200)
  expect((await testServer.app.inject(`/media/${unborn}`)).statusCode).toBe(404)
})

it('[DU9] a loop is whole when its last page is', async () => {
  const folder = new URL('../../server/media/loops/', import.meta.url)
  const [loop = ''] = readdirSync(folder).filter((name) => name.endsWith('.ogg'))
  const bytes = readFileSync(new URL(loop, folder))
  const copy = join(testServer.dataDir, 'loop.ogg')
  const wholeAt = async (length: number) => {
    writeFileSync(copy, bytes.subarray(0, length))
    return isWhole(copy)
  }
  expect(await wholeAt(bytes.length)).toBe(true)
  for (const lost of [1, 100, 5_000, bytes.length - 3, bytes.length])
    expect(await wholeAt(bytes.length - lost), `${lost} bytes less`).toBe(false)
})

it('[DU9] [DU10] the product itself looks after its media', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tended-'))
  mkdirSync(join(dataDir, 'media'))
  const [cut, begun] = [`${'ab'.repeat(32)}.webp`, 'begun.webp.7.tmp']
  for (const name of [cut, begun]) writeFileSync(join(dataDir, 'media', name), 'RIFF')
  utimesSync(join(dataDir, 'media', begun), 0, 0)
  const product = await openTestServer({}, { dataDir, groups: routeGroups })
  expect((await product.app.inject(`/media/${cut}`)).statusCode).toBe(404)
  await vi.waitUntil(() => !existsSync(join(dataDir, 'media', begun)), { timeout: 10_000 })
  await product.close()
})

it('[DU9] a picture that nobody can look after is not sent as it lies there', async () => {
  const broken = mediaMending({ mend: () => Promise.reject(new Error('the disk is gone')) })
  const house = await openTestServer({}, { groups: () => [broken] })
  const folder = join(house.dataDir, 'media')
  mkdirSync(folder, { recursive: true })
  const name = `${'a'.repeat(64)}.webp`
  for (const file of [name, 'by-hand.webp']) writeFileSync(join(folder, file), painted)
  const asked = await house.app.inject(`/media/${name}`)
  expect(asked.statusCode).toBe(404)
  expect(asked.headers['cache-control'] ?? '').not.toContain('immutable')
  // what was not generated is nobody's to make again
  expect((await house.app.inject('/media/by-hand.webp')).statusCode).toBe(200)
  await house.close()
})
