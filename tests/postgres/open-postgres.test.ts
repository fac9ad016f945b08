import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAlone, openPostgres } from '#server/store/open-postgres.ts'
import { postgresStore } from '#server/store/postgres.ts'
import { hearNotices } from '#server/store/postgres-notices.ts'
import { storeSettings } from '../server/test-store.ts'

let folders: string[]
let url: string
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'postgres-'))
  folders.push(made)
  return made
}
const ignored = (): void => undefined
const open = (at = url) => openPostgres(at, ignored)
beforeEach(async () => {
  folders = []
  url = (await storeSettings(folder())).DATABASE_URL ?? ''
})
afterEach(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

it('[SV19] servers share a database, and nobody moves data into it meanwhile', async () => {
  const servers = [await open(), await open()]
  const alone = await openAlone(url)
  expect(alone).toEqual({
    refused: 'The database of DATABASE_URL is used by a server: end it first.',
  })
  for (const one of servers) if ('close' in one) await one.close()
  const mover = await openAlone(url)
  if ('refused' in mover) throw new Error(mover.refused)
  expect(await open()).toEqual({ refused: expect.stringContaining('npm run migrate-data') })
  await mover.close()
})

it('[SV19] a database that cannot be reached is said by its place, without who uses it', async () => {
  const place = '127.0.0.1:1/games'
  const refused = await open(`postgres://lamp:canary@${place}`)
  expect(refused).toEqual({
    refused: expect.stringMatching(
      new RegExp(`^The database ${place} cannot be used: .*ECONNREFUSED.*DATABASE_URL`),
    ),
  })
  expect(JSON.stringify(refused)).not.toMatch(/canary|lamp:/)
})

it('[SV19] a database of a newer build is refused and left as it is', async () => {
  const { store } = postgresStore(url, ignored)
  const steps = () =>
    store
      .selectFrom('kysely_migration' as never)
      .selectAll()
      .execute()
  await store
    .insertInto('kysely_migration' as never)
    .values({ name: '999-later', timestamp: '2030-01-01' } as never)
    .execute()
  const before = await steps()
  expect(await open()).toEqual({ refused: expect.stringContaining('(999-later)') })
  expect(await steps()).toEqual(before)
  await store.destroy()
})

it('[SV19] every character is kept but the one that PostgreSQL cannot keep, and counts are numbers', async () => {
  const { store } = postgresStore(url, ignored)
  const kept = async (value: string) => {
    await store.insertInto('meta').values({ name: value, value }).execute()
    const row = store.selectFrom('meta').select('value').where('name', '=', value)
    return (await row.executeTakeFirstOrThrow()).value
  }
  for (const text of ['灯台守 🕯', "a'b\\\\c%_", '\u0001 \u2028'])
    expect(await kept(text)).toBe(text)
  expect(await kept('a\0b')).toBe('a\uFFFDb')
  const counted = store.selectFrom('meta').select(({ fn }) => fn.countAll<number>().as('n'))
  expect((await counted.executeTakeFirstOrThrow()).n).toBe(4)
  await store.destroy()
})

it('[PQ16] a connection that cannot listen is ended, and none is left behind', async () => {
  const cannotListen = async (client: Client) => {
    await client.query('begin')
    await client.query('select 1 / 0').catch(ignored)
    return null
  }
  for (let tries = 0; tries < 3; tries++)
    await expect(hearNotices(url, cannotListen, ignored)).rejects.toThrow('aborted')
  const { store } = postgresStore(url, ignored)
  const others = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(store)
    return rows[0]?.n
  }
  // PostgreSQL takes a moment to notice that somebody is gone
  await expect.poll(others, { timeout: 5_000 }).toBe(0)
  await store.destroy()
})
