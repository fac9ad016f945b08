import { describe, expect, it } from 'vitest'
import { readRefusal } from '#schemas/wire/refusal.ts'
import { createHttpApi } from '#ui/adapters/api.ts'
import { send, wireTo } from './wire.ts'

const BROKEN = { ok: false, status: 0, desc: '' }

describe('the calls over HTTP', () => {
  it('[LA4] [SV2] [SV3] carry the language and the bare token', async () => {
    const { wire, heard } = await wireTo((response) =>
      send(response, { status: 200, desc: '', data: [] }),
    )
    await createHttpApi(wire).call('listScripts', { query: { page: 2 } })
    expect(heard[0]).toMatchObject({
      method: 'GET',
      url: '/api/auth/h5/scripts?page=2',
      headers: { 'accept-language': 'ja', authorization: 'the-token' },
    })
  })

  it('[SV2] carry no Authorization while nobody is signed in', async () => {
    const { wire, heard } = await wireTo((response) =>
      send(response, { status: 200, desc: '', data: true }),
    )
    const answer = await createHttpApi({ ...wire, token: () => null }).call('userExists', {
      query: { email: 'a+b@example.org' },
    })
    expect(answer).toEqual({ ok: true, data: true, desc: '' })
    expect(heard[0]?.headers.authorization).toBeUndefined()
    expect(heard[0]?.url).toBe('/api/v1/validate/user/exist?email=a%2Bb%40example.org')
  })

  it('[SV1] fill parameters in safely and send a body as JSON', async () => {
    const { wire, heard } = await wireTo((response) =>
      send(response, { status: 200, desc: '', data: { game_id: 'g', url: 'http://here/play/g' } }),
    )
    const api = createHttpApi(wire)
    await api.call('readGame', { params: { id: '../x y' }, query: {} })
    await api.call('publishGame', { body: { id: 's1' } }, { idempotencyKey: 'k1' })
    expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/auth/h5/scripts/..%2Fx%20y',
      'POST /api/auth/h5/scripts/games',
    ])
    expect(heard[1]?.headers['idempotency-key']).toBe('k1')
    expect(JSON.parse(heard[1]?.body ?? '')).toEqual({ id: 's1' })
  })

  it('[SV1] send an empty body where a call has nothing to say', async () => {
    const { wire, heard } = await wireTo((response) =>
      send(response, { status: 200, desc: '', data: {} }),
    )
    await createHttpApi(wire).call('logout', { body: undefined })
    expect(heard[0]).toMatchObject({ method: 'POST', body: '{}' })
    expect(heard[0]?.headers['content-type']).toBe('application/json')
  })

  it.each([
    [200, { status: 409, desc: 'Taken.', data: null }, { status: 409, desc: 'Taken.' }],
    [429, { status: 429, desc: 'Slowly.', data: null }, { status: 429, desc: 'Slowly.' }],
    [500, 'not an envelope', { status: 500, desc: '' }],
  ])('[TO4] HTTP %i with %j is a refusal', async (httpStatus, envelope, refusal) => {
    const { wire, lost } = await wireTo((response) => send(response, envelope, httpStatus))
    const answer = await createHttpApi(wire).call('login', {
      body: { email: 'a@example.org', pwd: 'secret1', oauth_enum: 'EMAIL' },
    })
    expect(answer).toEqual({ ok: false, ...refusal })
    expect(lost).toEqual([])
  })

  it.each([
    [200, 1005],
    [200, 1007],
    [401, 200],
    [401, 400],
  ])(
    '[TO5] [TO6] HTTP %i with body status %i says that the session of this token is gone',
    async (httpStatus, status) => {
      const { wire, lost } = await wireTo((response) =>
        send(response, { status, desc: 'Gone.', data: null }, httpStatus),
      )
      const answer = await createHttpApi(wire).call('listGames', { query: {} })
      expect(answer).toMatchObject({ ok: false, desc: '' })
      expect(lost).toEqual(['the-token'])
    },
  )

  it('[TO5] says so too of a token that is not there any more', async () => {
    const { wire, lost } = await wireTo((response) =>
      send(response, { status: 1005, desc: 'Nobody.', data: null }),
    )
    await createHttpApi({ ...wire, token: () => null }).call('listGames', { query: {} })
    expect(lost).toEqual([null])
  })

  it.each([
    ['text', 'nothing to read'],
    ['another shape', { status: 200, desc: '', data: { title: 'no list' } }],
    ['no envelope', [1, 2, 3]],
  ])('[TO7] an answer of %s is a broken one', async (_, envelope) => {
    const { wire } = await wireTo((response) => send(response, envelope))
    expect(await createHttpApi(wire).call('listGames', { query: {} })).toEqual(BROKEN)
  })

  it.each([null, undefined, 'ok', 1, {}, []])(
    '[LV24] [LG10] an answer that the specification does not show may hold %j',
    async (data) => {
      const { wire } = await wireTo((response) => send(response, { status: 200, desc: '', data }))
      const api = createHttpApi(wire)
      const email = 'a@example.org'
      const mail = { email, send_to_email: email, ticket_use_type: 'REGISTER' } as const
      const reset = { email, pwd: 'secret1', ticket: '1', oauth_enum: 'EMAIL' } as const
      const register = { ...reset, pwd_: 'secret1', nick_name: 'Nell', invite_code: 'x' }
      const bind = { invite_code: 'x', oauth_enum: 'GOOGLE' } as const
      const edit = { id: 's1', base_version: 4, changes: [{ path: 'cover', value: 'x' }] }
      const answers = await Promise.all([
        api.call('requestTicket', { body: mail }),
        api.call('register', { body: register }),
        api.call('resetPassword', { body: reset }),
        api.call('bindInvite', { body: bind }),
        api.call('editScript', { body: edit }),
        api.call('publishGame', { body: { id: 's1' } }),
      ])
      expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => true))
      expect(answers[3]).toEqual({ ok: true, desc: '', data: {} })
      expect(answers[4]).toMatchObject({ data: { script_version: 4 } })
    },
  )

  it('[TO7] a connection that dies is a broken answer, never a throw', async () => {
    const { wire } = await wireTo((response) => response.destroy())
    expect(await createHttpApi(wire).call('listGames', { query: {} })).toEqual(BROKEN)
  })
})

