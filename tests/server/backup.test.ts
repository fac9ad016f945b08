import { existsSync } from 'node:fs'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { backUp } from '#server/backup/back-up.ts'
import { fileDigest, filesUnder } from '#server/backup/manifest.ts'
import { restore } from '#server/backup/restore.ts'
import { NEWEST_SCHEMA } from '#server/store/migrate.ts'
import { openStore } from '#server/store/open.ts'
import { begin, PROJECT } from '../front-door/server-process.ts'
import { openWritingServer } from './test-server.ts'

const NOW = new Date(Date.UTC(2026, 10, 21))
let above: string
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterEach(() => rm(above, { recursive: true, force: true }))

/** The folder of a server that has written a game, and its backup, taken while the server runs. */
async function backedUp() {
  const testServer = await openWritingServer()
  const aya = await testServer.register('aya@example.com')
  const id = await testServer.written(aya)
  await mkdir(join(testServer.dataDir, 'media'), { recursive: true })
  await writeFile(join(testServer.dataDir, 'media', 'half.webp.77.tmp'), 'half')
  const game = await testServer.gameOf(id, aya)
  const [dataDir, folder] = [testServer.dataDir, join(above, 'kept')]
  expect(await backUp(dataDir, folder, NOW)).toMatchObject({ schema: NEWEST_SCHEMA })
  const other = await testServer.register('later@example.com')
  await testServer.stop()
  return { dataDir, folder, aya, id, game, other }
}
type Kept = Awaited<ReturnType<typeof backedUp>>

/** Every file of a data folder that is kept, with its digest. */
async function contentsOf(dataDir: string) {
  const paths = (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(dataDir.length + 1))
    .filter((path) => /^(lamplight\.db(-wal)?|secret\.key|(media|briefs)\/.*)$/.test(path))
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await fileDigest(join(dataDir, path))])),
  )
}

async function expectAsThen(dataDir: string, { aya, id, game, other }: Kept) {
  const again = await openWritingServer(undefined, dataDir)
  expect(await again.gameOf(id, aya)).toEqual(game)
  expect((await again.getAs(calls.readProfile.path, other)).status).toBe(1005)
  await again.stop()
}

it('[BK1] a backup taken while the server runs brings back every account and game, and what came later is set aside', async () => {
  const kept = await backedUp()
  const restored = await restore(kept.dataDir, kept.folder, NOW)
  expect(restored).toMatchObject({ made: NOW.toISOString() })
  await expectAsThen(kept.dataDir, kept)
  const { aside } = restored as { aside: string }
  expect(await readdir(aside)).toEqual(expect.arrayContaining(['lamplight.db', 'secret.key']))
  const empty = join(above, 'another machine')
  expect(await restore(empty, kept.folder, NOW)).toMatchObject({ aside: null })
  await expectAsThen(empty, kept)
  await rm(kept.dataDir, { recursive: true })
}, 60_000)

it('[BK2] a backup is whole or not there, is read by its owner alone, and never written over', async () => {
  const { dataDir, folder } = await backedUp()
  expect((await filesUnder(folder, '.')).some((path) => path.endsWith('.tmp'))).toBe(false)
  const before = await contentsOf(folder)
  expect(await backUp(dataDir, folder, NOW)).toEqual({
    refused: `${folder} is not empty: name a folder that is not there yet.`,
  })
  expect(await contentsOf(folder)).toEqual(before)
  for (const [path, mode] of [
    [folder, 0o40_700],
    [join(folder, 'lamplight.db'), 0o100_600],
    [join(folder, 'secret.key'), 0o100_600],
  ] as const)
    expect((await stat(path)).mode, path).toBe(mode)
  expect(await backUp(above, join(above, 'none'), NOW)).toMatchObject({
    refused: expect.stringContaining('there is nothing to copy'),
  })
  expect(existsSync(join(above, 'none'))).toBe(false)
  await rm(dataDir, { recursive: true })
}, 60_000)

