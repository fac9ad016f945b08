import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import type { MediaMaker } from '#server/storyteller/port.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

const TEXTS = 6
let testServer: TestServer
afterEach(() => testServer.close())

/** Opens a server whose painters, one where nothing else is said, paint a picture when the test says so. */
async function open(creators: number, painters: { paintedAtOnce?: number } = { paintedAtOnce: 1 }) {
  const easel: (() => void)[] = []
  const media: MediaMaker = {
    ...noStudio,
    picture: async (brief, signal) => {
      await new Promise<void>((resolve, reject) => {
        easel.push(resolve)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      return noStudio.picture(brief, signal)
    },
  }
  const makers = { storyteller: createShortStoryteller(), media, ...painters }
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  const people: Person[] = []
  for (let at = 0; at < creators; at++) people.push(await testServer.register(`p${at}@example.com`))
  return { people, paint: () => easel.shift()?.() }
}
const begin = async ({ token }: Person) =>
  String((await testServer.post(calls.startGeneration.path, startBody(), { token })).data)
const rows = () =>
  testServer.store.selectFrom('script_event').selectAll().orderBy('at').orderBy('seq').execute()
const told = async (count: number) =>
  vi.waitUntil(async () => (await rows()).length >= count, { timeout: 20_000, interval: 20 })
const read = async (id: string, { token }: Person) =>
  (await testServer.get(`${calls.listScripts.path}/${id}`, { token })).data as Record<
    string,
    unknown
  >

describe('games started at the same moment', () => {
  it('[GE37] have all their texts told while nothing is painted', async () => {
    const { people } = await open(8)
    await Promise.all(people.map(begin))
    await told(8 * TEXTS)
    expect((await rows()).filter(({ type }) => type === 'media/coverPainted')).toEqual([])
  })

  it('[GE39] say their place in line while they wait for each other’s pictures, and then no more', async () => {
    const { people, paint } = await open(4)
    const ids: string[] = []
    for (const one of people) ids.push(await begin(one))
    await told(4 * TEXTS)
    const places = () =>
      Promise.all(
        people.map(async (one, at) => (await read(ids[at] ?? '', one)).place_in_line ?? null),
      )
    expect(await places()).toEqual([null, 1, 2, 3])
    paint()
    await told(4 * TEXTS + 2)
    expect(await places()).toEqual([null, null, 1, 2])
    expect((await read(ids[0] ?? '', people[0] as Person)).status).toBe(2)
  })

  it('[GE39] have two pictures painted at once, and the third game waits', async () => {
    const { people } = await open(3, {})
    const ids: string[] = []
    for (const one of people) ids.push(await begin(one))
    await told(3 * TEXTS)
    const games = await Promise.all(people.map((one, at) => read(ids[at] ?? '', one)))
    expect(games.map((game) => game.place_in_line ?? null)).toEqual([null, null, 1])
  })
})
