import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketStore } from '#server/media/bucket-store.ts'
import { createKnownMedia, createMediaSaid } from '#server/media/known-media.ts'
import { createMediaMaker, type Studio } from '#server/media/studio.ts'
import { mediaMending } from '#server/routes/media-mending.ts'
import type { ServerDependencies } from '#server/services.ts'
import { portraitOf } from '../media/briefs.ts'
import { openBucketServer } from './bucket-server.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const workerScript = new URL('../media/fragile-worker.ts', import.meta.url)
const patient = new AbortController().signal
const studios: Studio[] = []
let bucket: Awaited<ReturnType<typeof openBucketServer>>
let inFolder: TestServer
let one: TestServer
let other: TestServer

/** A server of its own folder, whose media lie wherever the settings say. */
async function openHouse(settings: Record<string, string>): Promise<TestServer> {
  const groups = ({ config }: ServerDependencies) => [
    async (context: Parameters<ReturnType<typeof mediaMending>>[0]) => {
      const studio = createMediaMaker({
        ...{ dataDir: config.dataDir, store: context.services.media },
        ...{ mediaOrigin: '', workerScript },
      })
      studios.push(studio)
      await mediaMending(studio)(context)
    },
  ]
  return openTestServer(settings, { groups })
}
const studioOf = (house: TestServer): Studio =>
  studios[[inFolder, one, other].indexOf(house)] as Studio

beforeAll(async () => {
  bucket = await openBucketServer()
  inFolder = await openHouse({})
  one = await openHouse({ MEDIA_URL: bucket.url })
  other = await openHouse({ MEDIA_URL: bucket.url })
})
afterAll(async () => {
  await Promise.all(studios.map((studio) => studio.close()))
  for (const house of [inFolder, one, other]) await house.close()
  await bucket.close()
})

describe('media in a bucket', () => {
  it('[MO5] are served by the server itself, with the headers they have from a folder, also in part', async () => {
    const brief = portraitOf({}, 'served from both')
    const url = await studioOf(inFolder).picture(brief, patient)
    expect(await studioOf(one).picture(brief, patient)).toBe(url)
    const plain = async (house: TestServer, headers: Record<string, string>) => {
      const told = await house.app.inject({ url, headers })
      const { date: _, 'x-request-id': __, 'last-modified': changed, etag, ...same } = told.headers
      // when it was written differs, and nothing else
      const marks = [typeof changed, typeof etag]
      return { status: told.statusCode, headers: same, marks, bytes: told.rawPayload }
    }
    for (const headers of [{}, { range: 'bytes=2-9' }, { range: 'bytes=99999999-' }]) {
      const wanted = await plain(inFolder, headers)
      expect(await plain(one, headers)).toEqual(wanted)
      // and by one that never painted it
      expect(await plain(other, headers)).toEqual(wanted)
    }
    expect((await plain(other, {})).headers['cache-control']).toContain('immutable')
    expect((await plain(other, { range: 'bytes=2-9' })).status).toBe(206)
  })

  it('[MO5] lie in no folder of the server but as copies, and what nobody keeps is answered 404', async () => {
    await studioOf(one).picture(portraitOf({}, 'kept there'), patient)
    expect(readdirSync(one.dataDir)).not.toContain('briefs')
    expect(readdirSync(one.dataDir)).not.toContain('media')
    expect((await one.app.inject(`/media/${'ab'.repeat(32)}.webp`)).statusCode).toBe(404)
  })

  it('[MO5] are made by whichever server is asked first, from the brief that another one kept', async () => {
    const url = await studioOf(one).music(
      { mood: 'fog', bed: 'none', seed: 'asked there' },
      patient,
    )
    const answer = await other.app.inject(url)
    expect(answer.statusCode).toBe(200)
    expect((await one.app.inject(url)).rawPayload).toEqual(answer.rawPayload)
  }, 60_000)

  it('[MO5] are known for ours by every server, before an edit that names them is taken', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'known-'))
    const isKnown = createKnownMedia(bucketStore(bucket.bucket, dataDir))
    const url = await studioOf(one).picture(portraitOf({}, 'named in an edit'), patient)
    const strange = `/media/${'cd'.repeat(32)}.webp`
    const said = createMediaSaid(isKnown)
    const change = (value: string) => [{ path: 'cover', value: `https://lamp.example${value}` }]
    expect((await said(change(url)))(url)).toBe(true)
    expect((await said(change(strange)))(strange)).toBe(false)
    // nothing is looked for that was not said
    expect((await said(change(strange)))(url)).toBe(false)
    rmSync(dataDir, { recursive: true })
  })
})

it('[MO6] a bucket that does not answer harms no page: the picture is not there, and the log says why', async () => {
  const house = await openHouse({ MEDIA_URL: 'http://key:canary@127.0.0.1:1/bucket' })
  const answer = await house.app.inject(`/media/${'ef'.repeat(32)}.webp`)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control']).not.toContain('immutable')
  const log = house.log.join('')
  expect(log).toContain('a media file could not be made again')
  expect(log).not.toContain('canary')
  expect((await house.app.inject('/healthz')).statusCode).toBe(200)
  await house.close()
})
