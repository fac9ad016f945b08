import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import {
  callServer,
  follow,
  kill,
  type Running,
  registerAt,
  type SeenFrame,
  startServer,
} from './process.ts'
import { storePictures } from './stored-pictures.ts'

const PATIENCE_MS = 240_000
const KILLS = 6

const brief = {
  outline: '',
  template_type: 'classic',
  game_duration: 'beginner',
  image_style: 'ANIME',
  sex: 'ALL',
  age: 'ALL',
  language: 'zh_CN',
  setting: '雨夜的末班列车上，一名乘客在上锁的包厢里消失了',
}

let dataDir: string
let running: Running
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kill-'))
  running = await startServer(dataDir)
})
afterAll(async () => {
  await kill(running)
  await rm(dataDir, { recursive: true, force: true })
})

/** The present origin is no part of what a frame says. */
const said = (frame: SeenFrame, { address }: Running) =>
  JSON.stringify(frame).replaceAll(address, 'ORIGIN')
const isEnd = (frame: SeenFrame) => frame.key === undefined && frame.message === undefined

describe('a server that is killed while it writes', () => {
  it(
    '[GE3] [EV28] [EV31] [EV33] [LV10] goes on where it was: nothing lost, doubled or told otherwise',
    async () => {
      const who = await registerAt(running, 'aya@example.com')
      const { data: id } = await callServer(
        running,
        'POST',
        calls.startGeneration.path,
        brief,
        who.token,
      )
      const seen: string[] = []
      for (let round = 0; round <= KILLS; round++) {
        const { frames } = follow(running, who, id, seen.length)
        const last = round === KILLS
        // each round takes in a little more before the next kill; the last one sees the end
        await vi.waitUntil(
          () => (last ? frames.some(isEnd) : frames.length >= round + 2) || frames.some(isEnd),
          {
            timeout: 90_000,
            interval: 5,
          },
        )
        await kill(running)
        expect(frames.map((frame) => frame.seq)).toEqual(frames.map((_, i) => seen.length + 1 + i))
        seen.push(...frames.map((frame) => said(frame, running)))
        running = await startServer(dataDir)
        if (frames.some(isEnd)) break
      }
      const replay = follow(running, who, id, 0)
      await vi.waitUntil(() => replay.frames.some(isEnd), { timeout: 20_000 })
      expect(replay.frames.map((frame) => said(frame, running))).toEqual(seen)
      const contents = replay.frames.map(({ key, message }) => `${key} ${message}`)
      expect(new Set(contents).size).toBe(contents.length)
      const game = await callServer(
        running,
        'GET',
        `/api/auth/h5/scripts/${id}`,
        undefined,
        who.token,
      )
      expect(game.data).toMatchObject({ status: 2, seq: seen.length })
    },
    PATIENCE_MS,
  )

  it(
    '[SV18] accounts, scripts, frames, records and published games are there after a kill, as they were',
    async () => {
      const who = await registerAt(running, 'ben@example.com')
      const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
        callServer(running, method, path, body, who.token)
      await storePictures(dataDir, brief)
      const { data: id } = await call('POST', calls.startGeneration.path, brief)
      const scripts = calls.listScripts.path
      await vi.waitUntil(async () => (await call('GET', `${scripts}/${id}`)).data.status !== 1, {
        timeout: 120_000,
        interval: 250,
      })
      const published = await call('POST', calls.listGames.path, { id })
      const change = { path: 'initial_element.title', value: 'Told twice' }
      const edit = { id, base_version: 0, changes: [change] }
      expect((await call('POST', scripts, edit)).data).toEqual({ script_version: 1 })
      const everything = async () => {
        const { frames, socket } = follow(running, who, id, 0)
        const { data } = await call('GET', `${scripts}/${id}`)
        await vi.waitUntil(() => frames.at(-1)?.seq === data.seq, { timeout: 20_000 })
        socket.close()
        const paths = [
          calls.readProfile.path,
          scripts,
          `${scripts}/${id}?version=0`,
          `${calls.listRecords.path}?id=${id}`,
          calls.listGames.path,
          `/api/play/${published.data.game_id}`,
        ]
        const answers = []
        for (const path of paths) {
          const answer = await call('GET', path)
          expect([path, answer.status]).toEqual([path, 200])
          answers.push(answer)
        }
        const told = JSON.stringify({ frames, data, answers })
        return JSON.parse(told.replaceAll(running.address, 'ORIGIN'))
      }
      const before = await everything()
      expect(before.frames.length).toBeGreaterThan(20)
      expect(JSON.stringify(before.answers[5])).not.toContain('Told twice')
      await kill(running)
      running = await startServer(dataDir)
      expect(await everything()).toEqual(before)
    },
    PATIENCE_MS,
  )
})
