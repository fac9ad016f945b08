import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { addRows, digestsOfLogs, pagesOf, TABLE_KEYS, TABLES } from '#server/store/every-row.ts'
import { moveData } from '#server/store/move-data.ts'
import { openStore } from '#server/store/open.ts'
import { openToRead } from '#server/store/open-to-read.ts'
import type { OpenedStore } from '#server/store/opened.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import type { Store, Tables } from '#server/store/tables.ts'

const AT = '2026-11-26T00:00:00.000Z'
const BRIEF = {
  ...{ idea: 'A stopped clock', outlineKey: 'classic', outlineText: '', artStyle: 'DESIGN' },
  ...{ audience: 'ALL', duration: 'normal', ageGroup: 'ALL', language: 'ja_JP' },
}
/** Around as many rows as a page has. */
const COUNTS = [1, 49, 50, 51, 100, 101]
let folders: string[]
let from: OpenedStore
let to: OpenedStore

async function opened(): Promise<OpenedStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moved-rows-'))
  folders.push(dataDir)
  const store = await openStore(dataDir)
  if ('refused' in store) throw new Error(store.refused)
  return store
}
beforeEach(async () => {
  folders = []
  from = await opened()
  to = await opened()
})
afterEach(async () => {
  await from.close()
  await to.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A value of its own in each column; what refers to a row of another table refers to the one of the same number. */
function cellOf(column: string, dataType: string, table: string, at: number) {
  if (dataType.toLowerCase() === 'integer') return at
  const owner = /^(uid|owner_uid)$/.test(column) ? 'user' : /^script_id$/.test(column) && 'script'
  return `${owner || table}-${String(at).padStart(3, '0')}`
}

/** So many rows in every table. */
async function fillAll(store: Store, countOf: (place: number) => number): Promise<void> {
  const found = await store.introspection.getTables()
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(TABLE_KEYS).sort())
  for (const [place, table] of TABLES.entries()) {
    const columns = found.find(({ name }) => name === table)?.columns ?? []
    const rows = Array.from({ length: countOf(place) }, (_, at) =>
      Object.fromEntries(
        columns.map(({ name, dataType }) => [name, cellOf(name, dataType, table, at)]),
      ),
    )
    if (rows.length > 0) await addRows(store, table, rows)
  }
}
const rowsOf = (store: Store, table: keyof Tables) => store.selectFrom(table).selectAll().execute()
const allOf = async (store: Store) =>
  Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, await rowsOf(store, table)])),
  )

/** A game with a log of its own. */
async function addGame(store: Store, id: string): Promise<void> {
  const scripts = createScriptStore(store)
  const told = factsOfGame(sampleGame('ja_JP', STORED_ORIGIN))
  const facts = told.map((fact) => ({ unit: 'one', fact, notes: ['she limps'] }))
  const brief = JSON.stringify(BRIEF)
  await scripts.create({ id, ownerUid: 'user-000', brief, at: AT }, async () => undefined)
  await scripts.append(id, 0, facts, { status: 2 }, AT)
}

it('[PQ4] every row of every table is moved, page by page, in the order of its keys', async () => {
  // what is referred to has as many rows as what refers to it, or more
  const owners = new Set(['user', 'script'])
  await fillAll(from.store, (place) =>
    owners.has(TABLES[place] ?? '') ? 101 : (COUNTS[place % COUNTS.length] ?? 0),
  )
  await addGame(from.store, 'whole')
  const said: string[] = []
  const before = await allOf(from.store)
  const moved = await moveData(from.store, { target: to.store, say: (line) => said.push(line) })
  expect(said).toEqual(TABLES.map((name) => `copied ${name}: ${before[name]?.length} rows`))
  expect(await allOf(to.store)).toEqual(before)
  expect(moved.tables.map(({ table, rows }) => [table, rows])).toEqual(
    TABLES.map((name) => [name, before[name]?.length]),
  )
  expect(new Set(moved.tables.map(({ digest }) => digest)).size).toBe(TABLES.length)
  const logs = new Set(
    (await rowsOf(from.store, 'script_event')).map((row) => 'script_id' in row && row.script_id),
  )
  expect([moved.logs, moved.games, moved.damaged]).toEqual([logs.size, 1, 101])
})

