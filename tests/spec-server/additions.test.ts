import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { signOut } from '#plugins/account/commands.ts'
import { deleteGame, duplicateGame, loadLibrary, renameGame } from '#plugins/library/commands.ts'
import { allGames, playPathOf } from '#plugins/library/projections.ts'
import { openCreation } from '#plugins/outlines/commands.ts'
import { openPlay } from '#plugins/playing/commands.ts'
import { openProfile } from '#plugins/profile/commands.ts'
import { openScript } from '#plugins/script/commands.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { specClient } from './client.ts'
import { submits } from './creator.ts'
import { dialectOf, mannersOf } from './dialect.ts'
import { KEEPER, USER } from './keeper.ts'
import { specServer } from './server.ts'
import { thoughtsOf } from './stream.ts'

const SCRIPT = '7001'
const [dialect] = fc.sample(dialectOf, { numRuns: 1, seed: 11 })
const manners = fc.sample(mannersOf, { numRuns: 8, seed: 11 })

/** Somebody signed in, with one published game. */
async function keeper(way = 0) {
  const given = { dialect: dialect as NonNullable<typeof dialect>, game: sampleGame('en_US') }
  const [chosen] = manners.slice(way)
  const server = await specServer({ ...given, manners: chosen as NonNullable<typeof chosen> })
  server.state.accounts.set(KEEPER.email, KEEPER)
  server.state.written.set(SCRIPT, new Set(['basics', 'cover']))
  server.state.done.add(SCRIPT)
  server.state.published.add(SCRIPT)
  const client = specClient(server.base, USER)
  const codes = () => shownToasts(client.draft()).map(({ code }) => code)
  return { server, client, codes }
}

it('[LV24] what a server without our additions does not offer is said, and the list stays as it was', async () => {
  const { client, codes } = await keeper()
  const { editor } = client
  const isIdle = () =>
    client.draft().session.library.status === 'ready' &&
    client.draft().session.library.busy.length === 0
  editor.run(loadLibrary)
  await client.until(isIdle, 'the list')
  const before = allGames(client.draft())
  expect(before).toHaveLength(1)
  expect(before.map(({ game }) => game && playPathOf(game))).toEqual([null])
  const acts = [
    () => editor.run(duplicateGame, { id: SCRIPT, title: 'Copy', idempotencyKey: 'k1' }),
    () => editor.run(deleteGame, { id: SCRIPT }),
  ]
  for (const act of acts) {
    expect(act()).toBeNull()
    await client.until(isIdle, 'an answer')
    expect(codes()).toEqual(['not_offered'])
    await client.elapse(4_000)
    expect(codes()).toEqual(['not_offered'])
  }
  expect(allGames(client.draft())).toEqual(before)
  expect(client.faults).toEqual([])
  expect(client.rejected).toEqual([])
})

it('[LV24] a game is renamed by the specification’s call, whatever that answers', async () => {
  const { client, server, codes } = await keeper()
  const isIdle = () =>
    client.draft().session.library.status === 'ready' &&
    client.draft().session.library.busy.length === 0
  client.editor.run(loadLibrary)
  await client.until(isIdle, 'the list')
  expect(client.editor.run(renameGame, { id: SCRIPT, title: 'Ebb' })).toBeNull()
  await client.until(isIdle, 'an answer')
  expect(server.asked.map(({ call }) => call)).toContain('POST /api/auth/h5/scripts')
  expect(codes()).toEqual([])
})

it('[LV24] leaving works where the server knows no such call: the socket closes and the keys are gone', async () => {
  const { client, server, codes } = await keeper()
  client.editor.run(openScript, { scriptId: SCRIPT })
  await client.until(() => client.draft().session.live.status === 'connected', 'a connection')
  expect(client.editor.run(signOut)).toBeNull()
  await client.until(
    () => server.sockets.every(({ peer }) => peer.readyState === peer.CLOSED),
    'a close',
  )
  expect(client.visited.at(-1)).toBe('/')
  for (const key of ['userInfo', 'access_token']) expect(client.storage.has(key)).toBe(false)
  await client.elapse(60_000)
  expect(server.sockets).toHaveLength(1)
  expect(codes()).toEqual([])
  expect(client.faults).toEqual([])
})

it('[LV24] the pages of our own say what is missing and break nothing', async () => {
  const { client } = await keeper()
  expect(client.editor.run(openProfile)).toBeNull()
  expect(client.editor.run(openPlay, { gameId: 'g1' })).toBeNull()
  await client.until(() => client.draft().session.playing.status === 'missing', 'an answer')
  await client.until(() => client.draft().session.profile.status !== 'loading', 'an answer')
  expect(client.draft().session.profile.status).toBe('failed')
  expect(client.draft().session.account.user?.uid).toBe(KEEPER.uid)
  expect(client.faults).toEqual([])
  expect(client.rejected).toEqual([])
})

it.each([0, 1, 2, 3])(
  '[LV24] [TH18] a reasoning that breaks and is thought anew follows what was heard, way %i',
  async (way) => {
    const { client, server } = await keeper(way)
    server.state.breaksAfter = Math.ceil(60 / server.state.manners.packet)
    server.state.mayBreak = () => client.draft().session.thinking.text !== ''
    await submits({ client, server })
    expect(client.editor.run(openCreation)).toBeNull()
    await client.until(() => client.draft().session.outlines.options.length > 0, 'proposals')
    const { text, trouble } = client.draft().session.thinking
    const anew = thoughtsOf(1).join('')
    expect(trouble).toBeNull()
    expect(text.endsWith(`\n\n${anew}`)).toBe(true)
    expect(
      thoughtsOf(0)
        .join('')
        .startsWith(text.slice(0, -anew.length - 2)),
    ).toBe(true)
    expect(text.length).toBeGreaterThan(anew.length + 2)
  },
)

it('[LV3] [LV24] pings are sent every 30 s and need no answer', async () => {
  const { client, server } = await keeper()
  client.editor.run(openScript, { scriptId: SCRIPT })
  await client.until(() => client.draft().session.live.status === 'connected', 'a connection')
  await client.elapse(180_000)
  await client.until(() => server.sockets[0]?.heard.length === 6, 'the last ping')
  expect(server.sockets.map(({ heard }) => heard)).toEqual([Array(6).fill('ping')])
})
