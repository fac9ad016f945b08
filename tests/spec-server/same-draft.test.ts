import { describe, expect, it } from 'vitest'
import { processComplete } from '#plugins/script/projections.ts'
import { KEEPER } from './keeper.ts'
import { connected, expectSame, holds, opened, SCRIPT, shuffled, tell, write } from './setting.ts'
import { endingOf, framesOf } from './tell.ts'

describe('a server that speaks the specification alone tells the same game', () => {
  it('[LV18] [LV15] [EN2] by its socket alone, in the order of the specification', () =>
    holds(async (given) => {
      const testEditor = await opened(given, { silent: true })
      await connected(testEditor)
      await tell(testEditor, framesOf(SCRIPT, given.game, given.dialect))
      await tell(testEditor, [endingOf(SCRIPT, given.dialect)])
      expectSame(testEditor, given.game)
      testEditor.close()
    }))

  it('[LV18] [LV15] [EV2] [EV21] by its socket alone, in any order and each frame twice', () =>
    holds(async (given) => {
      const testEditor = await opened(given, { silent: true })
      await connected(testEditor)
      const frames = framesOf(SCRIPT, given.game, given.dialect)
      await tell(testEditor, shuffled([...frames, ...frames], given.seed))
      const ending = endingOf(SCRIPT, given.dialect)
      await tell(testEditor, [ending, ending])
      expectSame(testEditor, given.game)
      testEditor.close()
    }))

  it('[LV18] [EN5] [EN6] by its answers alone', () =>
    holds(async (given) => {
      const testEditor = await opened(given)
      const { client, server } = testEditor
      for (const key of shuffled(Object.keys(given.dialect.keys), given.seed)) {
        server.state.written.get(SCRIPT)?.add(key)
        await client.elapse(10_000)
      }
      expect(processComplete(client.draft())).toBe(false)
      server.state.done.add(SCRIPT)
      await client.elapse(10_000)
      expectSame(testEditor, given.game)
      expect(client.draft().script.script.brief.value.language).toBe(
        given.dialect.language ? given.game.brief.language : 'zh_CN',
      )
      const polls = server.asked.length
      await client.elapse(30_000)
      expect(server.asked).toHaveLength(polls)
      testEditor.close()
    }))

  it('[LV18] [LV23] [EV6] [GE7] by both, polls between shuffled frames and after a dropped connection', () =>
    holds(async (given) => {
      const testEditor = await opened(given)
      const { client, server } = testEditor
      await connected(testEditor)
      const frames = shuffled(framesOf(SCRIPT, given.game, given.dialect), given.seed)
      for (const [at, frame] of frames.entries()) {
        write(server, frame, given.dialect)
        if (at === given.seed % frames.length) {
          server.drop()
          await client.elapse(1_000)
          await client.until(
            () => client.draft().session.live.status === 'connected',
            'a reconnect',
          )
        }
        await tell(testEditor, [frame])
        if ((given.seed >> (at % 30)) % 3 === 0) await client.elapse(10_000)
      }
      server.state.done.add(SCRIPT)
      await (given.seed % 2 === 0
        ? tell(testEditor, [endingOf(SCRIPT, given.dialect)])
        : client.elapse(10_000))
      expectSame(testEditor, given.game)
      expect(server.sockets.map(({ path }) => path)).toEqual(
        server.sockets.map(() => `/wsServer/admin_${KEEPER.uid}/${KEEPER.token}`),
      )
      testEditor.close()
    }))
})
