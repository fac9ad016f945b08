import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { loadLibrary } from '#plugins/library/commands.ts'
import { publishedFirst } from '#plugins/library/projections.ts'
import { publish } from '#plugins/publishing/commands.ts'
import { processComplete } from '#plugins/script/projections.ts'
import { specClient } from './client.ts'
import { opens, registers, signsIn, starts, submits, thinks } from './creator.ts'
import { dialectOf, type Manners, mannersOf } from './dialect.ts'
import { digestOf, ourDigest } from './digest.ts'
import { specServer } from './server.ts'
import { beyond } from './specification.ts'
import { thoughtsOf } from './stream.ts'
import { endingOf, framesOf } from './tell.ts'

const RUNS = { numRuns: 8 }
const game = sampleGame('en_US')
const setting = fc.record({
  dialect: dialectOf,
  manners: mannersOf,
  outlines: fc.constantFrom(1, 3),
  live: fc.boolean(),
})

async function creator(given: { dialect: Dialect; manners: Manners }) {
  const server = await specServer({ ...given, game })
  return { server, client: specClient(server.base) }
}
type Dialect = Parameters<typeof framesOf>[2]
type World = Awaited<ReturnType<typeof creator>>

/** The server writes its game to the end, and tells it live or only when it is asked. */
async function writes({ client, server }: World, dialect: Dialect, live: boolean) {
  const id = client.storage.get('script_id') ?? ''
  for (const key of Object.keys(dialect.keys)) server.state.written.get(id)?.add(key)
  const frames = live ? [...framesOf(id, game, dialect), endingOf(id, dialect)] : []
  for (const frame of frames) await client.hears(client.heard() + server.tell(frame))
  server.state.done.add(id)
  await client.elapse(10_000)
}

/** Publishing stays where it was asked for, and the list holds the game. */
async function publishes({ client }: World) {
  const { editor } = client
  const before = client.visited.at(-1)
  expect(editor.run(publish, { idempotencyKey: 'press-2', stages: editor.stages })).toBeNull()
  await client.until(() => client.draft().session.publishing.status !== 'publishing', 'an answer')
  expect(client.draft().session.publishing.status).toBe('published')
  expect(client.visited.at(-1)).toBe(before)
  expect(editor.run(loadLibrary)).toBeNull()
  await client.until(() => client.draft().session.library.status !== 'loading', 'the lists')
  const id = client.storage.get('script_id')
  const [first] = publishedFirst(client.draft())
  expect(first).toMatchObject({ script: { id }, game: { scriptId: id } })
  expect(first?.script.status).not.toBe(1)
}

describe('a creator at a server that speaks the specification alone', () => {
  it('[LV22] [LV18] [LG9] [LG10] [TH23] [OL5] [SE11] [PU4] [LA4] [SV2] goes from the first visit to the published game with the calls the specification lists', () =>
    fc.assert(
      fc.asyncProperty(setting, async ({ dialect, manners, outlines, live }) => {
        const testEditor = await creator({ dialect, manners })
        const { client, server } = testEditor
        server.state.outlines = outlines
        await submits(testEditor)
        await registers(testEditor)
        if (manners.registration !== 'session') await signsIn(testEditor)
        expect(client.draft().session.account.user).toMatchObject({
          uid: '100',
          oauth_enum: 'EMAIL',
        })
        await thinks(testEditor)
        expect(client.draft().session.thinking).toMatchObject({
          text: thoughtsOf(0).join(''),
          trouble: null,
        })
        expect(client.draft().session.outlines.chosenKey).toBe(outlines === 1 ? 'human_hand' : null)
        await starts(testEditor)
        await opens(testEditor)
        expect(processComplete(client.draft())).toBe(false)
        await writes(testEditor, dialect, live)
        expect(digestOf(client.draft())).toEqual(ourDigest(game))
        await publishes(testEditor)

        expect(client.faults).toEqual([])
        expect(client.rejected).toEqual([])
        expect(beyond(server.asked)).toEqual([])
        expect(new Set(server.asked.map(({ language }) => language))).toEqual(new Set(['ja']))
        const signedIn = server.asked.filter(({ call }) => call.includes('/api/auth/'))
        expect(new Set(signedIn.map(({ authorization }) => authorization))).toEqual(
          new Set(['token-of-100']),
        )
        const visitors = server.asked.filter(({ call }) => !call.includes('/api/auth/'))
        expect(visitors.every(({ authorization }) => authorization === undefined)).toBe(true)
        client.close()
        server.close()
      }),
      RUNS,
    ))
})
