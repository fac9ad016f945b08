import { afterAll, beforeAll, expect, it } from 'vitest'
import { canonical } from '#core/engine/replay.ts'
import { calls } from '#schemas/api.ts'
import { Brief } from '#schemas/settings.ts'
import { createYieldingMutex } from '#server/scripts/keyed-mutex.ts'
import type { Script } from '#server/scripts/ledger.ts'
import { createPlayed } from '#server/scripts/play.ts'
import { createStates } from '#server/scripts/states.ts'
import { gameAt, gamesAt } from '#server/scripts/versions.ts'
import { createGameStore } from '#server/store/games.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

const SCRIPTS = calls.listScripts.path
const EDITS = 24
const LONG = 'x'.repeat(7_000)

let testServer: WritingServer
let aya: Person
let id: string
beforeAll(async () => {
  testServer = await openWritingServer()
  aya = await testServer.register('aya@example.com')
  id = await testServer.written(aya)
  const value = (at: number) => Array.from({ length: 20 }, (_, line) => `${at}.${line} ${LONG}`)
  for (let at = 0; at < EDITS; at++) {
    const changes = [{ path: 'script_outline.prologue', value: value(at) }]
    const told = await testServer.postAs(SCRIPTS, { id, base_version: at, changes }, aya)
    expect(told.status, told.desc).toBe(200)
  }
}, 60_000)
afterAll(() => testServer.close())

/** A store that counts how many bytes of logs are read. */
function countingStore() {
  const store = createScriptStore(testServer.store)
  const read = { bytes: 0 }
  const page: typeof store.page = async (...asked) => {
    const found = await store.page(...asked)
    read.bytes += found.bytes
    return found
  }
  return { store: { ...store, page }, read }
}

it('[LM12] a script at any number is the same from a kept state and from the beginning', async () => {
  const { store, read } = countingStore()
  const row = await store.find(id)
  const log = { id, ownerUid: aya.uid, brief: Brief.parse(JSON.parse(row?.brief ?? '')) }
  const kept = createStates(store, createYieldingMutex())
  const last = await kept.at(log)
  expect(last.bytes).toBeGreaterThan(3_000_000)
  for (const seq of [last.seq, last.seq - 1, 40, 12, 3, 1, last.seq - 7]) {
    read.bytes = 0
    const fromKept = await kept.at(log, seq)
    expect(read.bytes, String(seq)).toBeLessThan(2 * 256 * 1_024 + 200_000)
    const fresh = await createStates(store, createYieldingMutex()).at(log, seq)
    expect(fromKept.seq).toBe(seq)
    expect(fromKept.bytes).toBe(fresh.bytes)
    expect(canonical(fromKept.draft)).toBe(canonical(fresh.draft))
  }
})

it('[LM12] games of several versions are those asked for, each once, with the present one, and none that never was', async () => {
  const { store } = countingStore()
  const row = await store.find(id)
  const states = createStates(store, createYieldingMutex())
  const log = { id, ownerUid: aya.uid, brief: Brief.parse(JSON.parse(row?.brief ?? '')) }
  const script = { ...log, ...(await states.at(log)) } as Script
  const services = { store, states }
  const asked = [EDITS, 7, 0, 3, 7, EDITS + 1, -1, EDITS - 1]
  const games = await gamesAt(services, script, asked)
  expect([...games.keys()]).toEqual([0, 3, 7, EDITS - 1, EDITS])
  for (const [version, game] of games) {
    expect(game).toEqual(await gameAt(services, script, version))
    expect(game.scriptVersion).toBe(version)
    if (version > 0) expect(game.prologue[0]).toMatch(new RegExp(`^${version - 1}\\.0 `))
  }
  expect([...(await gamesAt(services, script, [])).keys()]).toEqual([])
})

it('[LM12] every version answers as it was', async () => {
  for (const version of [1, EDITS - 1, 7, EDITS]) {
    const { data } = await testServer.getAs(`${SCRIPTS}/${id}?version=${version}`, aya)
    const { prologue } = data.script_outline as unknown as { prologue: string[] }
    expect(prologue[0]).toMatch(new RegExp(`^${version - 1}\\.0 `))
    expect(data.script_version).toBe(version)
  }
  for (const never of [EDITS + 50, 5_000])
    expect((await testServer.getAs(`${SCRIPTS}/${id}?version=${never}`, aya)).status).toBe(404)
})

it('[LM13] a published game is read once for all its players, until it is published again', async () => {
  const game = await testServer.publish(id, aya)
  const store = createGameStore(testServer.store)
  let read = 0
  const played = createPlayed({
    ...store,
    snapshotOf: (one) => {
      read += 1
      return store.snapshotOf(one)
    },
  })
  const all = await Promise.all(Array.from({ length: 50 }, () => played(game)))
  expect(new Set(all).size).toBe(1)
  await played(game)
  expect(read).toBe(1)
  const changes = [{ path: 'initial_element.title', value: 'Anew' }]
  const { script_version: base_version } = await testServer.gameOf(id, aya)
  await testServer.postAs(SCRIPTS, { id, base_version, changes }, aya)
  expect((await played(game))?.elements.title).not.toBe('Anew')
  await testServer.publish(id, aya)
  expect((await played(game))?.elements.title).toBe('Anew')
  expect(read).toBe(2)
  await testServer.postAs(calls.withdrawGame.path, { game_id: game }, aya)
  expect(await played(game)).toBeUndefined()
})

it('[LM13] a list of games shows at once what was told since', async () => {
  const card = async () => {
    const { data } = await testServer.getAs(SCRIPTS, aya)
    return (data as unknown as { id: string; title: string; script_version: number }[])[0]
  }
  const before = await card()
  expect(await card()).toEqual(before)
  const changes = [{ path: 'initial_element.title', value: 'Listed' }]
  const base_version = before?.script_version
  await testServer.postAs(SCRIPTS, { id, base_version, changes }, aya)
  expect(await card()).toMatchObject({ title: 'Listed', script_version: Number(base_version) + 1 })
})
