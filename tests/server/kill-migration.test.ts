import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, describe, expect, it } from 'vitest'
import { migrations, NEWEST_SCHEMA, schemaStand } from '#server/store/migrate.ts'
import { openStore } from '#server/store/open.ts'
import { storeOf } from '#server/store/sqlite.ts'
import { copyDataFolder } from './data-folder.ts'
import { beforeEachStatement } from './statements.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
const fresh = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  folders.push(folder)
  return folder
}
const laid = (schema: number): string => (schema === 0 ? fresh() : copyDataFolder(schema, fresh()))

/** What a kill would leave on the disk before each statement of some work, each state once. */
async function leftBehind(folder: string, work: () => Promise<unknown>): Promise<string[]> {
  const states = new Map<string, string>()
  const keep = () => {
    const digest = createHash('sha256')
    for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
      if (/\.db(-wal|\.tmp)?$/.test(name) && !name.includes('lock'))
        digest.update(name).update(readFileSync(join(folder, name)))
    }
    const state = digest.digest('hex')
    if (states.has(state)) return
    const copy = fresh()
    cpSync(folder, copy, { recursive: true, filter: (path) => !/lock/.test(path) })
    states.set(state, copy)
  }
  const stop = beforeEachStatement(keep)
  try {
    await work()
  } finally {
    stop()
  }
  keep()
  return [...states.values()]
}

async function opened(folder: string) {
  const store = await openStore(folder)
  if ('refused' in store) throw new Error(store.refused)
  return store
}

/** Starts on a folder; answers how many accounts and facts there are at the newest schema. */
async function startOn(folder: string) {
  const { store, close } = await opened(folder)
  const stand = await schemaStand(store)
  const count = async (table: 'user' | 'script_event') =>
    Number(
      (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(store))
        .rows[0]?.n,
    )
  const found = { users: await count('user'), facts: await count('script_event') }
  await close()
  expect(stand).toMatchObject({ pending: [], unknown: [] })
  return found
}

const SCHEMAS = Array.from({ length: NEWEST_SCHEMA }, (_, schema) => schema)

describe('a kill while the database is brought up', { timeout: 120_000 }, () => {
  it.each(SCHEMAS)(
    '[DU1] at any statement from schema %i on loses nothing, and the next start goes on',
    async (schema) => {
      const whole = await startOn(laid(schema))
      const folder = laid(schema)
      const states = await leftBehind(folder, async () => (await opened(folder)).close())
      expect(states.length).toBeGreaterThan(2)
      for (const state of states) expect(await startOn(state)).toEqual(whole)
    },
  )

  it.each(SCHEMAS)(
    '[DU1] by a build that took steps outside of a transaction, from schema %i on, is mended',
    async (schema) => {
      const whole = await startOn(laid(schema))
      const folder = laid(schema)
      const file = new DatabaseSync(join(folder, 'lamplight.db'))
      file.exec('pragma journal_mode = wal; pragma foreign_keys = on')
      const store = storeOf(file)
      const provider = { getMigrations: async () => migrations }
      const migrator = new Migrator({ db: store, provider, disableTransactions: true })
      const states = await leftBehind(folder, () => migrator.migrateToLatest())
      await store.destroy()
      expect(states.length).toBeGreaterThan(3)
      for (const state of states) expect(await startOn(state)).toEqual(whole)
    },
  )

  it('[DU1] is a real one, and leaves a folder that starts', async () => {
    const whole = await startOn(laid(2))
    let statements = 0
    const stop = beforeEachStatement(() => {
      statements++
    })
    await (await opened(laid(2))).close()
    stop()
    const script = fileURLToPath(new URL('./die-at-statement.ts', import.meta.url))
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const folder = laid(2)
      const at = Math.floor(statements * share)
      expect(spawnSync(process.execPath, [script, folder, String(at)]).signal).toBe('SIGKILL')
      expect(await startOn(folder)).toEqual(whole)
    }
  })
})

it('[DU2] what a step left half done is taken back only where nothing was written since', async () => {
  const folder = laid(1)
  const file = new DatabaseSync(join(folder, 'lamplight.db'))
  file.exec("create table outline_request (uid text); insert into outline_request values ('u1')")
  file.close()
  const refused = await openStore(folder)
  expect(refused).toMatchObject({ refused: expect.stringContaining('outline_request') })
  const again = new DatabaseSync(join(folder, 'lamplight.db'))
  expect(again.prepare('select * from outline_request').all()).toEqual([{ uid: 'u1' }])
  again.close()
})
