import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { createHub } from '#server/live/hub.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { type OauthProvider, openOauthProvider } from './oauth-provider.ts'
import { BIND_INVITE, METHODS, openOauthServer } from './oauth-server.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { type Beside, openBeside } from './second-server.ts'
import { startBody } from './start-body.ts'

const START = calls.startGeneration.path
let provider: OauthProvider
let first: Awaited<ReturnType<typeof openOauthServer>>
let second: Beside
beforeAll(async () => {
  provider = await openOauthProvider({ bo: { name: 'Bo', email: '', verified: false } })
})
afterAll(() => provider.close())
afterEach(async () => {
  await second.close()
  await first.close()
})
async function open(): Promise<void> {
  const forever = () => new Promise<void>(() => undefined)
  const groups = [scriptRoutes(quickStoryteller(forever))]
  first = await openOauthServer(provider, {}, groups)
  second = await openBeside(first, groups)
}
/** The same call, or two, of one person at both servers at once. */
async function atBoth(
  path: string,
  bodies: readonly [unknown, unknown],
  token: string,
  keys?: readonly [string, string],
) {
  const head = (at: 0 | 1) => (keys === undefined ? {} : { 'idempotency-key': keys[at] })
  return Promise.all([
    first.post(path, bodies[0], { token, headers: head(0) }),
    second.post(path, bodies[1], { authorization: token, ...head(1) }),
  ])
}
const countOf = async (table: 'script' | 'session' | 'user') => {
  const counted = first.store.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('n'))
  return Number((await counted.executeTakeFirstOrThrow()).n)
}

describe('two servers of one database', () => {
  it('[PQ1] do a command with a key once, and answer it alike', async () => {
    await open()
    const { token } = await first.register('aya@example.com')
    const body = startBody()
    const told = await atBoth(START, [body, body], token, ['one', 'one'])
    expect(told.map(({ status }) => status)).toEqual([200, 200])
    expect(told[0].data).toBe(told[1].data)
    expect(await countOf('script')).toBe(1)
  })

  it('[PQ1] register an address once, and let both of the same call in', async () => {
    await open()
    const form = await first.form('aya@example.com')
    const told = await atBoth(calls.register.path, [form, form], '', ['one', 'one'])
    expect(told.map(({ status }) => status)).toEqual([200, 200])
    expect(told[0].data).toEqual(told[1].data)
    expect([await countOf('user'), await countOf('session')]).toEqual([1, 1])
  })

  it('[PQ1] [GE12] begin one game of a creator at a time', async () => {
    await open()
    const { token } = await first.register('aya@example.com')
    const told = await atBoth(START, [startBody(), startBody()], token, ['one', 'two'])
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await countOf('script')).toBe(1)
  })

  it('[PQ1] [LG44] leave somebody the last way in', async () => {
    await open()
    const { data } = await first.enter('GOOGLE', await first.idToken('bo'))
    const token = String(data.access_token)
    const bound = { oauth_enum: 'DISCORD', access_token: await first.code('bo'), openid: '' }
    expect((await first.post(calls.bindIdentity.path, bound, { token })).status).toBe(200)
    const path = calls.unbindIdentity.path
    const told = await atBoth(path, [{ oauth_enum: 'GOOGLE' }, { oauth_enum: 'DISCORD' }], token)
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await first.get(METHODS, { token })).data).toHaveLength(1)
  })

  it('[PQ1] [LG43] use up an invite code once for one person', async () => {
    await open()
    const at = new Date().toISOString()
    const code = { code: 'ONCE', uses: 0, max_uses: 5, created_at: at }
    await first.store.insertInto('invite').values(code).execute()
    const { data } = await first.enter('GOOGLE', await first.idToken('bo'))
    const body = { invite_code: 'once', oauth_enum: 'GOOGLE', nick_name: 'Bo of old', avatar: '' }
    const told = await atBoth(BIND_INVITE, [body, body], String(data.access_token))
    expect(told.map(({ status }) => status)).toEqual([200, 200])
    const row = first.store.selectFrom('invite').select('uses').where('code', '=', 'ONCE')
    expect((await row.executeTakeFirstOrThrow()).uses).toBe(1)
  })

  it('[PQ2] [EV30] append to one log in turns, and decide again where the other was first', async () => {
    await open()
    const { token, uid } = await first.register('aya@example.com')
    const id = String((await first.post(START, startBody(), { token })).data)
    const ledgers = [0, 1].map(() =>
      createLedger(createScriptStore(first.store), createHub(), Date.now),
    )
    const seen: number[] = []
    const appendOne = (at: number) =>
      ledgers[at % 2]?.append(id, ({ seq, ownerUid }) => {
        expect(ownerUid).toBe(uid)
        seen.push(seq)
        const url = `/media/${String(at).padStart(64, '0')}.webp`
        return { facts: [{ unit: null, fact: { type: 'media/coverPainted', payload: { url } } }] }
      })
    const done = await Promise.all(Array.from({ length: 40 }, (_, at) => appendOne(at)))
    const numbers = done.map((script) => script?.seq).sort((a, b) => Number(a) - Number(b))
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
    expect(seen.length).toBeGreaterThanOrEqual(40)
    const page = await createScriptStore(first.store).page(id, 0)
    expect(page.facts.map(({ seq }) => seq)).toEqual(numbers)
  })
})
