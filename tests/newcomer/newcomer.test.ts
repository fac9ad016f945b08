import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Begun, begin, type Settings, stop } from '../front-door/server-process.ts'
import { bareEnvironment, cloneProject, portSettings } from './clone.ts'
import { creatorAt } from './creator.ts'
import { readmeCommands } from './readme-commands.ts'

const READY = /ready: (http:\S+)/
const [START = ''] = readmeCommands().keys()

let clone: ReturnType<typeof cloneProject>
const begun: Begun[] = []
let game: { id: string; [part: string]: unknown }

beforeAll(() => {
  clone = cloneProject()
})
afterEach(async () => {
  for (const one of begun.splice(0)) await stop(one)
})
afterAll(() => clone.remove())

/** Gives a command of the README as it is written there. */
function give(command: string, settings: Settings = {}, cwd = clone.folder): Begun {
  const one = begin('sh', ['-c', command], { env: { ...bareEnvironment(), ...settings }, cwd })
  begun.push(one)
  return one
}

it('[FD1] [ID50] the first command of the README leads to a shelf, an account and a whole game', async () => {
  expect(START).toBe('npm start')
  const server = give(START, await portSettings())
  const [, address = ''] = await server.says(READY)
  const [, code = ''] = await server.says(/Invite code: (\S+)/)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const page = await fetch(address)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  // the shelf is there at once, for anybody
  const home = await page.text()
  const shelved = new Set([...home.matchAll(/"\/play\/(shelf-[a-z-]+)"/g)].map(([, id]) => id))
  expect(shelved.size).toBe(6)
  for (const id of shelved) expect((await fetch(`${address}/api/play/${id}`)).status).toBe(200)
  const creator = creatorAt(address)
  await creator.register(code)
  const id = await creator.makeGame()
  game = { id, ...(await creator.game(id)) }
  expect(game.status).toBe(2)
  await stop(server, 'SIGINT')
  await expect(fetch(address)).rejects.toThrow()
})

