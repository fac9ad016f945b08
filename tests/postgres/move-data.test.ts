import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { createAccounts } from '#server/store/accounts.ts'
import { TABLE_KEYS, TABLES } from '#server/store/every-row.ts'
import { moveData } from '#server/store/move-data.ts'
import { openStore } from '#server/store/open.ts'
import { openAlone } from '#server/store/open-postgres.ts'
import type { OpenedStore, RefusedStore } from '#server/store/opened.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { migrateDataCommand } from '../../scripts/migrate-data-command.ts'
import { storeSettings } from '../server/test-store.ts'

const AT = '2026-11-26T00:00:00.000Z'
let dataDir: string
let settings: Record<string, string>
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'moving-'))
  settings = { DATA_DIR: dataDir, ...(await storeSettings(dataDir)) }
  const source = open(await openStore(dataDir))
  await fill(source)
  await source.close()
})
afterEach(() => rm(dataDir, { recursive: true }))

function open(opened: OpenedStore | RefusedStore): OpenedStore {
  if ('refused' in opened) throw new Error(opened.refused)
  return opened
}
const target = async () => open(await openAlone(settings.DATABASE_URL ?? ''))

/** Two creators, ten whole games, one that is damaged, and a name that PostgreSQL cannot keep. */
async function fill({ store }: OpenedStore): Promise<void> {
  const accounts = createAccounts(store, { now: () => Date.parse(AT) } as never)
  const named = { passwordHash: 'hash', invited: true }
  const aya = await accounts.add(store, {
    ...named,
    email: 'aya@example.com',
    nickName: 'A\0ya 灯',
  })
  const scripts = createScriptStore(store)
  const facts = factsOfGame(sampleGame('ja_JP', STORED_ORIGIN)).map((fact) => ({
    unit: 'one',
    fact,
    notes: ['she limps'],
  }))
  for (let at = 0; at < 11; at++) {
    const row = { id: `script-${at}`, ownerUid: aya?.uid ?? '', brief: BRIEF, at: AT }
    await scripts.create(row, async () => undefined)
    await scripts.append(row.id, 0, facts, { status: 2 }, AT)
  }
  const damaged = store.updateTable('script_event').set({ payload: '{' })
  await damaged.where('script_id', '=', 'script-10').where('seq', '=', 3).execute()
}
const BRIEF = JSON.stringify({
  idea: 'A stopped clock',
  outlineKey: 'classic',
  outlineText: '',
  artStyle: 'DESIGN',
  audience: 'ALL',
  duration: 'normal',
  ageGroup: 'ALL',
  language: 'ja_JP',
})

async function moved(): Promise<{ status: number; lines: string[] }> {
  const said: string[] = []
  const { status, refused } = await migrateDataCommand(settings, (line) => said.push(line))
  return { status, lines: [...said, ...(refused === '' ? [] : [refused])] }
}

describe('moving to PostgreSQL', () => {
  it('[PQ4] copies every row and log, folds every game to the same, and says so', async () => {
    const { status, lines } = await moved()
    expect(lines.at(-2)).toBe(
      `Nothing differs: ${TABLES.length} tables, 11 logs and 10 folded games. Damaged in both alike: 1.`,
    )
    expect(status).toBe(0)
    expect(lines.join('\n')).toMatch(/^user 1 [\w-]{43}$/m)
    const there = await target()
    const user = await there.store.selectFrom('user').selectAll().executeTakeFirstOrThrow()
    expect(user.nick_name).toBe('A\uFFFDya 灯')
    expect(await createScriptStore(there.store).page('script-1', 0)).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ seq: 1 })]),
    })
    await there.close()
  })

  it('[PQ4] refuses a database that holds something, and leaves it as it is', async () => {
    const before = await target()
    await before.store.insertInto('meta').values({ name: 'mine', value: 'kept' }).execute()
    await before.close()
    const { status, lines } = await moved()
    expect([status, lines]).toEqual([
      1,
      [
        'Nothing was moved to the database of DATABASE_URL: its table meta holds something already.',
      ],
    ])
    const after = await target()
    expect(await after.store.selectFrom('meta').selectAll().execute()).toEqual([
      { name: 'mine', value: 'kept' },
    ])
    await after.close()
  })

  it('[PQ4] that is broken off, or finds a difference, has moved nothing and can be begun again', async () => {
    const [from, to] = [open(await openStore(dataDir)), await target()]
    for (const table of ['user', 'script_event', 'model_question'])
      await expect(
        moveData(from.store, {
          target: to.store,
          say: (line) => {
            if (line.startsWith(`copied ${table}:`)) throw new Error('the line is cut')
          },
        }),
      ).rejects.toThrow('the line is cut')
    const rename = (nick_name: string) => from.store.updateTable('user').set({ nick_name })
    await expect(
      moveData(from.store, {
        target: to.store,
        say: (line) => {
          if (line.startsWith('copied model_question:')) void rename('Bo').execute()
        },
      }),
    ).rejects.toThrow('table user differs: 1 rows and 1')
    for (const table of TABLES)
      expect(await to.store.selectFrom(table).selectAll().execute(), table).toEqual([])
    await Promise.all([from.close(), to.close()])
    expect((await moved()).status).toBe(0)
  })

  it('[PQ4] killed in the middle has moved nothing, and does it when it is given again', async () => {
    const child = spawn(process.execPath, ['scripts/migrate-data.ts'], {
      env: { PATH: process.env.PATH, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.once('data', () => child.kill('SIGKILL'))
    const signal = await new Promise((resolve) => child.on('exit', (_, by) => resolve(by)))
    expect(signal).toBe('SIGKILL')
    // PostgreSQL takes a moment to notice that somebody is gone
    await expect.poll(async () => (await moved()).status, { timeout: 10_000 }).toBe(0)
  })

  it('[PQ4] knows every table', async () => {
    const there = await target()
    const tables = await there.store.introspection.getTables()
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(TABLE_KEYS).sort())
    await there.close()
  })
})
