import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { type OauthProvider, openOauthProvider } from './oauth-provider.ts'
import { type OauthServer, openOauthServer } from './oauth-server.ts'

let provider: OauthProvider
let testServer: OauthServer
beforeAll(async () => {
  provider = await openOauthProvider({
    aya: { name: 'Aya', email: 'aya@example.com', verified: true },
    bo: { name: 'Bo', email: 'bo@example.com', verified: true },
  })
})
afterAll(() => provider.close())
afterEach(() => testServer.close())

async function comes(id: string) {
  const { data } = await testServer.enter('GOOGLE', await testServer.idToken(id))
  return { uid: String(data.uid), token: String(data.access_token) }
}

it('[RT14] who came by a third party and is deleted is somebody new there, and nobody else is', async () => {
  testServer = await openOauthServer(provider, { INVITE_MODE: 'open' })
  const [aya, bo] = [await comes('aya'), await comes('bo')]
  const { data } = await testServer.get(calls.readProfile.path, { token: aya.token })
  const confirm = data.email || data.nick_name
  const { token } = aya
  expect((await testServer.post(calls.removeAccount.path, { confirm }, { token })).status).toBe(200)
  expect((await testServer.get(calls.readProfile.path, { token })).status).toBe(1005)
  const identities = await testServer.store.selectFrom('identity').select('uid').execute()
  expect(identities).toEqual([{ uid: bo.uid }])
  const again = await comes('aya')
  expect(again.uid).not.toBe(aya.uid)
  expect((await comes('aya')).uid).toBe(again.uid)
  expect((await comes('bo')).uid).toBe(bo.uid)
})
