import fc from 'fast-check'
import { expect } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { openScript } from '#plugins/script/commands.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { specClient } from './client.ts'
import { dialectOf, mannersOf } from './dialect.ts'
import { digestOf, ourDigest } from './digest.ts'
import { KEEPER, USER } from './keeper.ts'
import { type SpecServer, type State, specServer } from './server.ts'
import type { SpecFrame } from './tell.ts'

export const SCRIPT = '7001'
const RUNS = { numRuns: 8 }
const setting = fc.record({
  dialect: dialectOf,
  manners: mannersOf,
  language: fc.constantFrom('en_US', 'zh_CN', 'ja_JP'),
  seed: fc.nat(),
})
export type Setting = (typeof setting extends fc.Arbitrary<infer S> ? S : never) & {
  game: GameSnapshot
}

/** A server that writes one script, and somebody who opens it. */
export async function opened({ dialect, manners, game }: Setting, how: Partial<State> = {}) {
  const server = await specServer({ dialect, manners, game })
  server.state.accounts.set(KEEPER.email, KEEPER)
  server.state.written.set(SCRIPT, new Set())
  Object.assign(server.state, how)
  const client = specClient(server.base, USER)
  expect(client.editor.run(openScript, { scriptId: SCRIPT })).toBeNull()
  return {
    server,
    client,
    digest: () => digestOf(client.draft()),
    close() {
      client.close()
      server.close()
    },
  }
}
export type Opened = Awaited<ReturnType<typeof opened>>

export const connected = ({ client, server }: Opened) =>
  client.until(
    () => server.sockets.length > 0 && client.draft().session.live.status === 'connected',
    'a connection',
  )

export async function tell({ client, server }: Opened, frames: readonly SpecFrame[]) {
  for (const frame of frames) {
    const wanted = client.heard() + server.tell(frame)
    await client.hears(wanted)
  }
}

/** What the poll answers as soon as a frame of a part was told. */
export function write(server: SpecServer, frame: SpecFrame, dialect: Setting['dialect']): void {
  const part = Object.entries(dialect.keys).find(([, key]) => key === frame.key)?.[0]
  server.state.written.get(SCRIPT)?.add(part ?? '')
}

/** A chance of its own for each seed. */
function chances(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
}

/** The same list in an order of its own. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const next = chances(seed)
  return list
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
}

/** Which of a list's places are struck, one in so many. */
export function struck(count: number, oneIn: number, seed: number): boolean[] {
  const next = chances(seed)
  return Array.from({ length: count }, () => (next() >>> 16) % oneIn === 0)
}

export function expectSame({ client }: Opened, game: GameSnapshot) {
  expect(client.faults).toEqual([])
  expect(client.rejected).toEqual([])
  expect(client.draft().session.live).toMatchObject({ malformed: 0, ignored: 0 })
  expect(digestOf(client.draft())).toEqual(ourDigest(game))
}

export const holds = (run: (setting: Setting) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(setting, (given) => run({ ...given, game: sampleGame(given.language) })),
    RUNS,
  )
