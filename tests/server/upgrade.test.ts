import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { readStoredFact } from '#schemas/stored-fact.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { NEWEST_SCHEMA } from '#server/store/migrate.ts'
import { openStore } from '#server/store/open.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { factsBy } from '../storyteller/writing.ts'
import { copyDataFolder, FIXED_PERSON, FIXED_SCHEMAS } from './data-folder.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { openTestServer } from './test-server.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
const laid = (schema: number): string => {
  const folder = copyDataFolder(schema)
  folders.push(folder)
  return folder
}

/** Every row of a database in the columns it had then. */
function rowsIn(dataDir: string): Record<string, unknown[]> {
  const file = new DatabaseSync(join(dataDir, 'lamplight.db'), { readOnly: true })
  const tables = file
    .prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%'")
    .all()
  const rows = tables.map(({ name }) => [
    String(name),
    file.prepare(`select * from "${name}" order by 1, 2`).all(),
  ])
  file.close()
  return Object.fromEntries(rows)
}

/** A house on a folder that stands there already, which writes no pictures. */
const testServerOn = (dataDir: string) =>
  openTestServer(
    {},
    {
      dataDir,
      groups: () => [scriptRoutes({ storyteller: createShortStoryteller(), media: noStudio })],
    },
  )

describe('a data folder of an earlier schema', () => {
  it('[DU3] stands for every schema this build has ever written', () => {
    expect([...FIXED_SCHEMAS]).toEqual(Array.from({ length: NEWEST_SCHEMA }, (_, at) => at + 1))
  })

  it.each(FIXED_SCHEMAS)('[DU3] of schema %i keeps every row it had', async (schema) => {
    const dataDir = laid(schema)
    const before = rowsIn(dataDir)
    await (await testServerOn(dataDir)).stop()
    const after = rowsIn(dataDir)
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table]).toHaveLength(rows.length)
      rows.forEach((row, at) => {
        expect(after[table]?.[at]).toMatchObject(row as Record<string, unknown>)
      })
    }
  })

  it.each(FIXED_SCHEMAS.slice(1))(
    '[DU3] of schema %i shows its creator the game as it was, and its players the one that was published',
    async (schema) => {
      const testServer = await testServerOn(laid(schema))
      const signedIn = await testServer.login(FIXED_PERSON.email, FIXED_PERSON.password)
      const token = String(signedIn.data.access_token)
      const list = (await testServer.get(calls.listScripts.path, { token })).data
      const [card] = list as unknown as Record<string, unknown>[]
      expect(card).toMatchObject({ title: 'The Week After', status: 2, script_version: 2 })
      expect(card?.published_version).toBe(1)
      const game = (await testServer.get(`${calls.listScripts.path}/${card?.id}`, { token })).data
      expect(game.seq).toBe(rowsIn(testServer.dataDir).script_event?.length)
      expect(game.script_key_nodes_and_task_map).not.toEqual({})
      const play = (await testServer.get(`/api/play/${card?.published_game_id}`)).data
      expect(play.initial_element).toMatchObject({ title: 'The Week Ahead' })
      await testServer.stop()
    },
  )
})

it('[GE40] a plan that an earlier build stored is written from by this one, every unit of it', async () => {
  const opened = await openStore(laid(5))
  if ('refused' in opened) throw new Error(opened.refused)
  const { id } = await opened.store.selectFrom('script').select('id').executeTakeFirstOrThrow()
  const store = createScriptStore(opened.store)
  const plan = await store.plan(id)
  const [note] = await store.notes(id)
  await opened.close()
  if (plan === undefined) throw new Error('the folder of schema 5 holds no plan')
  const facts = await factsBy(createBuiltinStoryteller(), plan, noStudio)
  expect(facts.filter(({ type, payload }) => readStoredFact(type, payload) === null)).toEqual([])
  expect(facts.map(({ type }) => type)).toContain('nodes/written')
  expect(note?.note).toBe('the clock runs eleven minutes fast')
})

async function openAndClose(dataDir: string): Promise<string | null> {
  const opened = await openStore(dataDir)
  if ('refused' in opened) return opened.refused
  await opened.close()
  return null
}

describe('an upgrade', () => {
  it('[DU2] copies the database as it was before, for its owner alone, and only when there is something to do', async () => {
    const dataDir = laid(3)
    const before = rowsIn(dataDir)
    const copies = join(dataDir, 'copies')
    await openAndClose(dataDir)
    await openAndClose(dataDir)
    const names = readdirSync(copies)
    expect(names).toEqual([expect.stringMatching(/^schema-3-\d{4}-.+Z\.db$/)])
    expect(statSync(join(copies, names[0] ?? '')).mode & 0o777).toBe(0o600)
    mkdirSync(join(dataDir, 'again'))
    writeFileSync(
      join(dataDir, 'again', 'lamplight.db'),
      readFileSync(join(copies, names[0] ?? '')),
    )
    expect(rowsIn(join(dataDir, 'again'))).toEqual(before)
  })

  it('[DU2] keeps the newest three copies, and clears away one that was broken off', async () => {
    const dataDir = laid(3)
    const copies = join(dataDir, 'copies')
    mkdirSync(copies)
    const old = ['schema-9-2020-01-01.db', 'schema-1-2022-01-01.db', 'schema-2-2021-01-01.db']
    for (const name of [...old, 'schema-1-2023-01-01.db.tmp']) writeFileSync(join(copies, name), '')
    await openAndClose(dataDir)
    expect(readdirSync(copies)).toEqual([
      'schema-1-2022-01-01.db',
      'schema-2-2021-01-01.db',
      expect.stringMatching(/^schema-3-/),
    ])
  })

  it('[DU4] is never undone: an older build says which schema it met, and leaves the folder as it is', async () => {
    const dataDir = laid(8)
    const newer = new DatabaseSync(join(dataDir, 'lamplight.db'))
    newer.exec(
      'pragma journal_mode = wal; ' +
        "insert into kysely_migration values ('009-chat', '2027-01-01'); create table chat (id text)",
    )
    // as a killed server leaves it: what it wrote last stands in the log beside the file
    const folder = laid(8)
    const names = ['lamplight.db', 'lamplight.db-wal']
    for (const name of names) copyFileSync(join(dataDir, name), join(folder, name))
    newer.close()
    const bytes = () => names.map((name) => readFileSync(join(folder, name)))
    const before = bytes()
    const refused = await openAndClose(folder)
    expect(refused).toMatch(
      /has schema 9 \(009-chat\).+no later one than 8.+Nothing was changed\.$/,
    )
    expect(refused).not.toContain('\n')
    expect(bytes()).toEqual(before)
    expect(readdirSync(folder)).not.toContain('copies')
  })
})
