import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { NEWEST_SCHEMA } from '#server/store/migrate.ts'
import { openSecret } from '#server/store/secret.ts'
import { copyDataFolder, FIXED_PERSON, FIXED_SCHEMAS } from '../server/data-folder.ts'
import { type Begun, begin, beginServer, PROJECT, stop } from './server-process.ts'

const EARLIER = FIXED_SCHEMAS.at(-2) ?? 1
const above = mkdtempSync(join(tmpdir(), 'upgrade-'))
const begun: Begun[] = []
afterEach(async () => {
  for (const one of begun.splice(0)) await stop(one)
  rmSync(above, { recursive: true, force: true })
})

/** What the page says of upgrades. */
const [, says = ''] =
  /\n## Upgrades\n(.*?)\n## /s.exec(readFileSync(join(PROJECT, 'docs', 'operating.md'), 'utf8')) ??
  []

async function start(dataDir: string) {
  const server = beginServer({ PORT: '0', DATA_DIR: dataDir })
  begun.push(server)
  const [, address = ''] = await server.says(/(http:\/\/127\.0\.0\.1:\d+)/)
  return { server, address }
}
async function give(command: string, dataDir: string, folder: string): Promise<string> {
  const script = join(PROJECT, 'scripts', `${command}.ts`)
  const given = begin(process.execPath, [script, folder], { env: { DATA_DIR: dataDir } })
  expect(await given.ended, given.output()).toBe(0)
  return given.output()
}
/** The games of whoever stands in the folder, as a server tells them. */
async function gamesAt(address: string): Promise<unknown> {
  const ask = async (path: string, token?: string, body?: object) => {
    const answer = await fetch(`${address}${path}`, {
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await answer.json()) as { data: never }
  }
  const { email, password } = FIXED_PERSON
  const form = { email, pwd: password, oauth_enum: 'EMAIL' }
  const { access_token: token } = (await ask(calls.login.path, undefined, form)).data as {
    access_token: string
  }
  const { data } = await ask(calls.listScripts.path, token)
  // addresses begin with a port of the moment
  return JSON.parse(JSON.stringify(data).replaceAll(address, ''))
}
/** The steps a database has taken, and how many scripts it holds. */
function standOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const count = (table: string) =>
    Number(database.prepare(`select count(*) as n from ${table}`).get()?.n)
  const stand = { schema: count('kysely_migration'), scripts: count('script') }
  database.close()
  return stand
}

it('[OP12] an upgrade goes as the page says, keeps what was there, and both ways back lead to it', async () => {
  for (const step of ['Take a backup', 'copies/schema-N-TIME.db', 'lamplight.db-wal'])
    expect(says).toContain(step)
  const dataDir = copyDataFolder(EARLIER, join(above, 'data'))
  // the stored folder is its database alone; one that was served has the secret, too
  expect(openSecret(dataDir)).not.toHaveProperty('refused')
  const before = standOf(join(dataDir, 'lamplight.db'))
  expect(before).toMatchObject({ schema: EARLIER, scripts: expect.any(Number) })

  // take a backup, end the server, put the new sources in place, start
  const folder = join(above, 'backup')
  expect(await give('backup', dataDir, folder)).toContain(`schema ${EARLIER}`)
  const { server, address } = await start(dataDir)
  const games = await gamesAt(address)
  expect(games).not.toEqual([])
  expect(await stop(server, 'SIGTERM')).toBe(0)
  expect(standOf(join(dataDir, 'lamplight.db')).schema).toBe(NEWEST_SCHEMA)

  // to go back: such a copy in the place of the database, without what lies beside it
  const [copy = '', ...more] = readdirSync(join(dataDir, 'copies'))
  expect(more).toEqual([])
  expect(copy).toMatch(new RegExp(`^schema-${EARLIER}-.+\\.db$`))
  copyFileSync(join(dataDir, 'copies', copy), join(dataDir, 'lamplight.db'))
  for (const beside of ['lamplight.db-wal', 'lamplight.db-shm'])
    rmSync(join(dataDir, beside), { force: true })
  expect(standOf(join(dataDir, 'lamplight.db'))).toEqual(before)
  const again = await start(dataDir)
  expect(await gamesAt(again.address)).toEqual(games)
  await stop(again.server, 'SIGTERM')

  // or the backup, which the next start brings to the newest form as well
  expect(await give('restore', dataDir, folder)).toContain('is as it was at')
  expect(standOf(join(dataDir, 'lamplight.db'))).toEqual(before)
  const last = await start(dataDir)
  expect(await gamesAt(last.address)).toEqual(games)
  await stop(last.server, 'SIGTERM')
}, 120_000)
