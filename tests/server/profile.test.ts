import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { openWritingServer, type WritingServer } from './test-server.ts'

type Loose = Record<string, unknown>
const HOUR = 3_600_000
const PROFILE = calls.readProfile.path
const EXPORT = calls.exportAccount.path
const SCRIPTS = calls.listScripts.path

let testServer: WritingServer
beforeAll(async () => {
  testServer = await openWritingServer()
})
afterAll(() => testServer.close())

describe('the profile', () => {
  it('[RT11] tells who is signed in, and nobody else', async () => {
    const aya = await testServer.register('aya@example.com')
    expect((await testServer.getAs(PROFILE, aya)).data).toMatchObject({
      uid: aya.uid,
      oauth_enum: 'EMAIL',
      nick_name: 'Aya',
      email: 'aya@example.com',
      avatar: expect.stringMatching(/^http:\/\/[^/]+\/media\/avatars\/[a-z0-9]+\.svg$/),
    })
    for (const [method, path] of [
      ['get', PROFILE],
      ['get', calls.listFaces.path],
      ['post', PROFILE],
      ['get', EXPORT],
      ['post', calls.removeAccount.path],
    ] as const)
      expect((await testServer[method](path)).status, path).toBe(1005)
  })

  it('[RT12] takes another name of 3 to 20 characters, and says why it takes no other', async () => {
    const ben = await testServer.register('ben@example.com')
    expect(
      (await testServer.postAs(PROFILE, { nick_name: '  灯台守の娘  ' }, ben)).data,
    ).toMatchObject({
      id: ben.uid,
      nick_name: '灯台守の娘',
    })
    expect((await testServer.getAs(PROFILE, ben)).data).toMatchObject({ nick_name: '灯台守の娘' })
    const session = await testServer.login('ben@example.com', 'secret-1')
    expect(session.data.user_info_resp).toMatchObject({ nick_name: '灯台守の娘' })
    for (const nick_name of ['ab', '月光', 'x'.repeat(21), '   ', 7])
      expect((await testServer.postAs(PROFILE, { nick_name }, ben)).status).toBe(400)
    for (const [language, words] of [
      ['en', 'Nickname (nick_name): It must have 3 to 20 characters.'],
      ['zh', '昵称（nick_name）：长度须为 3 至 20 个字符。'],
      ['ja', 'ニックネーム（nick_name）：3〜20 文字で入力してください。'],
    ] as const) {
      const headers = { 'accept-language': language }
      const told = await testServer.post(
        PROFILE,
        { nick_name: 'ab' },
        { token: ben.token, headers },
      )
      expect(told.desc).toBe(words)
    }
    expect((await testServer.postAs(PROFILE, {}, ben)).status).toBe(400)
  })

  it('[RT12] offers drawn faces, the same in the same round, and takes one', async () => {
    const cleo = await testServer.register('cleo@example.com')
    const faces = async (round: number) =>
      (await testServer.getAs(`${calls.listFaces.path}?round=${round}`, cleo)).data as unknown as {
        seed: string
        avatar: string
      }[]
    const first = await faces(0)
    expect(new Set(first.map(({ seed }) => seed)).size).toBe(12)
    expect(await faces(0)).toEqual(first)
    expect(await faces(1)).not.toEqual(first)
    const chosen = first[3] ?? { seed: '', avatar: '' }
    const told = await testServer.postAs(PROFILE, { avatar_seed: chosen.seed }, cleo)
    expect(told.data.avatar).toBe(chosen.avatar)
    const picture = await testServer.app.inject({ url: new URL(chosen.avatar).pathname })
    expect(picture.headers['content-type']).toBe('image/svg+xml')
    for (const avatar_seed of ['../x', 'A b', '', 'x'.repeat(65)])
      expect((await testServer.postAs(PROFILE, { avatar_seed }, cleo)).status).toBe(400)
  })

  it('[RT12] is changed sixty times an hour', async () => {
    const dora = await testServer.register('dora@example.com')
    for (let i = 0; i < 60; i++)
      expect((await testServer.postAs(PROFILE, { nick_name: `Dora ${i}` }, dora)).status).toBe(200)
    expect(await testServer.postAs(PROFILE, { nick_name: 'Dora' }, dora)).toMatchObject({
      status: 429,
      http: 429,
    })
    testServer.pass(HOUR)
    expect((await testServer.postAs(PROFILE, { nick_name: 'Dora' }, dora)).status).toBe(200)
  })
})

describe('everything of an account', () => {
  it('[RT13] comes as one file with games, logs and published games, without a secret', async () => {
    const eva = await testServer.register('eva@example.com')
    const fred = await testServer.register('fred@example.com')
    const { script, game } = await testServer.publishedGame(eva)
    const other = await testServer.publishedGame(fred)
    const told = await testServer.getAs(EXPORT, eva)
    expect(told).toMatchObject({ status: 200, http: 200 })
    expect(told.data).toMatchObject({
      format: 'lamplight-export',
      account: { uid: eva.uid, email: 'eva@example.com', nick_name: 'Aya' },
      scripts: [{ id: script, status: 2, brief: { idea: expect.stringContaining('lighthouse') } }],
      published_games: [{ game_id: game, script_id: script }],
    })
    const [{ log }] = told.data.scripts as unknown as [{ log: Loose[] }]
    const live = (await testServer.getAs(`${SCRIPTS}/${script}`, eva)).data
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
    expect(log).toHaveLength(Number(live.seq))

    const text = JSON.stringify(told.data)
    const user = await testServer.store
      .selectFrom('user')
      .selectAll()
      .where('uid', '=', eva.uid)
      .executeTakeFirstOrThrow()
    const sessions = await testServer.store
      .selectFrom('session')
      .selectAll()
      .where('uid', '=', eva.uid)
      .execute()
    const secrets = [
      eva.token,
      user.password_hash,
      'argon2',
      ...sessions.flatMap((one) => [one.token_hash, one.client_hash]),
    ]
    for (const secret of [...secrets, fred.uid, 'fred@example.com', other.script, other.game])
      expect(text).not.toContain(secret)
    expect(text).not.toContain('media.invalid')
  })

  it('[RT13] can be had ten times an hour', async () => {
    const gus = await testServer.register('gus@example.com')
    for (let i = 0; i < 10; i++) expect((await testServer.getAs(EXPORT, gus)).status).toBe(200)
    expect(await testServer.getAs(EXPORT, gus)).toMatchObject({ status: 429, http: 429 })
  })
})