it('[BK3] a backup that is damaged, unfinished or of a newer build is refused, and nothing is changed', async () => {
  const { dataDir, folder } = await backedUp()
  const before = await contentsOf(dataDir)
  const refusedWith = async (words: string) => {
    const outcome = await restore(dataDir, folder, NOW)
    expect(outcome).toEqual({ refused: expect.stringContaining(words) })
    expect(await contentsOf(dataDir)).toEqual(before)
  }
  await appendFile(join(folder, 'secret.key'), 'x')
  await refusedWith(`secret.key of ${folder} is gone or was changed since`)
  await rm(join(folder, 'secret.key'))
  await refusedWith(`secret.key of ${folder} is gone or was changed since`)
  const manifest = join(folder, 'backup.json')
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replace(`"schema": ${NEWEST_SCHEMA}`, '"schema": 700'))
  await refusedWith('has schema 700')
  await rm(manifest)
  await refusedWith('is no backup')
  await rm(dataDir, { recursive: true })
}, 60_000)

it('[BK4] a restore is refused while a server holds the folder', async () => {
  const { dataDir, folder } = await backedUp()
  const opened = await openStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  expect(await restore(dataDir, folder, NOW)).toEqual({
    refused: expect.stringMatching(/is held by another server, process \d+\. End it first\.$/),
  })
  await opened.close()
  await rm(dataDir, { recursive: true })
}, 60_000)

it('[BK5] a restore that is broken off at any move lets no server start, and goes on when it is asked again', async () => {
  const kept = await backedUp()
  for (let most = 0; ; most++) {
    const dataDir = join(above, `broken ${most}`)
    await restore(dataDir, kept.folder, NOW)
    let moves = 0
    const breaking = restore(dataDir, kept.folder, NOW, async (from, to) => {
      if (moves++ === most) throw new Error('killed')
      await rename(from, to)
    })
    const isBroken = await breaking.then(
      () => false,
      () => true,
    )
    if (!isBroken) break
    expect(await openStore(dataDir)).toEqual({
      refused: expect.stringContaining('was broken off: run it again (npm run restore)'),
    })
    expect(await restore(dataDir, 'wherever', NOW)).toMatchObject({ made: NOW.toISOString() })
    const { 'lamplight.db-wal': _, ...files } = await contentsOf(dataDir)
    expect(files).toEqual(await contentsOf(kept.folder))
    await expectAsThen(dataDir, kept)
    expect(most).toBeLessThan(20)
  }
  await rm(kept.dataDir, { recursive: true })
}, 120_000)

it('[BK6] the commands say in one line what was done or why not, by the settings a start would have', async () => {
  const { dataDir } = await backedUp()
  const folder = join(above, 'by command')
  let settings: Record<string, string> = { DATA_DIR: dataDir }
  const told = async (command: string, ...words: string[]) => {
    const script = join(PROJECT, 'scripts', `${command}.ts`)
    const begun = begin(process.execPath, [script, ...words], { env: settings })
    return { code: await begun.ended, lines: begun.output().trim().split('\n') }
  }
  expect(await told('backup', folder)).toEqual({
    code: 0,
    lines: [expect.stringMatching(/ holds a copy of .+: \d+ files, schema \d+\. Who reads it/)],
  })
  expect(await told('backup', folder)).toEqual({
    code: 1,
    lines: [`${folder} is not empty: name a folder that is not there yet.`],
  })
  expect(await told('restore', folder)).toEqual({
    code: 0,
    lines: [
      expect.stringMatching(/ is as it was at .+: \d+ files\. What was there before lies in /),
    ],
  })
  expect(await told('restore')).toEqual({
    code: 1,
    lines: ['Say which folder, and nothing else: npm run restore -- FOLDER'],
  })
  settings = { ...settings, MEDIA_URL: 'http://key:canary@127.0.0.1:1/bucket' }
  for (const [command, where] of [
    ['backup', join(above, 'media elsewhere')],
    ['restore', folder],
  ] as const) {
    const { code, lines } = await told(command, where)
    expect([code, lines.length]).toEqual([0, 1])
    expect(lines[0]).toContain('Pictures and music')
    expect(lines[0]).toContain('the bucket of MEDIA_URL')
    expect(lines[0]).not.toContain('canary')
  }
  settings = { ...settings, DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  for (const command of ['backup', 'restore'])
    expect(await told(command, join(above, 'of another database'))).toEqual({
      code: 1,
      lines: [expect.stringContaining('are in the database of DATABASE_URL')],
    })
  await rm(dataDir, { recursive: true })
}, 60_000)