describe('the words of a refusal', () => {
  it.each([
    ['Verification code (ticket): wrong.', 'Verification code: wrong.', 'ticket'],
    ['验证码（ticket）错误或已失效。', '验证码错误或已失效。', 'ticket'],
    ['Two passwords are inconsistent (pwd_).', 'Two passwords are inconsistent.', 'pwd_'],
    [
      'このログイン方法（oauth_enum）には対応していません。',
      'このログイン方法には対応していません。',
      null,
    ],
    ['Taken (for now).', 'Taken (for now).', null],
  ])('[LG61] %s are shown without the names of the wire', (desc, words, field) => {
    expect(readRefusal(desc)).toEqual({ words, field })
  })

  it('[LG61] name the field where the server did', async () => {
    const { wire } = await wireTo((response) =>
      send(response, { status: 400, desc: 'Invite code (invite_code): unknown.', data: null }),
    )
    const answer = await createHttpApi(wire).call('login', {
      body: { email: 'a@example.org', pwd: 'secret1', oauth_enum: 'EMAIL' },
    })
    const refusal = { status: 400, desc: 'Invite code: unknown.', field: 'invite_code' }
    expect(answer).toEqual({ ok: false, ...refusal })
  })

  it('[TO40] are kept where nobody hears of the lost session otherwise', async () => {
    const { wire } = await wireTo((response) =>
      send(response, { status: 1007, desc: 'Expired.', data: null }),
    )
    const api = createHttpApi({ ...wire, onSessionLost: () => false })
    expect(await api.call('logout', { body: {} })).toMatchObject({ desc: 'Expired.' })
  })
})
