import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { openScript } from '#plugins/script/commands.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { specClient } from './client.ts'
import { dialectOf, mannersOf } from './dialect.ts'
import { digestOf, ourDigest } from './digest.ts'
import { KEEPER, USER } from './keeper.ts'
import { type SpecServer, specServer } from './server.ts'
import { endingOf, framesOf, type SpecFrame } from './tell.ts'

const SCRIPT = '7001'
const RUNS = { numRuns: 8 }
const setting = fc.record({
  dialect: dialectOf,
  manners: mannersOf,
  language: fc.constantFrom('en_US', 'zh_CN', 'ja_JP'),
  seed: fc.nat(),
})
type Setting = (typeof setting extends fc.Arbitrary<infer S> ? S : never) & { game: GameSnapshot }

/** A server that writes one script, and somebody who opens it. */
async function opened({ dialect, manners, game }: Setting, silent = false) {
  const server = await specServer({ dialect, manners, game })
  server.state.accounts.set(KEEPER.email, KEEPER)
  server.state.written.set(SCRIPT, new Set())
  server.state.silent = silent
  const client = specClient(server.base, USER)
  expect(client.editor.run(openScript, { scriptId: SCRIPT })).toBeNull()
  return { server, client }
}
type Opened = Awaited<ReturnType<typeof opened>>

const connected = ({ client, server }: Opened) =>
  client.until(
    () => server.sockets.length > 0 && client.draft().live.status === 'connected',
    'a connection',
  )

async function tell({ client, server }: Opened, frames: readonly SpecFrame[]) {
  for (const frame of frames) {
    const wanted = client.heard() + server.tell(frame)
    await client.hears(wanted)
  }
}

/** What the poll answers as soon as a frame of a part was told. */
function write(server: SpecServer, frame: SpecFrame, dialect: Setting['dialect']): void {
  const part = Object.entries(dialect.keys).find(([, key]) => key === frame.key)?.[0]
  server.state.written.get(SCRIPT)?.add(part ?? '')
}

/** The same list in an order of its own. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed + 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return list
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
}

function expectSame({ client }: Opened, game: GameSnapshot) {
  expect(client.faults).toEqual([])
  expect(client.rejected).toEqual([])
  expect(client.draft().live).toMatchObject({ malformed: 0, ignored: 0 })
  expect(digestOf(client.draft())).toEqual(ourDigest(game))
}

const holds = (run: (setting: Setting) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(setting, (given) => run({ ...given, game: sampleGame(given.language) })),
    RUNS,
  )

describe('a server that speaks the specification alone tells the same game', () => {
  it('[LV18] [LV15] [EN2] by its socket alone, in the order of the specification', () =>
    holds(async (given) => {
      const world = await opened(given, true)
      await connected(world)
      await tell(world, framesOf(SCRIPT, given.game, given.dialect))
      await tell(world, [endingOf(SCRIPT, given.dialect)])
      expectSame(world, given.game)
      world.client.close()
      world.server.close()
    }))

  it('[LV18] [LV15] [EV2] [EV21] by its socket alone, in any order and each frame twice', () =>
    holds(async (given) => {
      const world = await opened(given, true)
      await connected(world)
      const frames = framesOf(SCRIPT, given.game, given.dialect)
      await tell(world, shuffled([...frames, ...frames], given.seed))
      const ending = endingOf(SCRIPT, given.dialect)
      await tell(world, [ending, ending])
      expectSame(world, given.game)
      world.client.close()
      world.server.close()
    }))

  it('[LV18] [EN5] [EN6] by its answers alone', () =>
    holds(async (given) => {
      const world = await opened(given)
      const { client, server } = world
      for (const key of shuffled(Object.keys(given.dialect.keys), given.seed)) {
        server.state.written.get(SCRIPT)?.add(key)
        await client.elapse(10_000)
      }
      expect(processComplete(client.draft())).toBe(false)
      server.state.done.add(SCRIPT)
      await client.elapse(10_000)
      expectSame(world, given.game)
      expect(client.draft().script.brief.value.language).toBe(
        given.dialect.language ? given.game.brief.language : 'zh_CN',
      )
      const polls = server.asked.length
      await client.elapse(30_000)
      expect(server.asked).toHaveLength(polls)
      client.close()
      server.close()
    }))

  it('[LV18] [LV23] [EV6] [GE7] by both, polls between shuffled frames and after a dropped connection', () =>
    holds(async (given) => {
      const world = await opened(given)
      const { client, server } = world
      await connected(world)
      const frames = shuffled(framesOf(SCRIPT, given.game, given.dialect), given.seed)
      for (const [at, frame] of frames.entries()) {
        write(server, frame, given.dialect)
        if (at === given.seed % frames.length) {
          server.drop()
          await client.elapse(1_000)
          await client.until(() => client.draft().live.status === 'connected', 'a reconnect')
        }
        await tell(world, [frame])
        if ((given.seed >> (at % 30)) % 3 === 0) await client.elapse(10_000)
      }
      server.state.done.add(SCRIPT)
      await (given.seed % 2 === 0
        ? tell(world, [endingOf(SCRIPT, given.dialect)])
        : client.elapse(10_000))
      expectSame(world, given.game)
      expect(server.sockets.map(({ path }) => path)).toEqual(
        server.sockets.map(() => `/wsServer/admin_${KEEPER.uid}/${KEEPER.token}`),
      )
      client.close()
      server.close()
    }))
})