it('[FD1] the same command goes on where Ctrl-C ended it, and installs and builds nothing anew', async () => {
  const server = give(START, await portSettings())
  const [, address = ''] = await server.says(READY)
  expect(server.output()).not.toMatch(/Installing|Building/)
  const creator = creatorAt(address)
  await creator.login()
  // Its addresses begin with the server's own, whose port may be another.
  const plain = (told: unknown) => JSON.stringify(told).replaceAll(/https?:\/\/[^/"]+/g, '')
  expect(plain({ id: game.id, ...(await creator.game(game.id)) })).toBe(plain(game))
  await stop(server, 'SIGINT')
})

it('[FD2] npm run dev serves the page with hot reload, answers calls, and starts the server again', async () => {
  const server = give('npm run dev', await portSettings())
  const [, address = ''] = await server.says(READY)
  const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('/@vite/client')
  expect(page).toContain('"outbox":"/outbox"')
  expect((await fetch(`${address}/@vite/client`)).status).toBe(200)
  const creator = creatorAt(address)
  await creator.login()
  expect((await creator.game(game.id)).status).toBe(2)
  const told = server.output().length
  const source = join(clone.folder, 'server', 'clock.ts')
  const text = await readFile(source, 'utf8')
  await writeFile(source, `${text}\n`)
  await expect.poll(() => server.output().slice(told), { timeout: 60_000 }).toMatch(READY)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  await writeFile(source, text)
  await stop(server, 'SIGINT')
})

it('[FD8] the start works from elsewhere, with the Node of this machine and with Node 24', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'))
  const settings = { PORT: '0', DATA_DIR: join(elsewhere, 'a folder ü') }
  const product = join(clone.folder, 'node_modules', '.bin', 'node')
  for (const command of [
    `npm --prefix "${clone.folder}" start`,
    `"${product}" "${join(clone.folder, 'scripts', 'start.mjs')}"`,
  ]) {
    const server = give(command, settings, elsewhere)
    const [, address] = await server.says(READY)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    await stop(server, 'SIGINT')
  }
  await rm(elsewhere, { recursive: true })
})

/** How each command of the README is tried. */
const TRIES: Record<string, () => Promise<void>> = {
  'npm start': async () => expect(game.status).toBe(2),
  'npm test': async () => {
    // Whole, it would hold itself.
    const test = give('npm test -- --only types')
    expect(await test.ended, test.output()).toBe(0)
    expect(test.output().trim().split('\n').at(-1)).toBe('1 passed, 0 failed')
  },
  'npm run test:long': async () => {
    const test = give('npm run test:long -- --only nothing')
    expect(await test.ended).toBe(2)
    expect(test.output()).toMatch(/There is no suite nothing: .*\blong\b/)
  },
  'npm run dev': async () => expect(game.status).toBe(2),
  'npm run check': async () => {
    const check = give('npm run check -- tests/lock-file.test.ts')
    expect(await check.ended, check.output()).toBe(0)
    expect(check.output()).toMatch(/3 passed/)
  },
  'npm run check -- --changed': async () => {
    const source = join(clone.folder, 'tests', 'lock-file.test.ts')
    const text = await readFile(source, 'utf8')
    await writeFile(source, `${text}// A change.\n`)
    const check = give('npm run check -- --changed')
    expect(await check.ended, check.output()).toBe(0)
    expect(check.output()).toMatch(/changed since \w+: .*\btests\/lock-file\.test\.ts\b/)
    expect(stripVTControlCharacters(check.output())).toMatch(/Tests +\d+ passed/)
    await writeFile(source, text)
  },
  'npm run replay -- FILE': async () => {
    const replay = give('npm run replay -- fixtures/sessions/a-game-is-written.jsonl')
    expect(await replay.ended, replay.output()).toBe(0)
    expect(replay.output()).toMatch(/digest +[0-9a-f]{64}/)
  },
  'npm run content -- check': async () => {
    const check = give('npm run content -- check')
    expect(await check.ended, check.output()).toBe(0)
    expect(check.output()).toMatch(/\d+ files in 3 languages, nothing wrong\./)
  },
  'npm run story:report': async () => {
    const report = give('npm run story:report -- --games 1 --language en')
    expect(await report.ended, report.output()).toBe(0)
    expect(report.output()).toMatch(/\| refusals \| 0 of 4 \| none \| ok \|/)
  },
  'npm run migrate-data': async () => {
    const moving = give('npm run migrate-data')
    expect(await moving.ended, moving.output()).toBe(1)
    expect(moving.output()).toMatch(/DATABASE_URL must be set: it says where the data are moved to/)
  },
  'npm run media -- check': async () => {
    const check = give('npm run media -- check')
    expect(await check.ended, check.output()).toBe(0)
    expect(check.output()).toMatch(/\d+ files, [\d.]+ MB; games name \d+\.\n.*\n0 are damaged/)
  },
  'npm run sbom': async () => {
    const sbom = give('npm run sbom')
    expect(await sbom.ended, sbom.output()).toBe(0)
    expect(sbom.output()).toMatch(/"bomFormat": "CycloneDX"/)
  },
  'npm run doctor': async () => {
    const doctor = give('npm run doctor')
    expect(await doctor.ended, doctor.output()).toBe(0)
    expect(doctor.output()).toMatch(/built-in storyteller: no model is set/)
  },
  'npm run model:check -- --live': async () => {
    // there is no model here: it says which settings would name one
    const check = give('npm run model:check -- --live')
    expect(await check.ended).toBe(1)
    expect(check.output()).toMatch(/No model is set: set AI_API_KEY and AI_MODEL/)
  },
  'npm run bench': async () => {
    const bench = give('npm run bench -- --rows P8 --quick')
    expect([0, 1]).toContain(await bench.ended)
    expect(bench.output()).toMatch(/\d of \d promises kept/)
  },
}

it('[FD3] each command of the README has a try, and each try is a command of the README', () => {
  expect(Object.keys(TRIES).sort()).toEqual([...readmeCommands().keys()].sort())
})

it.each(Object.keys(TRIES))('[FD3] %s does what the README says', async (command) => {
  await TRIES[command]?.()
})
