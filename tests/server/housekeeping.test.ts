import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncScheduler } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { keepHouse } from '#server/housekeeping.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { createOutlineRequestStore } from '#server/store/outline-requests.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const START = Date.UTC(2026, 10, 21)

let testServer: WritingServer
let aya: Person
beforeEach(async () => {
  told = []
  testServer = await openWritingServer()
  aya = await testServer.register('aya@example.com')
})
afterEach(() => testServer.close())

/** What was said of each round. */
let told: object[] = []
/** One round of housekeeping so long after the house was opened. */
const keepAfter = (ms: number, round = 0, mend = async (_: string) => true) =>
  keepHouse(
    {
      store: testServer.store,
      dataDir: testServer.dataDir,
      media: folderStore(testServer.dataDir),
      clock: { now: () => START + ms, scheduler: asyncScheduler },
      studio: { mend },
      log: { info: (details) => told.push(details), error: (details) => told.push(details) },
      signal: new AbortController().signal,
    },
    round,
  )
const remove = (id: string, restore = false) =>
  testServer.postAs(calls.removeScript.path, { id, restore }, aya)
const rowsOf = async (id: string) => {
  const of = (table: 'script_event' | 'published_game') =>
    testServer.store.selectFrom(table).selectAll().where('script_id', '=', id).execute()
  return (await of('script_event')).length + (await of('published_game')).length
}

/** A media file of that age, made of one letter. */
function mediaFile(letter: string, ageMs: number): string {
  const name = `${letter.repeat(64)}.webp`
  const path = join(testServer.dataDir, 'media', name)
  writeFileSync(path, 'a picture')
  const at = new Date(START - ageMs)
  utimesSync(path, at, at)
  mkdirSync(join(testServer.dataDir, 'briefs'), { recursive: true })
  writeFileSync(join(testServer.dataDir, 'briefs', `${name}.json`), '{}')
  return name
}
/** Lets a script name a media file. */
async function show(id: string, name: string): Promise<void> {
  const store = createScriptStore(testServer.store)
  const last = await store.lastSeq(id)
  const url = `${STORED_ORIGIN}/media/${name}`
  const fact = { type: 'media/coverPainted', payload: { url } } as const
  await store.append(id, last, [{ unit: null, fact }], {}, new Date(START).toISOString())
}
const mediaLeft = () => readdirSync(join(testServer.dataDir, 'media')).sort()

describe('housekeeping', () => {
  it('[DU10] takes a deleted game away for good after 30 days, and until then it can be brought back', async () => {
    const gone = await testServer.publishedGame(aya)
    const back = await testServer.publishedGame(aya)
    await remove(gone.script)
    await remove(back.script)
    await keepAfter(30 * DAY_MS - HOUR_MS)
    expect((await remove(back.script, true)).status).toBe(200)
    await keepAfter(31 * DAY_MS)
    expect((await remove(gone.script, true)).status).toBe(404)
    expect(await rowsOf(gone.script)).toBe(0)
    expect(await rowsOf(back.script)).toBeGreaterThan(5)
    expect((await testServer.get(`/api/play/${gone.game}`)).status).toBe(404)
    expect((await testServer.get(`/api/play/${back.game}`)).status).toBe(200)
  })

  it('[DU10] says how much it took away, and nothing of a round that took nothing', async () => {
    await keepAfter(HOUR_MS)
    expect(told).toEqual([])
    mediaFile('b', 2 * DAY_MS)
    await keepAfter(HOUR_MS)
    expect(told).toEqual([{ scripts: 0, temporary: 0, media: 1 }])
    await remove(await testServer.written(aya))
    await keepAfter(31 * DAY_MS, 1)
    expect(told.slice(1)).toEqual([{ scripts: 1, temporary: 0, media: 0 }])
  })

  it('[DU10] takes media away that nobody names any more, and only a day after they were made', async () => {
    const script = await testServer.written(aya)
    const [used, unused, young] = [
      mediaFile('a', 40 * DAY_MS),
      mediaFile('b', DAY_MS),
      mediaFile('c', HOUR_MS),
    ]
    await show(script, used)
    await keepAfter(HOUR_MS)
    expect(mediaLeft()).toEqual([used, young])
    expect(existsSync(join(testServer.dataDir, 'briefs', `${unused}.json`))).toBe(false)
    expect(existsSync(join(testServer.dataDir, 'briefs', `${used}.json`))).toBe(true)
  })

  it('[DU10] looks through the media at the start, and then once in a day of rounds', async () => {
    const looked: number[] = []
    for (const round of [0, 1, 12, 23, 24, 25, 47, 48]) {
      mediaFile('b', 2 * DAY_MS)
      await keepAfter(HOUR_MS, round)
      if (mediaLeft().length === 0) looked.push(round)
    }
    expect(looked).toEqual([0, 24, 48])
  })

  it('[DU10] has damaged media made again, and says which cannot be', async () => {
    const id = await testServer.written(aya)
    const names = ['a', 'b', 'c'].map((letter) => mediaFile(letter, 0))
    for (const name of names) await show(id, name)
    const broken = new Error('no such brief')
    const [whole = '', cut = '', lost = ''] = names
    await keepAfter(0, 0, async (file) => {
      if (file === lost) throw broken
      return file === whole
    })
    expect(told).toHaveLength(2)
    expect(told).toContainEqual({ file: cut, cause: false })
    expect(told).toContainEqual({ file: lost, cause: broken })
  })

  it('[DU10] keeps the media of a purged game that another one or a published game shows', async () => {
    const gone = await testServer.written(aya)
    const other = await testServer.written(aya)
    const published = await testServer.written(aya)
    const [own, shared, shown] = [
      mediaFile('a', DAY_MS),
      mediaFile('b', DAY_MS),
      mediaFile('c', DAY_MS),
    ]
    for (const name of [own, shared, shown]) await show(gone, name)
    await show(other, shared)
    await show(published, shown)
    await testServer.publish(published, aya)
    await remove(gone)
    // not a round in which media are looked through anyway
    await keepAfter(31 * DAY_MS, 1)
    expect(mediaLeft()).toEqual([shared, shown])
  })

  it('[DU10] takes away what a killed server left half written, after an hour', async () => {
    const drafts = [
      'secret.key.tmp',
      'media/one.webp.7.tmp',
      'briefs/one.json.7.tmp',
      'outbox/.m.eml.tmp',
    ]
    mkdirSync(join(testServer.dataDir, 'briefs'), { recursive: true })
    for (const name of drafts) {
      const path = join(testServer.dataDir, name)
      writeFileSync(path, 'half')
      utimesSync(path, new Date(START), new Date(START))
    }
    await keepAfter(HOUR_MS - 1)
    for (const name of drafts) expect(existsSync(join(testServer.dataDir, name)), name).toBe(true)
    await keepAfter(HOUR_MS + 1)
    for (const name of drafts) expect(existsSync(join(testServer.dataDir, name)), name).toBe(false)
    expect(existsSync(join(testServer.dataDir, 'secret.key'))).toBe(true)
  })

  it('[DU10] forgets outline streams after a day', async () => {
    const store = createOutlineRequestStore(testServer.store, () => START)
    await store.save(aya.uid, 'r1', { bodyHash: 'h', text: 't' })
    await keepAfter(DAY_MS - 1)
    expect(await store.find(aya.uid, 'r1')).toBeDefined()
    await keepAfter(DAY_MS + 1)
    expect(await store.find(aya.uid, 'r1')).toBeUndefined()
  })
})
