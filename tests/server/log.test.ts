import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { createHub } from '#server/live/hub.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { createScriptStore, type NewFact } from '#server/store/scripts.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { openTestServer, type TestServer } from './test-server.ts'
import { breakTable, readBeside } from './test-store.ts'

const BRIEF = {
  idea: 'A stopped clock',
  outlineKey: 'classic',
  outlineText: '',
  artStyle: 'DESIGN',
  audience: 'ALL',
  duration: 'normal',
  ageGroup: 'ALL',
  language: 'en_US',
}
const AT = '2026-11-21T00:00:00.000Z'
const cover = (at: number): NewFact => ({
  unit: null,
  fact: { type: 'media/coverPainted', payload: { url: `http://pictures.test/${at}.png` } },
})

let testServer: TestServer
let token: string
let uid: string
beforeEach(async () => {
  // the scripts are written by the test, whoever looks for unfinished ones
  const paces = { watchEveryMs: 3_600_000 }
  const makers = { storyteller: createShortStoryteller(), media: noStudio, paces }
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  ;({ token, uid } = await testServer.register('aya@example.com'))
})
afterEach(() => testServer.close())

/** A script of Aya's with nothing in its log, on stores and a ledger of the test's own. */
async function script(id: string) {
  const store = createScriptStore(testServer.store)
  const hub = createHub()
  const ledger = createLedger(store, hub, () => Date.parse(AT))
  const row = { id, ownerUid: uid, brief: JSON.stringify(BRIEF), at: AT }
  await store.create(row, async () => undefined)
  return { store, hub, ledger }
}
/** What is durable: read by another connection. */
async function onDisk(id: string) {
  const row = await readBeside(
    testServer.dataDir,
    `select (select count(*) from script_event where script_id = '${id}') as facts, status from script where id = '${id}'`,
  )
  return { facts: Number(row?.facts), status: Number(row?.status) }
}

describe('the log of a script', () => {
  it('[EV29] tells a fact only when it and its change of state are on the disk', async () => {
    const { hub, ledger } = await script('s1')
    const seen: unknown[] = []
    hub.listen(uid, ({ scriptId }) => seen.push(onDisk(scriptId)))
    await ledger.append('s1', () => ({ facts: [cover(1), cover(2)], change: { status: 2 } }))
    expect(await Promise.all(seen)).toEqual([{ facts: 2, status: 2 }])
  })

  it('[EV29] keeps neither the fact nor the change where one of them cannot be kept', async () => {
    const { hub, ledger } = await script('s1')
    const told: unknown[] = []
    hub.listen(uid, (appended) => told.push(appended))
    const mend = await breakTable(testServer.store, 'script')
    const appended = ledger.append('s1', () => ({ facts: [cover(1)], change: { status: 2 } }))
    await expect(appended).rejects.toThrow('the disk is full')
    expect(await onDisk('s1')).toEqual({ facts: 0, status: 1 })
    expect(told).toEqual([])
    await mend()
    const after = await ledger.append('s1', () => ({ facts: [cover(9)] }))
    expect(after?.seq).toBe(1)
    expect(told).toHaveLength(1)
  })

  it('[EV30] gives a number to one fact for ever, however many writers want it', async () => {
    const { store } = await script('s1')
    const wishes = Array.from({ length: 20 }, (_, at) => store.append('s1', 0, [cover(at)], {}, AT))
    const taken = await Promise.all(wishes)
    expect(taken.filter(Boolean)).toHaveLength(1)
    const [first] = (await store.page('s1', 0)).facts
    expect(await store.append('s1', 0, [cover(77), cover(78)], { status: 2 }, AT)).toBe(false)
    expect((await store.page('s1', 0)).facts).toEqual([first])
    expect((await onDisk('s1')).status).toBe(1)
  })

  it('[EV30] [EV28] numbers what many append at once from 1 without gaps, each once', async () => {
    const { store, ledger } = await script('s1')
    const all = Array.from({ length: 40 }, (_, at) =>
      ledger.append('s1', () => ({ facts: [cover(at)] })),
    )
    await Promise.all(all)
    const log = (await store.page('s1', 0)).facts
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
    const urls = log.map(({ fact }) => JSON.stringify(fact.payload))
    expect(new Set(urls).size).toBe(40)
  })

  it('[LI1] a script that cannot be read hides no other from the list', async () => {
    const { store } = await script('sound')
    await script('broken')
    await store.append('broken', 0, [cover(1)], {}, AT)
    await testServer.store
      .updateTable('script_event')
      .set({ payload: '{"url"' })
      .where('script_id', '=', 'broken')
      .execute()
    const { data, status } = await testServer.get(calls.listScripts.path, { token })
    expect(status).toBe(200)
    expect(data).toMatchObject([{ id: 'sound' }])
    expect(testServer.log.join('\n')).toContain('a script could not be read')
    const alone = await testServer.get(`${calls.listScripts.path}/broken`, { token })
    expect(alone).toMatchObject({ status: 500, data: null })
    expect(alone.desc).not.toMatch(/JSON|\bat .*:\d+/)
  })
})
