import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CallDefinition, type CallName, calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { ACCESS, type AccessRow, type Things } from './access-rows.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type Person, type TestServer, type Told } from './test-server.ts'

const DAY_MS = 86_400_000
/** A game that never was. */
const NOTHING: Things = { script: 'nowhere0000000000000000', game: 'nowhere0000000000000000' }
const NAMES = Object.keys(ACCESS) as CallName[]

let house: TestServer
let address: string
let owner: Person
let other: Person
/** Tokens that were once the owner's. */
let old: { expired: string; revoked: string }
let theirs: Things

/** Sends a call as its row says, with a token or none. */
function send(name: CallName, things: Things, token?: string): Promise<Told> {
  const row: CallDefinition = calls[name]
  const given = ACCESS[name].sends?.(things) ?? {}
  const path = row.path.replace(/:(\w+)/g, (_, part: string) => String(given[part]))
  const options = token === undefined ? {} : { token }
  if (row.method === 'POST') return house.post(path, given, options)
  const query = new URLSearchParams(
    Object.entries(given).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return house.get(row.query === undefined ? path : `${path}?${query}`, options)
}

async function begin(who: Person): Promise<string> {
  const { data } = await house.post(calls.startGeneration.path, startBody(), { token: who.token })
  const id = String(data)
  const path = `${calls.listScripts.path}/${id}`
  const isWhole = async () => (await house.get(path, { token: who.token })).data.status === 2
  await vi.waitUntil(isWhole, { timeout: 20_000, interval: 20 })
  house.pass(1_000)
  return id
}
async function publishedGame(who: Person): Promise<Things> {
  const script = await begin(who)
  const { data } = await house.post(calls.publishGame.path, { id: script }, { token: who.token })
  return { script, game: String(data.game_id) }
}

beforeAll(async () => {
  house = await openTestServer({}, { groups: () => [scriptRoutes(quickStoryteller())] })
  address = await house.app.listen({ port: 0, host: '127.0.0.1' })
  const expired = (await house.register('owner@example.com')).token
  house.pass(31 * DAY_MS)
  const login = async () => {
    const { data } = await house.login('owner@example.com', 'secret-1')
    return { uid: String(data.uid), token: String(data.access_token) }
  }
  const left = await login()
  await house.post(calls.logout.path, {}, { token: left.token })
  old = { expired, revoked: left.token }
  owner = await login()
  other = await house.register('other@example.com')
  theirs = await publishedGame(owner)
}, 60_000)
afterAll(() => house.close())

it('[OP4] every call has its row, and each row says of its session what the table of calls says', () => {
  expect([...NAMES].sort()).toEqual(Object.keys(calls).sort())
  for (const name of NAMES) expect(ACCESS[name].may !== 'anybody', name).toBe(calls[name].auth)
  // whoever names a game names it in one of these
  const namesGame = (name: CallName) => 'id' in (ACCESS[name].sends?.(theirs) ?? {})
  for (const name of NAMES) expect(ACCESS[name].may === 'owner', name).toBe(namesGame(name))
})

/** Every address that is answered, out of the tree that Fastify prints. */
function answeredPaths(): string[] {
  const above: string[] = []
  const tree = house.app.printRoutes({ commonPrefix: false })
  return tree.split('\n').flatMap((line) => {
    const [, lead = '', part = ''] = /^([│ ]*)[├└]── (\S+) \(/.exec(line) ?? []
    if (part === '') return []
    const depth = lead.length / 4
    above[depth] = `${depth === 0 ? '' : above[depth - 1]}${part}`
    return [above[depth] as string]
  })
}

it('[OP4] there is no way in but the calls of the table, the outline, the socket, and what is for everybody', () => {
  const called = [...Object.values(calls).map(({ path }) => path), outlineCall.path]
  const paths = answeredPaths()
  expect(called.filter((path) => !paths.includes(path))).toEqual([])
  expect(paths.filter((path) => !called.includes(path as never)).sort()).toEqual(FOR_EVERYBODY)
})

/** The interface, its pages, and what is asked for without a session; `/metrics`, `/outbox` and the socket ask for something else. */
const FOR_EVERYBODY = [
  ...['/', '/*', '/config.json', '/create-game', '/discordloginback', '/game-creation-flow'],
  ...['/game-generation', '/game-list', '/games', '/googleloginback', '/healthz'],
  ...['/media/avatars/:file', '/metrics', '/openapi.json', '/outbox', '/play/:id', '/profile'],
  ...['/readyz', '/wsServer/:who/:token'],
].sort()

describe.each(NAMES)('%s', (name) => {
  const row: AccessRow = ACCESS[name]
  const gameNow = () =>
    house.get(`${calls.listScripts.path}/${theirs.script}`, { token: owner.token })

  if (row.may === 'anybody')
    it('[OP4] answers anybody, whatever session they had', async () => {
      const wanted = row.answers ?? 200
      for (const token of [undefined, other.token, old.expired, old.revoked]) {
        // a letter a minute to one address
        house.pass(61_000)
        expect((await send(name, theirs, token)).status).toBe(wanted)
      }
    })
  else
    it('[OP4] refuses whoever has no session, an expired one or one that was ended', async () => {
      const before = await gameNow()
      expect(await send(name, theirs)).toMatchObject({ status: 1005, data: null })
      expect(await send(name, theirs, old.expired)).toMatchObject({ status: 1007, data: null })
      expect(await send(name, theirs, old.revoked)).toMatchObject({ status: 1005, data: null })
      expect(await gameNow()).toEqual(before)
    })

  if (row.may === 'owner')
    it('[OP4] is to another user as if the game did not exist, word for word, and changes nothing', async () => {
      const before = await gameNow()
      const refused = await send(name, theirs, other.token)
      expect(refused).toMatchObject({ status: 404, data: null })
      expect(refused).toEqual(await send(name, NOTHING, other.token))
      expect(await gameNow()).toEqual(before)
    })

  if (row.may !== 'anybody')
    it('[OP4] answers its owner, and others of their own alone', async () => {
      if (row.may === 'owner') {
        const own = await publishedGame(owner)
        const answered = await send(name, own, owner.token)
        expect(answered.status, answered.desc).toBe(row.answers ?? 200)
        expect(answered.desc).not.toBe((await send(name, NOTHING, owner.token)).desc)
        return
      }
      const { data } = await house.login('other@example.com', 'secret-1')
      const answered = await send(name, theirs, String(data.access_token))
      expect(answered.status, answered.desc).toBe(row.answers ?? 200)
      expect(JSON.stringify(answered.data)).not.toContain(theirs.script)
      expect(JSON.stringify(answered.data)).not.toContain(owner.uid)
    })
})

describe('the outline', () => {
  const ask = (token?: string) =>
    house.app.inject({
      ...{ method: 'POST', url: outlineCall.path },
      payload: { setting: 'A lamp', request_id: 'r-1', uid: owner.uid },
      ...(token === undefined ? {} : { headers: { authorization: token } }),
    })

  it('[OP4] is told to whoever is signed in, as their own and nobody else’s', async () => {
    expect((await ask()).json()).toMatchObject({ status: 1005 })
    expect((await ask(old.expired)).json()).toMatchObject({ status: 1007 })
    expect((await ask(old.revoked)).json()).toMatchObject({ status: 1005 })
    for (const { token } of [owner, other])
      expect((await ask(token)).headers['content-type']).toContain('text/plain')
    const rows = await house.store.selectFrom('outline_request').select('uid').execute()
    for (const { uid } of rows) expect([owner.uid, other.uid]).toContain(uid)
  })
})

describe('the live socket', () => {
  /** What a socket says until it is closed, or has said so many frames, or none for a while: they and the code of its end. */
  const said = (uid: string, token: string, script: string, wanted = 0) =>
    new Promise<{ frames: string[]; code: number }>((resolve) => {
      const url = `${address.replace('http', 'ws')}/wsServer/admin_${uid}/${token}?script_id=${script}&since=0`
      const socket = new WebSocket(url)
      const frames: string[] = []
      socket.addEventListener('open', () => socket.send('ping'))
      socket.addEventListener('message', ({ data }) => {
        if (data !== 'pong') frames.push(String(data))
        // the log is replayed after the answer to the ping
        else if (wanted === 0) setTimeout(() => socket.close(1000), 500)
        if (wanted > 0 && frames.length >= wanted) socket.close(1000)
      })
      socket.addEventListener('close', ({ code }) => resolve({ frames, code }))
    })

  it('[OP4] tells an owner their game, and nobody else anything of it', async () => {
    const own = await said(owner.uid, owner.token, theirs.script, 6)
    expect(own.frames.length).toBeGreaterThan(5)
    expect(await said(other.uid, other.token, theirs.script)).toMatchObject({
      frames: [],
      code: 1000,
    })
    expect(await said(owner.uid, other.token, theirs.script)).toEqual({ frames: [], code: 4403 })
    for (const token of [old.expired, old.revoked, 'nobody'])
      expect(await said(owner.uid, token, theirs.script)).toEqual({ frames: [], code: 4401 })
  })
})
