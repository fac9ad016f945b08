import { describe, expect, it } from 'vitest'
import { processComplete } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { ourDigest } from './digest.ts'
import {
  connected,
  expectSame,
  holds,
  opened,
  SCRIPT,
  shuffled,
  struck,
  tell,
  write,
} from './setting.ts'
import { endingOf, framesOf, updateOf } from './tell.ts'

/** What a server may also say: of another script, under a key nobody knows, or nothing that can be read. */
const STRAY = [
  { script_id: '9', key: 'script cover', message: 'http://elsewhere.test/a.webp', step: 0 },
  { script_id: '9', step: 0 },
  { script_id: SCRIPT, key: 'mood_board', message: '{"a":1}', step: 6 },
  { script_id: SCRIPT, key: '__proto__', message: { toString: 1 }, step: 0 },
  { key: 'player', message: '{"pname":"Nobody"}', step: 1 },
  [],
  'hello',
  null,
]

const revisedOf = (game: GameSnapshot): GameSnapshot => ({
  ...game,
  elements: { ...game.elements, title: 'Told anew', intro: 'And otherwise.' },
  npcs: game.npcs.map((one) => ({ ...one, bio: `${one.bio} Or so they say.` })),
  chapters: game.chapters.map((one) => ({ ...one, summary: `${one.summary} And then not.` })),
})

describe('a server of the specification in bad weather tells the same game', () => {
  it('[LV18] [GE7] with a door for the socket that never opens', () =>
    holds(async (given) => {
      const testEditor = await opened(given, { socketless: true })
      const { client, server } = testEditor
      for (const key of shuffled(Object.keys(given.dialect.keys), given.seed)) {
        server.state.written.get(SCRIPT)?.add(key)
        await client.elapse(10_000)
      }
      expect(processComplete(client.draft())).toBe(false)
      server.state.done.add(SCRIPT)
      await client.elapse(10_000)
      expect(client.opened()).toBe(0)
      expectSame(testEditor, given.game)
      testEditor.close()
    }))

  it('[LV18] [GE7] with every third frame lost, once it was asked again', () =>
    holds(async (given) => {
      const testEditor = await opened(given)
      const { client, server } = testEditor
      await connected(testEditor)
      const frames = shuffled(framesOf(SCRIPT, given.game, given.dialect), given.seed)
      const lost = struck(frames.length, 3, given.seed)
      for (const [at, frame] of frames.entries()) {
        write(server, frame, given.dialect)
        if (!lost[at]) await tell(testEditor, [frame])
      }
      server.state.done.add(SCRIPT)
      await client.elapse(10_000)
      expectSame(testEditor, given.game)
      testEditor.close()
    }))

  it('[LV18] [EV5] [DR5] with answers that know less than what was told before them', () =>
    holds(async (given) => {
      const testEditor = await opened(given)
      const { client, server } = testEditor
      await connected(testEditor)
      const frames = shuffled(framesOf(SCRIPT, given.game, given.dialect), given.seed)
      const early = Math.floor(frames.length / 2)
      for (const frame of frames.slice(0, early)) write(server, frame, given.dialect)
      await client.elapse(10_000)
      const stale = struck(frames.length, 3, given.seed)
      for (const [at, frame] of frames.entries()) {
        await tell(testEditor, [frame])
        if (stale[at]) await client.elapse(10_000)
      }
      await tell(testEditor, [endingOf(SCRIPT, given.dialect)])
      expectSame(testEditor, given.game)
      // it fetches once more after a reconnect and is told less again: nothing is gone, and it goes on asking
      server.drop()
      await client.elapse(2_000)
      await connected(testEditor)
      const told = { ...testEditor.digest(), complete: true }
      expect(told).toEqual(ourDigest(given.game))
      server.state.done.add(SCRIPT)
      await client.elapse(10_000)
      expectSame(testEditor, given.game)
      testEditor.close()
    }))

  it('[LV14] [LV18] [DR1] with frames between that say nothing, nothing readable or of another script', () =>
    holds(async (given) => {
      const testEditor = await opened(given, { silent: true })
      await connected(testEditor)
      const frames: unknown[] = framesOf(SCRIPT, given.game, given.dialect)
      const nobody = { script_id: SCRIPT, key: given.dialect.keys.role, message: [{ id: '3' }] }
      for (const frame of shuffled([...frames, ...STRAY, nobody], given.seed))
        await tell(testEditor, [frame as Record<string, unknown>])
      await tell(testEditor, [endingOf(SCRIPT, given.dialect)])
      const {
        session: { live },
      } = testEditor.client.draft()
      expect(live).toMatchObject({ malformed: 4, ignored: 2 })
      expect(testEditor.client.faults).toEqual([])
      expect(testEditor.digest()).toEqual(ourDigest(given.game))
      testEditor.close()
    }))

  it('[LV18] [UP6] [UP8] with a revision that numbers nothing, live and read again', () =>
    holds(async (given) => {
      const testEditor = await opened(given)
      const { client, server } = testEditor
      await connected(testEditor)
      await tell(testEditor, framesOf(SCRIPT, given.game, given.dialect))
      for (const key of Object.keys(given.dialect.keys)) server.state.written.get(SCRIPT)?.add(key)
      server.state.done.add(SCRIPT)
      await client.elapse(10_000)
      const revised = revisedOf(given.game)
      server.state.game = revised
      await tell(testEditor, updateOf(SCRIPT, revised, given.dialect))
      await client.elapse(5_000)
      expectSame(testEditor, revised)
      expect(client.draft().session.updates.stage).toBe('hidden')
      server.drop()
      await client.elapse(2_000)
      await connected(testEditor)
      expectSame(testEditor, revised)
      testEditor.close()
    }))
})
