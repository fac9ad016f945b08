import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { bucketStore } from '#server/media/bucket-store.ts'
import { shelfMedia } from '#server/shelf/shelved-games.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { mediaCommand } from '../../scripts/media-command.ts'
import { openBucketServer } from './bucket-server.ts'
import { openWritingServer, type WritingServer } from './test-server.ts'

const DAY_MS = 86_400_000
const PICTURE = Buffer.from('RIFF\x08\0\0\0WEBPname')
const [named, gone, old, young] = ['a', 'b', 'c', 'd'].map(
  (letter) => `${letter.repeat(64)}.webp`,
) as [string, string, string, string]
let house: WritingServer
let bucket: Awaited<ReturnType<typeof openBucketServer>>

beforeAll(async () => {
  bucket = await openBucketServer()
  house = await openWritingServer()
  const aya = await house.register('aya@example.com')
  const id = await house.written(aya)
  const store = createScriptStore(house.store)
  for (const name of [named, gone]) {
    const fact = { type: 'media/coverPainted', payload: { url: `${STORED_ORIGIN}/media/${name}` } }
    const last = await store.lastSeq(id)
    await store.append(
      id,
      last,
      [{ unit: null, fact: fact as never }],
      {},
      new Date().toISOString(),
    )
  }
  mkdirSync(join(house.dataDir, 'media'), { recursive: true })
  for (const name of [named, old, young]) lay(name, name === young ? 0 : 2 * DAY_MS)
}, 60_000)
afterAll(async () => {
  await house.close()
  await bucket.close()
})

function lay(name: string, ageMs: number): void {
  const path = join(house.dataDir, 'media', name)
  writeFileSync(path, PICTURE)
  const at = (Date.now() - ageMs) / 1_000
  utimesSync(path, at, at)
}
const give = (words: string, more: Record<string, string> = {}) =>
  mediaCommand(words.split(' '), { DATA_DIR: house.dataDir, ...more })

it('[MO2] the command tells what is lost and what nothing names, beside a server, and clears the latter away', async () => {
  const checked = await give('check')
  expect(checked.status).toBe(1)
  expect(checked.refused).toBe('')
  // the games of the shelf name theirs, too, once it is built
  const all = 2 + (await shelfMedia()).length
  expect(checked.told[0]).toBe(`3 files, 0.0 MB; games name ${all}.`)
  expect(checked.told[1]).toBe(`${all - 2} are made when somebody first asks for them.`)
  expect(checked.told).toContain('1 are gone or damaged for good:')
  expect(checked.told).toContain(`  ${gone}`)
  expect(checked.told.at(-1)).toMatch(/^2 are named by nothing/)
  const told = (count: number) => [
    `${count} files that nothing names and nobody used for a day were cleared away.`,
  ]
  expect(await give('clean')).toMatchObject({ status: 0, told: told(1) })
  expect(await give('clean')).toMatchObject({ told: told(0) })
  lay(gone, 0)
  expect(await give('check')).toMatchObject({
    status: 0,
    told: expect.arrayContaining(['0 are gone or damaged for good.']),
  })
})

it('[MO3] the command copies what a folder keeps into the bucket that is set, once', async () => {
  const settings = { MEDIA_URL: bucket.url }
  const first = await give('move', settings)
  expect(first.told[0]).toMatch(/^[1-9]\d* files were copied from /)
  expect((await give('move', settings)).told[0]).toMatch(/^0 files were copied/)
  const moved = bucketStore(bucket.bucket, join(house.dataDir, 'another machine'))
  expect(await moved.read('media', named)).toEqual(PICTURE)
  expect((await give('check', settings)).told[0]).toMatch(/^[1-9]\d* files, .*games name \d+\.$/)
})

it('[MO2] [MO4] the command does nothing where it is not told what, and where the store cannot be written', async () => {
  const refused = async (words: string, settings?: Record<string, string>) => {
    const outcome = await give(words, settings)
    expect(outcome).toMatchObject({ status: 1, told: [] })
    return outcome.refused
  }
  expect(await refused('')).toContain('Say what to do')
  expect(await refused('clean all')).toContain('Say what to do')
  expect(await refused('move')).toContain('MEDIA_URL must be set')
  expect(await refused('check', { DATA_DIR: join(house.dataDir, 'empty') })).toContain(
    'has no database',
  )
  const nowhere = { MEDIA_URL: 'http://key:canary@127.0.0.1:1/bucket' }
  const said = await refused('check', nowhere)
  expect(said).toMatch(/^Nothing was done: the bucket http:\/\/127\.0\.0\.1:1\/bucket cannot/)
  expect(said).not.toContain('canary')
})