it('[PQ4] a page has fifty rows and the next begins after its last, whatever the key', async () => {
  for (const count of [0, ...COUNTS]) {
    await from.store.deleteFrom('user').execute()
    await fillAll(from.store, (place) => (TABLES[place] === 'user' ? count : 0))
    const pages: number[] = []
    for await (const page of pagesOf(from.store, 'user')) pages.push(page.length)
    const whole = Array.from({ length: Math.floor(count / 50) }, () => 50)
    expect(pages).toEqual(count % 50 === 0 ? whole : [...whole, count % 50])
  }
  for (const table of TABLES) {
    const key = TABLE_KEYS[table]
    expect(key.length, table).toBeGreaterThan(0)
    const { columns = [] } =
      (await from.store.introspection.getTables()).find(({ name }) => name === table) ?? {}
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining([...key]))
  }
})

it('[PQ4] a database that holds one row in any table is refused by the name of that table', async () => {
  const say = () => undefined
  for (const [place, table] of TABLES.entries()) {
    const referredTo = /script|game|session|identity/.test(table)
    await fillAll(to.store, (other) => Number(other === place || (referredTo && other < place)))
    const names: string[] = TABLES.filter(
      (_, other) => other === place || (referredTo && other < place),
    )
    const first = names[0]
    await expect(moveData(from.store, { target: to.store, say })).rejects.toThrow(
      `its table ${first} holds something already`,
    )
    for (const name of TABLES.toReversed()) await to.store.deleteFrom(name).execute()
  }
  expect((await moveData(from.store, { target: to.store, say })).games).toBe(0)
})

it('[PQ4] what was changed while it was moved is told, and nothing of it is kept', async () => {
  await fillAll(from.store, () => 3)
  const target = to.store
  for (const [table, change] of [
    ['user', () => from.store.updateTable('user').set({ nick_name: 'Bo' })],
    ['script_event', () => from.store.updateTable('script_event').set({ payload: '{}' })],
    [
      'limit_count',
      () => from.store.deleteFrom('limit_count').where('key', '=', 'limit_count-001'),
    ],
  ] as const) {
    const say = (line: string) => {
      if (line.startsWith(`copied ${TABLES.at(-1)}:`)) void change().execute()
    }
    await expect(moveData(from.store, { target, say })).rejects.toThrow(
      table === 'limit_count'
        ? 'table limit_count differs: 2 rows and 3'
        : `table ${table} differs: 3 rows and 3`,
    )
    for (const name of TABLES) expect(await rowsOf(target, name), name).toEqual([])
  }
})

it('[PQ4] a log is known by its facts and their order', async () => {
  await fillAll(from.store, (place) => Number(TABLES[place] === 'user'))
  await addGame(from.store, 'one')
  await addGame(from.store, 'two')
  const before = await digestsOfLogs(from.store)
  expect([...before.keys()]).toEqual(['one', 'two'])
  const events = from.store.updateTable('script_event').where('script_id', '=', 'two')
  await events.where('seq', '=', 3).set({ payload: '{}' }).execute()
  const after = await digestsOfLogs(from.store)
  expect(after.get('one')).toBe(before.get('one'))
  expect(after.get('two')).not.toBe(before.get('two'))
})

it('[MO2] who only looks things up finds what is there, can write nothing, and is refused where no database is', async () => {
  await fillAll(from.store, (place) => Number(TABLES[place] === 'user'))
  const [dataDir = ''] = folders
  const reading = await openToRead({ dataDir, databaseUrl: null })
  if ('refused' in reading) throw new Error(reading.refused)
  expect(await rowsOf(reading.store, 'user')).toHaveLength(1)
  await expect(reading.store.deleteFrom('user').execute()).rejects.toThrow('readonly')
  await reading.close()
  expect(await openToRead({ dataDir: join(dataDir, 'none'), databaseUrl: null })).toEqual({
    refused: `The data folder ${join(dataDir, 'none')} has no database: there are no games in it.`,
  })
})
