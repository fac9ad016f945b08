import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { callServer, follow, kill, pace, type Running, registerAt, startServer } from './process.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer } from './test-server.ts'

const PATIENCE_MS = 240_000
const SCRIPTS = calls.listScripts.path
const GAMES = calls.listGames.path
let dataDir: string
let running: Running | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crash-'))
})
afterEach(async () => {
  if (running !== undefined) await kill(running)
  running = undefined
  await rm(dataDir, { recursive: true, force: true })
})

/** A small complete game, made by a server that has ended since. */
async function completeGame(): Promise<{ id: string; token: string }> {
  const makers = { storyteller: createShortStoryteller(), media: noStudio }
  const testServer = await openTestServer({}, { dataDir, groups: () => [scriptRoutes(makers)] })
  // the sessions of this house's clock still live by the clock of the machine
  const { token } = await testServer.register('aya@example.com')
  const { data } = await testServer.post(calls.startGeneration.path, startBody(), { token })
  const status = async () => (await testServer.get(`${SCRIPTS}/${data}`, { token })).data.status
  await vi.waitUntil(async () => (await status()) === 2, { timeout: 20_000 })
  await testServer.stop()
  return { id: String(data), token }
}

describe('a server that ends', () => {
  it(
    '[EV34] has kept every edit and publication it acknowledged, whenever it is killed',
    async () => {
      const { id, token } = await completeGame()
      for (let round = 0; round < 2; round++) {
        running = await startServer(dataDir)
        const value = `Title ${round}`
        const changes = [{ path: 'initial_element.title', value }]
        const edit = { id, base_version: round, changes }
        const edited = await callServer(running, 'POST', SCRIPTS, edit, token)
        expect(edited).toMatchObject({ status: 200, data: { script_version: round + 1 } })
        const published = await callServer(running, 'POST', GAMES, { id }, token)
        await kill(running)
        running = await startServer(dataDir)
        const game = await callServer(running, 'GET', `${SCRIPTS}/${id}`, undefined, token)
        expect(game.data).toMatchObject({ script_version: round + 1 })
        expect(game.data.initial_element.title).toBe(value)
        const play = await callServer(running, 'GET', `/api/play/${published.data.game_id}`)
        expect(play.data.initial_element.title).toBe(value)
        await kill(running)
      }
    },
    PATIENCE_MS,
  )

  it(
    '[SV29] answers what was asked of it before it was told to end',
    async () => {
      const { token } = await completeGame()
      running = await startServer(dataDir)
      const server = running
      const { child, output } = server
      // passwords are hashed two at a time: these are under way for longer than the list takes
      const logins = Array.from({ length: 5 }, (_, at) => {
        const body = { email: `u${at}@example.com`, pwd: 'wrong-1', oauth_enum: 'EMAIL' }
        return callServer(server, 'POST', calls.login.path, body)
      })
      const listed = await callServer(server, 'GET', SCRIPTS, undefined, token)
      expect(listed.data).toHaveLength(1)
      const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)))
      const late = pace(2_500)
      child.kill('SIGTERM')
      const answers = await Promise.all(logins)
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
      expect(await Promise.race([ended, late])).toBe(0)
      expect(output()).not.toMatch(/\bat .*:\d+:\d+/)
    },
    PATIENCE_MS,
  )

  it(
    '[GE3] in the middle of a game is gone two seconds after a signal, and the next one goes on',
    async () => {
      running = await startServer(dataDir)
      const who = await registerAt(running, 'ben@example.com')
      const path = calls.startGeneration.path
      const { data: id } = await callServer(running, 'POST', path, startBody(), who.token)
      const { frames } = follow(running, who, id, 0)
      await vi.waitUntil(() => frames.length >= 3, { timeout: 60_000, interval: 10 })
      const { child, output } = running
      const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)))
      const late = pace(2_500)
      child.kill('SIGTERM')
      expect(await Promise.race([ended, late])).toBe(0)
      expect(output()).not.toMatch(/\bat .*:\d+:\d+/)
      running = await startServer(dataDir)
      const next = follow(running, who, id, frames.length)
      await vi.waitUntil(() => next.frames.length > 0, { timeout: 60_000, interval: 10 })
      expect(next.frames[0]?.seq).toBe(frames.length + 1)
    },
    PATIENCE_MS,
  )
})
