import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { calls } from '#schemas/api.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { briefOf } from '../storyteller/ideas.ts'
import { signUp, timed, timesFrom } from './crowd.ts'
import { callServer, PROJECT, type RunningOnFolder, startServer } from './process.ts'
import { openTestStore } from './test-store.ts'

/** How large an attack of one user on all others is. */
export type Attack = { edits: number; editBytes: number; sockets: number; readings: number }

const BRIEF = briefOf('A clock', 'en_US')
const SCRIPTS = calls.listScripts.path
const ID = 'attacked'

/** A folder with a game whose log is as large as a build without limits let it become. */
async function prepare(dataDir: string, { edits, editBytes }: Attack): Promise<string[]> {
  const tokens = await signUp(dataDir, 2)
  const opened = await openTestStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  const store = createScriptStore(opened.store)
  const at = '2026-11-22T00:00:00.000Z'
  const told = factsOfGame(sampleGame('en_US', STORED_ORIGIN))
  const facts = told.map((fact, n) => ({ unit: `unit-${n}`, fact }))
  const row = { id: ID, ownerUid: 'person-0', brief: JSON.stringify(BRIEF), at }
  await store.create({ ...row, written: { status: 2, facts } }, async () => undefined)
  for (let version = 1; version <= edits; version++) {
    const prologue = [`${version} ${'x'.repeat(editBytes)}`]
    const both: GameFact[] = [
      { type: 'updates/applied', payload: { modules: { prologue } } },
      { type: 'updates/finished', payload: { scriptVersion: version, updated: ['x'] } },
    ]
    const after = facts.length + 2 * (version - 1)
    const change = { script_version: version }
    await store.append(
      ID,
      after,
      both.map((fact) => ({ unit: null, fact })),
      change,
      at,
    )
  }
  await opened.close()
  return tokens
}

/** Follows the whole log; answers how many frames and bytes came. */
function followAll({ address }: RunningOnFolder, token: string, uid: string) {
  const url = `${address.replace('http', 'ws')}/wsServer/admin_${uid}/${token}`
  const socket = new WebSocket(`${url}?script_id=${ID}&since=0`)
  const heard = { frames: 0, bytes: 0, close: () => socket.terminate() }
  socket.on('message', (data: Buffer) => {
    heard.frames += 1
    heard.bytes += data.length
  })
  return heard
}

const memoryOf = async ({ child }: RunningOnFolder): Promise<number> => {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024)
}

/** Lets one user do the worst that is known, and tells what another one saw of it and what it cost. */
export async function attack(dataDir: string, size: Attack) {
  const [mallory = '', aya = ''] = await prepare(dataDir, size)
  // as `npm start` starts it
  const { SERVER_FLAGS } = await import(join(PROJECT, 'scripts', 'server-flags.mjs'))
  const server = await startServer(dataDir, { LOG_LEVEL: 'error' }, PROJECT, SERVER_FLAGS)
  try {
    const call = (token: string, path: string) => callServer(server, 'GET', path, undefined, token)
    await call(aya, SCRIPTS)
    let attacking = true
    const calm: { ms: number }[] = []
    const done: { ms: number }[] = []
    const watch = async (times: { ms: number }[], until: () => boolean) => {
      while (until()) {
        times.push(await timed(() => call(aya, SCRIPTS)))
        await pause(10)
      }
    }
    await watch(calm, () => calm.length < 30)
    const memoryBeforeMb = await memoryOf(server)
    const watching = watch(done, () => attacking)
    const sockets = Array.from({ length: size.sockets }, () =>
      followAll(server, mallory, 'person-0'),
    )
    const read = (version: number) => call(mallory, `${SCRIPTS}/${ID}?version=${version}`)
    const from = performance.now()
    const versions = Array.from({ length: size.readings }, (_, at) => 1 + ((at * 7) % size.edits))
    const answers = await Promise.all(versions.map(read))
    const readingsMs = performance.now() - from
    const all = size.edits * 2
    while (sockets.some(({ frames }) => frames < all)) await pause(20)
    const tookMs = performance.now() - from
    attacking = false
    await watching
    const seen = sockets.map(({ bytes }) => bytes)
    for (const { close } of sockets) close()
    return {
      answered: answers.map(({ data }, at) => data?.script_version === versions[at]),
      megabytes: Math.round(seen.reduce((sum, bytes) => sum + bytes, 0) / 1_048_576),
      calls: done.length,
      calmP99: timesFrom(calm).p99,
      p99: timesFrom(done).p99,
      most: timesFrom(done).most,
      readingsMs,
      tookMs,
      memoryBeforeMb,
      memoryMb: await memoryOf(server),
    }
  } finally {
    server.child.kill('SIGKILL')
  }
}
